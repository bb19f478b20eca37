import { useId } from "react";

export type ProgressProps = {
  /** 0 to 100; clamped. */
  value: number;
  /** Accessible name: what is progressing. */
  label: string;
  /** The value in words: "60 percent", "Step 2 of 6". */
  valueText: string;
  /** Shows label and value above the bar. */
  visibleText?: boolean;
  className?: string;
};

const clamp = (value: number) => Math.min(100, Math.max(0, value));

/** A progress bar; animates from 0 on mount. */
export function ProgressBar({ value, label, valueText, visibleText, className }: ProgressProps) {
  const id = useId();
  const shown = clamp(value);
  return (
    <div className={className}>
      {visibleText && (
        <div className="mb-1.5 flex justify-between gap-4 text-small">
          <span id={id} className="font-semibold">
            {label}
          </span>
          <span aria-hidden="true" className="text-ink-soft tabular-nums">
            {valueText}
          </span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={visibleText ? undefined : label}
        aria-labelledby={visibleText ? id : undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown)}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--line)] forced-colors:border"
      >
        <svg aria-hidden="true" width="100%" height="8" className="block origin-left animate-fill">
          <rect width={`${shown}%`} height="8" rx="4" className="fill-accent transition-[width]" />
        </svg>
      </div>
    </div>
  );
}
