import { cx } from "./cx.ts";
import { tuningPaths } from "./wave.ts";

/** Two lines converging into one wave, for empty states and results. Decorative. */
export function TuningDrawing({ className }: { className?: string }) {
  const { lead, follow } = tuningPaths(236, 56, { cycles: 3.5, gap: 6 });
  return (
    <svg viewBox="-2 -2 240 60" aria-hidden="true" className={cx("h-auto w-60 max-w-full", className)}>
      <g fill="none" strokeLinecap="round" strokeWidth="2.4">
        <path d={follow} className="stroke-accent-line" />
        <path d={lead} className="stroke-ink" />
      </g>
    </svg>
  );
}
