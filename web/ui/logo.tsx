import { PRODUCT_NAME } from "#domain/brand.ts";

import { cx } from "./cx.ts";
import { tuningPaths } from "./wave.ts";

/** Two lines converging into one wave. Decorative. */
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

/** Product name with logo; at very large text sizes only the name fits, and the logo is clipped. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        "inline-flex h-8 min-w-0 flex-row-reverse flex-wrap items-center justify-end gap-x-2.5 gap-y-8 overflow-hidden",
        className,
      )}
    >
      <span className="font-serif text-[1.45rem] leading-none font-semibold tracking-[-0.01em]">{PRODUCT_NAME}</span>
      <Logo className="shrink-0" />
    </span>
  );
}
