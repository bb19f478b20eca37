import { useTranslation } from "react-i18next";
import type { Profile } from "#domain/profile/contract.ts";
import { EXTENDED_UNCERTAINTY, SHORT_UNCERTAINTY } from "#domain/traits.ts";
import { Advice } from "#web/people/advice.tsx";
import { currentLanguage } from "#web/app/i18n.ts";
import { TraitBars } from "#web/people/trait-bars.tsx";
import { KeySentence, Prose } from "#web/ui/prose.tsx";
import { TuningDrawing } from "#web/ui/tuning-drawing.tsx";
import { extendedCount } from "./own-parts.ts";
import { firstSentences, keySentence, paragraphsOf } from "./split-text.ts";

/** The user's portrait: three sentences, advice, the rest of the summary, and the trait scores it is based on. */
export function ProfileReading({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const language = currentLanguage();
  const [key, after] = keySentence(profile.profile_summary ?? "", language);
  const [more, rest] = firstSentences(after, language, 2);
  const advice = profile.advice_parts;
  return (
    <div className="flex flex-col gap-10">
      <section className="flex flex-col gap-5">
        <TuningDrawing />
        {key && <KeySentence>{key}</KeySentence>}
        {more.length > 0 && (
          <Prose>
            <p>{more.join(" ")}</p>
          </Prose>
        )}
      </section>
      {advice && (
        <section className="flex flex-col gap-4">
          <h2 className="font-serif text-h2 font-semibold">{t("reading.advice")}</h2>
          <Advice parts={advice} />
        </section>
      )}
      {rest && (
        <section className="flex flex-col gap-4">
          <h2 className="font-serif text-h2 font-semibold">{t("common:action.more_on_this")}</h2>
          <Prose>
            {paragraphsOf(rest).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </section>
      )}
      {profile.traits_short && (
        <section className="flex max-w-measure flex-col gap-4">
          <h2 className="font-serif text-h2 font-semibold">{t("traits:title")}</h2>
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
