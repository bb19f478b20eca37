import type { ReactNode } from "react";

export type TimelineDay = {
  key: string;
  /** The day as text, in a `time` element. */
  title: ReactNode;
  /** `TimelineEntry` elements. */
  children: ReactNode;
};

/** So many days are always laid out, because they may be on the first screen, where an estimated height would shift. */
const FIRST_DAYS = 10;
const ENTRIES = "m-0 flex list-none flex-col divide-y divide-line p-0";
/**
 * Later days are neither styled nor laid out while out of sight: opening a dialog changes the style of the whole page.
 * The negative margin leaves room for focus outlines, which would be clipped.
 */
const LATER_ENTRIES =
  "-m-2 flex list-none flex-col divide-y divide-line p-2 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]";

/** A list of days, newest first, with their entries; from `sm` the day is in a column of its own. */
export function Timeline({ days }: { days: readonly TimelineDay[] }) {
  return (
    <ol className="m-0 list-none p-0">
      {days.map(({ key, title, children }, at) => (
        <li key={key} className="border-t border-line first:border-t-0 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]">
          <h3 className="pt-4 text-small font-semibold text-ink-soft first-letter:uppercase">{title}</h3>
          <ul className={at < FIRST_DAYS ? ENTRIES : LATER_ENTRIES}>{children}</ul>
        </li>
      ))}
    </ol>
  );
}

/** An entry of a day. */
export function TimelineEntry({ children }: { children: ReactNode }) {
  return <li className="py-4 max-sm:first:pt-1">{children}</li>;
}
