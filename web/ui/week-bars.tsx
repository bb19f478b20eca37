import { cx } from "./cx.ts";

export type WeekBarsProps = {
  /** One a week, the oldest first; the last week is still running. */
  values: readonly number[];
  className?: string;
};

const HEIGHT = 56;
/** Bars of fewer than this many things do not fill the height: one note is not a mountain. */
const FLOOR = 4;

/** How tall a week's bar is, in pixels; nothing for a week without anything. */
export function barHeight(value: number, values: readonly number[]): number {
  if (value <= 0) return 0;
  return Math.max(6, Math.round((value / Math.max(FLOOR, ...values)) * HEIGHT));
}

/** A row of small bars on a line, one a week; the running week hollow, since more of it is to come. Say it in words beside it. */
export function WeekBars({ values, className }: WeekBarsProps) {
  const step = 100 / Math.max(1, values.length);
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT + 2} className={cx("block", className)}>
      {values.map((value, index) => {
        const height = barHeight(value, values);
        const running = index === values.length - 1;
        return (
          height > 0 && (
            <rect
              key={index}
              x={`${step * (index + 0.2)}%`}
              width={`${step * 0.6}%`}
              y={HEIGHT - height + 1}
              height={height - 1}
              rx="3"
              strokeWidth="1.5"
              className={running ? "fill-accent-soft stroke-accent" : "fill-accent stroke-accent"}
            />
          )
        );
      })}
      <line x1="0" x2="100%" y1={HEIGHT + 1} y2={HEIGHT + 1} className="stroke-line-strong" />
    </svg>
  );
}
