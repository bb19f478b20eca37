import { useId } from "react";

import type { RelationshipType } from "#domain/people/contexts.ts";

import { cx } from "./cx.ts";
import { RELATIONSHIP_LOOK } from "./relationship-look.ts";
import { markShape, ringPaths, wavePath, type MarkShape } from "./wave.ts";

export type WaveMarkProps = {
  /** The person's id, from which the shape is derived. */
  id: string;
  type: RelationshipType;
  /** 40, 56 or 88 px. */
  size?: "sm" | "md" | "lg";
  /** The first letter of the name; the waves then form a ring around it. */
  initial?: string | undefined;
  className?: string | undefined;
};

export const MARK_SIZE = { sm: "size-10", md: "size-14", lg: "size-22" };

/** A person's generated mark. Decorative: the name is next to it. */
export function WaveMark({ id, type, size = "md", initial, className }: WaveMarkProps) {
  const clip = useId();
  const shape = markShape(id);
  const look = RELATIONSHIP_LOOK[type];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cx("shrink-0", MARK_SIZE[size], look.text, className)}>
      <clipPath id={clip}>
        <circle cx="24" cy="24" r="24" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="48" height="48" className={SOFT_FILL[type]} />
        <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
          {initial ? <Ring shape={shape} /> : <Waves shape={shape} />}
        </g>
        {initial && (
          <text x="24" y="31" textAnchor="middle" className="fill-ink font-serif text-[20px] font-semibold">
            {initial}
          </text>
        )}
      </g>
    </svg>
  );
}

function Waves({ shape }: { shape: MarkShape }) {
  return (
    <g transform={`rotate(${shape.tilt} 24 24) translate(-8 0)`}>
      <path d={wavePath(shape.second, shape.swell, 64, 24)} strokeWidth="1.4" opacity={0.75} />
      <path d={wavePath(shape.first, shape.swell, 64, 24)} strokeWidth="2.6" />
    </g>
  );
}

function Ring({ shape }: { shape: MarkShape }) {
  const { first, second } = ringPaths(shape, 24);
  return (
    <>
      <path d={second} strokeWidth="1.1" opacity={0.6} />
      <path d={first} strokeWidth="2" />
    </>
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
