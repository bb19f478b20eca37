import { useId } from "react";

import type { RelationshipType } from "#domain/people/contexts.ts";

import { cx } from "./cx.ts";
import { RELATIONSHIP_LOOK } from "./relationship-look.ts";
import { markShape, wavePath } from "./wave.ts";

export type WaveMarkProps = {
  /** The person's id: the drawing follows from it. */
  id: string;
  type: RelationshipType;
  /** 40, 56 or 88 px. */
  size?: "sm" | "md" | "lg";
  /** The name's first letter, laid over the wave. */
  initial?: string;
  className?: string;
};

const SIZE = { sm: "size-10", md: "size-14", lg: "size-22" };

/** A person's own sign in the circle. Decorative: the name stands beside it. */
export function WaveMark({ id, type, size = "md", initial, className }: WaveMarkProps) {
  const clip = useId();
  const shape = markShape(id);
  const look = RELATIONSHIP_LOOK[type];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cx("shrink-0", SIZE[size], look.text, className)}>
      <clipPath id={clip}>
        <circle cx="24" cy="24" r="24" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="48" height="48" className={SOFT_FILL[type]} />
        <g
          transform={`rotate(${shape.tilt} 24 24) translate(-8 0)`}
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
        >
          <path
            d={wavePath(shape.second, shape.swell, 64, initial ? 30 : 24)}
            strokeWidth="1.4"
            opacity={initial ? 0.45 : 0.75}
          />
          <path
            d={wavePath(shape.first, shape.swell, 64, initial ? 30 : 24)}
            strokeWidth="2.6"
            opacity={initial ? 0.6 : 1}
          />
        </g>
        {initial && (
          <text
            x="24"
            y="31.5"
            textAnchor="middle"
            strokeWidth="7"
            strokeLinejoin="round"
            paintOrder="stroke"
            className={cx("fill-ink font-serif text-[22px] font-semibold", SOFT_STROKE[type])}
          >
            {initial}
          </text>
        )}
      </g>
    </svg>
  );
}

const SOFT_FILL: Record<RelationshipType, string> = {
  Friend: "fill-friend-soft",
  Partner: "fill-partner-soft",
  Family: "fill-family-soft",
  Colleague: "fill-colleague-soft",
  Acquaintance: "fill-acquaintance-soft",
  Other: "fill-other-soft",
};

const SOFT_STROKE: Record<RelationshipType, string> = {
  Friend: "stroke-friend-soft",
  Partner: "stroke-partner-soft",
  Family: "stroke-family-soft",
  Colleague: "stroke-colleague-soft",
  Acquaintance: "stroke-acquaintance-soft",
  Other: "stroke-other-soft",
};
