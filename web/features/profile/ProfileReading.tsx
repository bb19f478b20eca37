import { useTranslation } from "react-i18next";
import type { Profile } from "#domain/profile/contract.ts";
import { EXTENDED_UNCERTAINTY, SHORT_UNCERTAINTY } from "#domain/traits.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { TraitBars } from "#web/lib/trait-bars.tsx";
import { KeySentence, Prose } from "#web/ui/prose.tsx";
import { extendedCount } from "./own-parts.ts";
import { keySentence, paragraphsOf } from "./split-text.ts";

/** One's own portrait as reading: the key sentence, the summary, the advice, and the traits it rests on. */
export function ProfileReading({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const [key, rest] = keySentence(profile.profile_summary ?? "", currentLanguage());
  const [intro, ...tips] = paragraphsOf(profile.relational_advice ?? "");
  return (
    <div className="flex flex-col gap-10">
      {key && (
        <section className="flex flex-col gap-4">
          <KeySentence>{key}</KeySentence>
          {rest && (
            <Prose>
              {paragraphsOf(rest).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          )}
        </section>
      )}
      {intro && (
        <section className="flex flex-col gap-4">
          <h2 className="font-serif text-h2 font-semibold">{t("reading.advice")}</h2>
          <Prose>
            <p>{intro}</p>
          </Prose>
          {tips.length > 0 && (
            <ol className="m-0 flex max-w-measure list-none flex-col p-0">
              {tips.map((tip, index) => (
                <li key={tip} className="flex gap-4 border-t border-line py-4 text-[1.0938rem] leading-[1.7]">
                  <span
                    aria-hidden="true"
                    className="w-4 shrink-0 font-serif text-h3 leading-[1.4] text-accent tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <span>{tip}</span>
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
      {profile.traits_short && (
        <section className="flex max-w-measure flex-col gap-4">
          <h2 className="font-serif text-h2 font-semibold">{t("reading.traits")}</h2>
          <p className="text-small text-ink-soft">
            {profile.traits_full ? t("reading.honest_full", { count: extendedCount() }) : t("reading.honest")}
          </p>
          {profile.traits_full ? (
            <TraitBars
              traits={profile.traits_full}
              of="self_full"
              uncertainty={(trait) => EXTENDED_UNCERTAINTY[trait]}
            />
          ) : (
            <TraitBars traits={profile.traits_short} of="self" uncertainty={() => SHORT_UNCERTAINTY} />
          )}
        </section>
      )}
    </div>
  );
}
