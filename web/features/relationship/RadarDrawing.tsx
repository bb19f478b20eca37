import type { TraitGap } from "#domain/profiling/compare.ts";
import { TRAITS, type Trait } from "#domain/traits.ts";
import { cx } from "#web/ui/cx.ts";
import { closedCurve, makeRadar } from "./radar-geometry.ts";

const RINGS = [0, 25, 50, 75, 100];
const RADIUS = 100;
/** Half the width of the viewBox; the labels are placed outside of it. */
const HALF = 110;

export interface RadarDrawingProps {
  traits: readonly TraitGap[];
  labels: (trait: Trait) => string;
}

/**
 * Radar chart with two closed curves: the other person's solid, the user's dashed on top, so that both are visible
 * where they overlap. Hidden from assistive technology; the parent renders the text alternative.
 */
export function RadarDrawing({ traits, labels }: RadarDrawingProps) {
  const radar = makeRadar(RADIUS);
  const own = traits.map((gap) => radar.at(gap.trait, gap.own));
  const theirs = traits.map((gap) => radar.at(gap.trait, gap.other));
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-120 pt-7 pb-3 sm:max-w-140">
      <svg
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        className="mx-auto block h-auto w-[56%] animate-fade-in overflow-visible sm:w-[50%]"
      >
        <g fill="none" className="stroke-line">
          {RINGS.map((ring) => (
            <circle
              key={ring}
              r={radar.ring(ring)}
              strokeWidth={ring === 50 ? 1.5 : 1}
              className={cx(ring === 50 && "stroke-line-strong")}
            />
          ))}
          {TRAITS.map((trait) => {
            const [inner, outer] = [radar.at(trait, 0), radar.at(trait, 100)];
            return <line key={trait} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />;
          })}
        </g>
        <path d={closedCurve(theirs)} strokeWidth="3" className="fill-accent-line/15 stroke-accent" />
        <path d={closedCurve(own)} fill="none" strokeWidth="2" strokeDasharray="6 4.5" className="stroke-ink" />
        {traits.map(({ trait }, index) => (
          <g key={trait}>
            <circle
              cx={theirs[index]!.x}
              cy={theirs[index]!.y}
              r="5.5"
              strokeWidth="2"
              className="fill-accent stroke-paper"
            />
            <circle cx={own[index]!.x} cy={own[index]!.y} r="4" strokeWidth="2" className="fill-paper stroke-ink" />
          </g>
        ))}
      </svg>
      {TRAITS.map((trait) => (
        <span key={trait} className={cx("absolute text-caption leading-tight font-semibold", LABEL[trait])}>
          {labels(trait)}
        </span>
      ))}
    </div>
  );
}

/** Positions of the labels outside their axes; those at the sides wrap within the margin. */
const LABEL: Record<Trait, string> = {
  O: "top-1 left-1/2 w-40 -translate-x-1/2 text-center",
  C: "top-[36%] left-[78%] w-[22%] sm:left-[75%] sm:w-[25%]",
  E: "bottom-0 left-[54%] w-[36%] text-center sm:left-[50%]",
  A: "bottom-0 right-[54%] w-[36%] text-center sm:right-[50%]",
  N: "top-[36%] right-[78%] w-[22%] text-right sm:right-[75%] sm:w-[25%]",
};
