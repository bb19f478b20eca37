import { useTranslation } from "react-i18next";
import { compareTraits, type TraitGap } from "#domain/profiling/compare.ts";
import { traitBand, type Trait, type TraitScores } from "#domain/traits.ts";
import { RadarDrawing } from "./RadarDrawing.tsx";

export interface ComparisonRadarProps {
  /** Trait means of the extended form, 1 to 5, of the user (`own`) and of the other person (`theirs`). */
  own: TraitScores;
  theirs: TraitScores;
  name: string;
}

/** Compares the user's trait profile with another person's, as a radar chart and in words. */
export function ComparisonRadar({ own, theirs, name }: ComparisonRadarProps) {
  const { t } = useTranslation(["relationship", "traits"]);
  const traits = compareTraits("full", own, theirs);
  const gaps = traits.filter(({ notable }) => notable);
  function inWords({ trait, gap, notable }: TraitGap): string {
    const [mine, other] = [traitBand(own[trait]), traitBand(theirs[trait])];
    const words = {
      trait: t(`traits:name.${trait}`),
      own: t(`traits:band.${mine}`),
      theirs: t(`traits:band.${other}`),
      name,
    };
    if (mine !== other || !notable) return t("radar.sentence", words);
    return t(gap > 0 ? "radar.same_band_theirs" : "radar.same_band_own", words);
  }
  return (
    <figure className="m-0 flex flex-col gap-5">
      <RadarDrawing traits={traits} labels={(trait: Trait) => t(`radar.axis.${trait}`)} />
      <ul aria-hidden="true" className="m-0 flex list-none flex-wrap justify-center gap-x-6 gap-y-2 p-0 text-small">
        <LegendEntry look="theirs">{name}</LegendEntry>
        <LegendEntry look="own">{t("radar.you")}</LegendEntry>
        <li className="text-ink-soft">{t("radar.scale")}</li>
      </ul>
      <figcaption className="flex flex-col gap-4">
        <div className="sr-only">
          <p>{t("radar.text", { name })}</p>
          <ul>
            {traits.map((gap) => (
              <li key={gap.trait}>{inWords(gap)}</li>
            ))}
          </ul>
        </div>
        {gaps.length > 0 ? (
          <div className="flex flex-col gap-2">
            <p className="font-semibold">{t("radar.talk", { count: gaps.length })}</p>
            <ul className="m-0 flex list-none flex-col p-0">
              {gaps.map((gap) => (
                <li key={gap.trait} className="border-t border-line py-2 break-words">
                  {inWords(gap)}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p>{t("radar.close")}</p>
        )}
        <p className="text-small text-ink-soft">{t("radar.honest", { name })}</p>
      </figcaption>
    </figure>
  );
}

function LegendEntry({ look, children }: { look: "own" | "theirs"; children: string }) {
  const own = look === "own";
  return (
    <li className="flex min-w-0 items-center gap-2">
      <svg width="34" height="14" className="shrink-0">
        <line
          x1="1"
          x2="33"
          y1="7"
          y2="7"
          strokeWidth={own ? 2 : 3}
          strokeDasharray={own ? "5 4" : undefined}
          className={own ? "stroke-ink" : "stroke-accent"}
        />
        <circle
          cx="17"
          cy="7"
          r="4.5"
          strokeWidth="2"
          className={own ? "fill-paper stroke-ink" : "fill-accent stroke-paper"}
        />
      </svg>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
