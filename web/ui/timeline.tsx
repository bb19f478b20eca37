import type { ReactNode } from "react";

export type TimelineDay = {
  key: string;
  /** The day as text, in a `time` element. */
  title: ReactNode;
  /** `TimelineEntry` elements. */
  children: ReactNode;
};

/**
 * Days out of sight are neither styled nor laid out: opening a dialog changes the style of the whole page. The negative
 * margin leaves room for focus outlines, which would be clipped.
 */
const ENTRIES =
  "-m-2 flex list-none flex-col divide-y divide-line p-2 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]";

/** A list of days, newest first, with their entries; from `sm` the day is in a column of its own. */
export function Timeline({ days }: { days: readonly TimelineDay[] }) {
  return (
    <ol className="m-0 list-none p-0">
      {days.map(({ key, title, children }) => (
        <li key={key} className="border-t border-line first:border-t-0 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]">
          <h3 className="pt-4 text-small font-semibold text-ink-soft first-letter:uppercase">{title}</h3>
          <ul className={ENTRIES}>{children}</ul>
        </li>
      ))}
    </ol>
  );
}

/** An entry of a day. */
export function TimelineEntry({ children }: { children: ReactNode }) {
  return <li className="py-4 max-sm:first:pt-1">{children}</li>;
}
