import { cx } from "./cx.ts";

export type TraitBarProps = {
  /** The trait's name. */
  label: string;
  /** What the answers tend to, in a word or two. */
  word: string;
  /** Displayed position, 0 to 100. */
  position: number;
  /** Half-width of the uncertainty range, in points. */
  uncertainty: number;
  /** One sentence with all of it, for screen readers. */
  text: string;
  /** Labels of the two ends. */
  lowLabel?: string;
  highLabel?: string;
  /** A second position, drawn hollow; name it in `text` and in a legend. */
  compare?: number;
  className?: string;
};

/** A trait as a position on a line with its uncertainty range; labels instead of numbers. */
export function TraitBar(props: TraitBarProps) {
  const low = Math.max(0, props.position - props.uncertainty);
  const high = Math.min(100, props.position + props.uncertainty);
  return (
    <div className={cx("flex flex-col gap-1", props.className)}>
      <div aria-hidden="true" className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{props.label}</span>
        <span className="text-right font-serif text-lead text-ink italic">{props.word}</span>
      </div>
      {/* Inset by the marker's radius, so that markers at 0 and 100 stay inside. */}
      <div aria-hidden="true" className="px-2.5">
        <svg width="100%" height="24" className="block overflow-visible">
          <line x1="0" x2="100%" y1="12" y2="12" strokeWidth="1.5" className="stroke-line-strong" />
          <line x1="50%" x2="50%" y1="7" y2="17" strokeWidth="1.5" className="stroke-line-strong" />
          <rect
            x={`${low}%`}
            width={`${high - low}%`}
            y="5"
            height="14"
            rx="7"
            className="fill-accent-line opacity-35"
          />
          {props.compare !== undefined && (
            <circle cx={`${props.compare}%`} cy="12" r="7" strokeWidth="2.5" className="fill-raised stroke-ink" />
          )}
          <circle cx={`${props.position}%`} cy="12" r="8" strokeWidth="2" className="fill-accent stroke-raised" />
        </svg>
      </div>
      {(props.lowLabel || props.highLabel) && (
        <div aria-hidden="true" className="flex justify-between gap-4 text-caption text-ink-soft">
          <span>{props.lowLabel}</span>
          <span className="text-right">{props.highLabel}</span>
        </div>
      )}
      <p className="sr-only">{props.text}</p>
    </div>
  );
}
