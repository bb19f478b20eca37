import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { AdviceParts } from "#domain/advice.ts";
import { KeySentence } from "#web/ui/prose.tsx";

/** A person's texts, parted for reading. */
export interface Portrait {
  /** The sentence worth keeping, after the one that says whose view this is. */
  keySentence: string;
  /** The one after it. */
  third: string;
  /** The rest of the summary, in paragraphs. */
  rest: readonly string[];
  /** Advice on this relationship. */
  tips: AdviceParts | null;
}

/** How the user sees a person, in the one sentence worth keeping. */
export function PersonaPortrait({ name, keySentence }: { name: string; keySentence: string }) {
  const { t } = useTranslation("persona");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t("profiling:summary.title", { name })}
      </h2>
      <KeySentence>{keySentence}</KeySentence>
    </section>
  );
}
