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
  const advice = paragraphsOf(profile.relational_advice ?? "");
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
      {advice.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="font-serif text-h2 font-semibold">{t("reading.advice")}</h2>
          <div className="max-w-measure">
            {advice.map((paragraph) => (
              <p key={paragraph} className="border-t border-line py-4 text-[1.0938rem] leading-[1.7]">
                {paragraph}
              </p>
            ))}
          </div>
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
