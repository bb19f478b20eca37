import { cx } from "./cx.ts";

export type WeekBarsProps = {
  /** One value per week, oldest first; the last week is the current one. */
  values: readonly number[];
  className?: string;
};

const HEIGHT = 56;
/** The scale's minimum upper bound, so that a single item does not fill the height. */
const FLOOR = 4;

/** Height of a week's bar in pixels; 0 for an empty week. */
export function barHeight(value: number, values: readonly number[]): number {
  if (value <= 0) return 0;
  return Math.max(6, Math.round((value / Math.max(FLOOR, ...values)) * HEIGHT));
}

/**
 * A bar chart with one bar per week; the current, incomplete week is hollow. Decorative: also give the values in text.
 */
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
