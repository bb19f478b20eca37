import { Link } from "@tanstack/react-router";
import { HeartHandshake } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SAFETY_NOTE } from "#domain/relationship/content.tips.safety-note.ts";
import { HelplineList } from "#web/lib/helpline-list.tsx";
import { currentLanguage } from "#web/lib/i18n.ts";
import { buttonClass } from "#web/ui/button-class.ts";

/**
 * What comes first after an answer about fear, threat or control: the reviewed note and the lines to call, and a quick
 * way off the page. No model has a hand in it.
 */
export function SafetyNote({ country }: { country: string | null }) {
  const { t } = useTranslation("relationship");
  const language = currentLanguage();
  return (
    <section
      aria-labelledby="safety"
      className="flex flex-col gap-5 rounded-lg border border-line-strong bg-notice-soft p-5 sm:p-8"
    >
      <h2 id="safety" className="flex items-start gap-3 font-serif text-h2 leading-snug font-semibold">
        <HeartHandshake aria-hidden="true" className="mt-1 size-7 shrink-0 text-notice" />
        {SAFETY_NOTE.title[language]}
      </h2>
      <div className="flex max-w-measure flex-col gap-4 text-[1.0938rem] leading-[1.7]">
        {SAFETY_NOTE.paragraphs.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
      </div>
      <div className="flex max-w-measure flex-col gap-3">
        <HelplineList kind="abuse" country={country} />
      </div>
      <Link to="/home" replace className={`${buttonClass()} self-start max-sm:w-full`}>
        {t("snapshot.leave")}
      </Link>
    </section>
  );
}
