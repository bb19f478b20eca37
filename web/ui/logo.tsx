import { PRODUCT_NAME } from "#domain/brand.ts";

import { cx } from "./cx.ts";
import { tuningPaths } from "./wave.ts";

/** Two lines that find the same wave. Decorative. */
export function Logo({ className }: { className?: string }) {
  const { lead, follow } = tuningPaths(46, 30, { cycles: 1.5, gap: 6.5 });
  return (
    <svg viewBox="-2 -1 50 32" aria-hidden="true" className={cx("h-7 w-auto", className)}>
      <g fill="none" strokeLinecap="round" strokeWidth="3.2">
        <path d={follow} className="stroke-accent-line" />
        <path d={lead} className="stroke-ink" />
      </g>
    </svg>
  );
}

/** The mark with the product's name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cx("inline-flex min-w-0 items-center gap-2.5", className)}>
      {/* Where the letters are very large the mark gives way. */}
      <Logo className="min-w-0 shrink" />
      <span className="font-serif text-[1.45rem] leading-none font-semibold tracking-[-0.01em]">{PRODUCT_NAME}</span>
    </span>
  );
}
