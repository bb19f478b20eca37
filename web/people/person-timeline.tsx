import type { ReactNode } from "react";
import { Timeline, TimelineEntry } from "#web/ui/timeline.tsx";
import { currentLanguage } from "#web/app/i18n.ts";
import { shortDay } from "#web/format/short-day.ts";
import { byDay } from "#web/format/timeline-days.ts";

/** An entry on a person's timeline. */
export interface Moment {
  id: string;
  /** ISO time. */
  at: string;
  content: ReactNode;
}

/** A person's entries by day, newest first. */
export function PersonTimeline({ moments }: { moments: readonly Moment[] }) {
  const language = currentLanguage();
  return (
    <Timeline
      days={byDay(moments).map(({ day, entries }) => ({
        key: day,
        title: <time dateTime={day}>{shortDay(entries[0]!.at, language)}</time>,
        children: entries.map(({ id, content }) => <TimelineEntry key={id}>{content}</TimelineEntry>),
      }))}
    />
  );
}
