import { useTranslation } from "react-i18next";
import { SHORT_UNCERTAINTY, traitBand, traitPosition, TRAITS, type TraitScores } from "#domain/traits.ts";
import { TraitBar } from "#web/ui/trait-bar.tsx";

/** The five traits of the short form, each as a place on a line with how unsure one answer is. */
export function TraitBars({ traits }: { traits: TraitScores }) {
  const { t } = useTranslation("profile");
  return (
    <div className="flex flex-col gap-6">
      {TRAITS.map((trait) => {
        const label = t(`traits.${trait}.name`);
        const word = t(`band.${traitBand(traits[trait])}`);
        const lowLabel = t(`traits.${trait}.low`);
        const highLabel = t(`traits.${trait}.high`);
        return (
          <TraitBar
            key={trait}
            label={label}
            word={word}
            position={traitPosition(traits[trait])}
            uncertainty={SHORT_UNCERTAINTY}
            lowLabel={lowLabel}
            highLabel={highLabel}
            text={t("traits.sentence", { label, word, lowLabel, highLabel })}
          />
        );
      })}
    </div>
  );
}
