import { cx } from "./cx.ts";

/** A loading placeholder; set its size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("max-w-full animate-breathe rounded-md bg-sunk", className)} />;
}

const WIDTHS = ["w-full", "w-11/12", "w-4/5", "w-full", "w-2/3"];

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cx("flex flex-col gap-2.5", className)}>
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} className={cx("h-4", WIDTHS[i % WIDTHS.length])} />
      ))}
    </div>
  );
}
