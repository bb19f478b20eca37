import { useTranslation } from "react-i18next";
import { traitBand, traitPosition, TRAITS, type Trait, type TraitScores } from "#domain/traits.ts";
import { TraitBar } from "#web/ui/trait-bar.tsx";

export interface TraitBarsProps {
  /** Means, 1 to 5. */
  traits: TraitScores;
  /** Whose traits: the labels at the ends depend on the questionnaire. */
  of: "self" | "self_full" | "person";
  /** Half-width of a trait's uncertainty range, in points of the displayed position. */
  uncertainty: (trait: Trait) => number;
}

/** The five traits, each as a position with its uncertainty. */
export function TraitBars({ traits, of, uncertainty }: TraitBarsProps) {
  const { t } = useTranslation("traits");
  return (
    <div className="flex flex-col gap-6">
      {TRAITS.map((trait) => {
        const label = t(`name.${trait}`);
        const word = t(`band.${traitBand(traits[trait])}`);
        const lowLabel = t(`ends.${of}.${trait}.low`);
        const highLabel = t(`ends.${of}.${trait}.high`);
        return (
          <TraitBar
            key={trait}
            label={label}
            word={word}
            position={traitPosition(traits[trait])}
            uncertainty={uncertainty(trait)}
            lowLabel={lowLabel}
            highLabel={highLabel}
            text={t("sentence", { label, word, lowLabel, highLabel })}
          />
        );
      })}
      <p className="text-small text-ink-soft">{t("no_percentiles")}</p>
    </div>
  );
}
