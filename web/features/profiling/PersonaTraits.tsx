import { useTranslation } from "react-i18next";
import { SHORT_UNCERTAINTY, traitBand, traitPosition, TRAITS, type TraitScores } from "#domain/traits.ts";
import { TraitBar } from "#web/ui/trait-bar.tsx";

/** The five traits as the short questions about a person place them, each with how unsure one answer is. */
export function PersonaTraits({ traits }: { traits: TraitScores }) {
  const { t } = useTranslation("persona");
  return (
    <div className="flex flex-col gap-6">
      {TRAITS.map((trait) => {
        const label = t(`profile:traits.${trait}.name`);
        const word = t(`profile:band.${traitBand(traits[trait])}`);
        const lowLabel = t(`portrait.ends.${trait}.low`);
        const highLabel = t(`portrait.ends.${trait}.high`);
        return (
          <TraitBar
            key={trait}
            label={label}
            word={word}
            position={traitPosition(traits[trait])}
            uncertainty={SHORT_UNCERTAINTY}
            lowLabel={lowLabel}
            highLabel={highLabel}
            text={t("profile:traits.sentence", { label, word, lowLabel, highLabel })}
          />
        );
      })}
    </div>
  );
}
