import { checkSafety } from "#domain/safety/check.ts";
import { plainWords } from "#domain/coaching/clean.ts";
import type { CoachInteraction, CoachNote, CoachSource } from "#domain/coaching/reply-types.ts";
import { dayIn, daysIn, type DayMention } from "./days.ts";
import { sentencesOf, type Sentence } from "./sentences.ts";
import { indexOf, type TextIndex } from "./text-index.ts";
import { fold } from "./words.ts";

export type FactInteraction = CoachInteraction & { interaction_date?: Date | string | null };

/** A text that facts are extracted from. */
export interface FactText {
  source: CoachSource;
  content: string;
  /** Days since the epoch. */
  written: number;
  kind: "note" | "plan" | "outcome" | "message";
  /** The day on which a plan was carried out. */
  done?: number;
}

/** A sentence and its context. */
export interface Entry {
  sentence: Sentence;
  text: FactText;
  /** Position in its text. */
  index: number;
  /** All sentences of its text. */
  all: readonly Sentence[];
}

/** The sentences of one text, and an index of its words. */
interface Passage {
  entries: readonly Entry[];
  index: TextIndex;
}

export interface Corpus {
  texts: readonly FactText[];
  entries: readonly Entry[];
  passages: readonly Passage[];
  /** Names in the texts, folded. */
  names: ReadonlySet<string>;
}

export interface CorpusInput {
  notes: readonly CoachNote[];
  interactions: readonly FactInteraction[];
  messages?: readonly { content: string; created_at: Date | string }[];
  time_zone?: string;
}

const MOST_TEXTS = 1000;

/** All texts, the newest first. */
function textsOf({ notes, interactions, messages, time_zone }: CorpusInput): FactText[] {
  const day = (moment: Date | string) => dayIn(moment, time_zone);
  const texts: FactText[] = notes.slice(0, MOST_TEXTS).map(({ id, content, created_at }) => ({
    source: { kind: "note", id },
    content,
    written: day(created_at),
    kind: "note",
  }));
  for (const one of interactions.slice(0, MOST_TEXTS)) {
    const source: CoachSource = { kind: "interaction", id: one.id };
    const happened = day(one.interaction_date ?? one.created_at);
    if (one.result_summary) texts.push({ source, content: one.result_summary, written: happened, kind: "outcome" });
    if (one.objectives)
      texts.push({
        source,
        content: one.objectives,
        written: day(one.created_at),
        kind: "plan",
        ...(one.status === "completed" ? { done: happened } : {}),
      });
  }
  for (const { content, created_at } of messages ?? [])
    texts.push({ source: { kind: "message" }, content, written: day(created_at), kind: "message" });
  return texts.toSorted((x, y) => y.written - x.written);
}

export function corpusOf(told: CorpusInput): Corpus {
  const texts = textsOf(told);
  const names = new Set<string>();
  const passages: Passage[] = [];
  for (const text of texts) {
    const all = sentencesOf(text.content, plainWords);
    const index = indexOf(all);
    for (const name of index.names) names.add(name);
    // The user's own questions contain no answers.
    const kept = all
      .map((sentence, at): Entry => ({ sentence, text, index: at, all }))
      .filter(({ sentence }) => text.kind !== "message" || !sentence.isQuestion);
    if (kept.length > 0) passages.push({ entries: kept, index });
  }
  return { texts, passages, entries: passages.flatMap(({ entries }) => entries), names };
}

/** “Her 75th on the 17th. We gave her a cake.”: a sentence without a verb is in the past if the others are. */
function isInPast({ tense, folded }: Sentence, all: readonly Sentence[]): boolean {
  return (
    tense === "present" &&
    folded.length < 50 &&
    /\b(?:birthday|party|anniversary|compleanno|festa|\d{2}(?:st|nd|rd|th)) (?:was )?(?:on|il|l')\b/.test(folded) &&
    all.some((other) => other.tense === "past") &&
    all.every((other) => other.tense !== "future")
  );
}

const resolved = new WeakMap<Sentence, { written: number; days: DayMention[] }>();

/** The days an entry speaks of. */
export function daysOf({ sentence, text, all }: Entry): readonly DayMention[] {
  const found = resolved.get(sentence);
  if (found && found.written === text.written) return found.days;
  let days = daysIn(sentence.folded, text.written, sentence.tense === "past" || isInPast(sentence, all));
  if (days.length > 0 && sentence.clauses.some(({ past }) => past !== (sentence.tense === "past"))) {
    // Each day by its own clause: “Mum rang, she has a checkup on 2 December”.
    const ahead = daysIn(sentence.folded, text.written, false);
    days = days.map((day, at) => {
      const clause = sentence.clauses.find(({ to }) => day.start < sentence.tokens[to - 1]!.end);
      return clause && !clause.past && ahead[at]?.start === day.start ? ahead[at] : day;
    });
  }
  resolved.set(sentence, { written: text.written, days });
  return days;
}

const alarming = new Map<string, boolean>();
const MOST_CHECKED = 2000;

/** Whether a text alarms the safety check: it is never quoted in passing. */
export function isAlarming(content: string): boolean {
  const found = alarming.get(content);
  if (found !== undefined) return found;
  if (alarming.size >= MOST_CHECKED) alarming.clear();
  const level = checkSafety(content)?.level === "alarm";
  alarming.set(content, level);
  return level;
}

/** The words a person is called by. */
export function nameWords(name: string): Set<string> {
  return new Set(
    fold(plainWords(name))
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  );
}

/** Those words, their genitives without an apostrophe, and short forms that the texts have: “Bea”, “Tommi”. */
export function nameVariants(words: ReadonlySet<string>, names: ReadonlySet<string>): Set<string> {
  const called = new Set(words);
  for (const word of words) {
    if (word.length > 2 && !word.endsWith("s") && !names.has(`${word}s`)) called.add(`${word}s`);
    if (word.length < 4) continue;
    for (const name of names) {
      const base = name.replace(/(?:ie|[iy])$/, "");
      const isShort = name.length > 2 && name.length < word.length && word.startsWith(name);
      const isPet = base !== name && base.length > 2 && word.startsWith(base) && name.length <= word.length;
      if (isShort || isPet) called.add(name);
    }
  }
  return called;
}
