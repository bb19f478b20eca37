import { plainWords } from "#domain/coaching/clean.ts";
import type { CoachSource } from "#domain/coaching/reply-types.ts";
import { isAlarming, corpusOf, type CorpusInput } from "./corpus.ts";
import { dateOf, dayIn } from "./days.ts";
import { futureDays } from "./events.ts";
import { quoteOf } from "./say.ts";

/** All texts about one person. */
export interface ComingInput extends CorpusInput {
  persona: { name: string };
  now: Date;
}

/** Something on a future day. */
export interface ComingEvent {
  /** `2026-12-05` */
  day: string;
  /** The sentence it was read from, as written. */
  text: string;
  /** The note or the planned interaction to open. */
  source: CoachSource;
  kind: "note" | "interaction";
}

const MOST = 20;

/**
 * What is coming up for the user and this person from today on, in order: days mentioned in notes (“next Friday” counts
 * from the day of the note), birthdays within two months, and planned interactions with a date. Notes that alarm the
 * safety check are left out.
 */
export function comingEvents(input: ComingInput): ComingEvent[] {
  try {
    const today = dayIn(input.now, input.time_zone);
    const corpus = corpusOf({ ...input, messages: [] });
    const planned = input.interactions
      .filter(({ status, interaction_date }) => status === "planned" && interaction_date)
      .map((one) => ({ one, day: dayIn(one.interaction_date!, input.time_zone) }))
      .filter(({ one, day }) => day >= today && !isAlarming(one.objectives))
      .map(({ one, day }) => ({
        at: day,
        text: plainWords(one.objectives),
        source: { kind: "interaction", id: one.id } satisfies CoachSource,
        kind: "interaction" as const,
      }));
    const told = futureDays(corpus, today)
      .filter(({ entry, day }) => day !== null && entry.text.kind === "note" && !isAlarming(entry.text.content))
      .map(({ entry, day }) => ({
        at: day!,
        text: plainWords(quoteOf(entry)),
        source: entry.text.source,
        kind: "note" as const,
      }));
    return [...planned, ...told]
      .toSorted((x, y) => x.at - y.at)
      .slice(0, MOST)
      .map(({ at, ...event }) => ({ day: dateOf(at).toISOString().slice(0, 10), ...event }));
  } catch {
    // A bug that an unforeseen text triggers must not break the page.
    return [];
  }
}
