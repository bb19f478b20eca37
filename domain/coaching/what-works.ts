import type { Bilingual, Language } from "#domain/language.ts";
import { nameInText, shorten } from "./clean.ts";
import * as content from "./content.works.ts";
import { fragment, tone, type Tone } from "./evidence.ts";
import { flatten } from "./intent.ts";
import { interactionDanger } from "./outcome-care.ts";
import { fill, lowerFirst } from "./text.ts";

export interface WorksInteraction {
  id: string;
  objectives: string;
  avoid: string | null;
  feeling: string | null;
  expectation: string | null;
  planned_date: string | null;
  result_summary: string;
}

interface WorksInput {
  language: Language;
  persona: { name: string };
  /** Completed interactions with the person, newest first. */
  completed: readonly WorksInteraction[];
}

export interface WorksLine {
  text: string;
  interaction_ids: string[];
}

/** Minimum number of outcomes for a conclusion. */
const MIN_OUTCOMES = 2;
const MAX_LINES = 4;
const MAX_QUOTE_LENGTH = 60;

/** Minimum ratio of good to hard outcomes for “mostly well”. */
const MIN_RATIO = 2;

interface Judged extends WorksInteraction {
  mood: Tone;
}

/**
 * What the outcomes with one person have in common, each line with its interactions, best supported first. Empty with
 * fewer than two outcomes, and if any raises an alarm: keeping the peace with somebody one fears is no advice.
 */
export function whatWorks({ language, persona, completed }: WorksInput): WorksLine[] {
  if (completed.length < MIN_OUTCOMES) return [];
  if (completed.some((one) => interactionDanger(one) !== null)) return [];
  const judged = completed.map((one) => ({ ...one, mood: tone(one.result_summary) }));
  const name = nameInText(persona.name, language);
  const say = (text: Bilingual, values: Record<string, string> = {}) => fill(text[language], { name, ...values });

  const lines: WorksLine[] = [
    ...better(judged, language, say),
    ...groups(judged, say).flatMap((group) => shared(group, language, say)),
  ].toSorted((x, y) => y.interaction_ids.length - x.interaction_ids.length);
  // Lines from the same interactions would repeat each other.
  const known = new Set<string>();
  const distinct = lines.filter(({ interaction_ids }) => {
    const key = interaction_ids.toSorted().join();
    return !known.has(key) && known.add(key);
  });
  return [...distinct, ...lastGood(judged, language, say), ...allTold(judged, say)].slice(0, MAX_LINES);
}

type Say = (text: Bilingual, values?: Record<string, string>) => string;

interface Group {
  /** “when you had planned to say thank you” */
  when: string;
  members: Judged[];
}

function groups(judged: readonly Judged[], say: Say): Group[] {
  const planned = content.ACTIONS.map(({ match, clause }) => ({
    when: say(content.PLANNED, { clause: say(clause) }),
    members: judged.filter(({ objectives }) => isPlanned(flatten(objectives), match)),
  }));
  const { dated, feared, hoped } = content.PREPARED;
  const prepared = [
    { when: say(dated), members: judged.filter(({ planned_date }) => planned_date !== null) },
    { when: say(feared), members: judged.filter(({ avoid }) => avoid !== null) },
    { when: say(hoped), members: judged.filter(({ feeling }) => feeling !== null) },
  ];
  // A group of all outcomes says nothing.
  return [...planned, ...prepared.filter(({ members }) => members.length < judged.length)];
}

function isPlanned(action: string, match: RegExp): boolean {
  return [...action.matchAll(match)].some(({ index }) => !content.RULED_OUT.test(action.slice(0, index)));
}

function shared({ when, members }: Group, language: Language, say: Say): WorksLine[] {
  const good = members.filter(({ mood }) => mood === "good");
  const hard = members.filter(({ mood }) => mood === "hard");
  const line = (text: Bilingual, counted: readonly Judged[], other: readonly Judged[] = []) => ({
    text: say(text, {
      when,
      times: times(counted.length, language),
      else_times: lowerFirst(times(other.length, language)),
    }),
    interaction_ids: [...counted, ...other].map(({ id }) => id),
  });
  if (good.length >= MIN_OUTCOMES && hard.length === 0) return [line(content.WENT_WELL, good)];
  if (good.length >= MIN_OUTCOMES && good.length >= MIN_RATIO * hard.length)
    return [line(content.WENT_MOSTLY_WELL, good, hard)];
  if (hard.length >= MIN_OUTCOMES && good.length === 0) return [line(content.WAS_HARD, hard)];
  return [];
}

function better(judged: readonly Judged[], language: Language, say: Say): WorksLine[] {
  const found = judged.filter(({ mood, expectation }) => mood === "good" && tone(expectation ?? "") === "hard");
  if (found.length < MIN_OUTCOMES) return [];
  const text = say(content.BETTER_THAN_EXPECTED, { times: times(found.length, language) });
  return [{ text, interaction_ids: found.map(({ id }) => id) }];
}

function lastGood(judged: readonly Judged[], language: Language, say: Say): WorksLine[] {
  const good = judged.filter(({ mood }) => mood === "good").slice(0, 2);
  const [first, second] = good.map(({ objectives }) => quotation(objectives, language));
  if (!first || !second || first === second) return [];
  return [{ text: say(content.LAST_GOOD, { first, second }), interaction_ids: good.map(({ id }) => id) }];
}

function allTold(judged: readonly Judged[], say: Say): WorksLine[] {
  const count = (mood: Tone) => judged.filter((one) => one.mood === mood).length;
  if (count("good") + count("hard") < MIN_OUTCOMES) return [];
  const text = count("plain") > 0 ? content.ALL_TOLD : content.ALL_TOLD_CLEAR;
  const values = { count: String(judged.length), good: String(count("good")), hard: String(count("hard")) };
  return [{ text: say(text, values), interaction_ids: judged.map(({ id }) => id) }];
}

function times(count: number, language: Language): string {
  return content.TIMES[count]?.[language] ?? fill(content.MANY_TIMES[language], { n: String(count) });
}

function quotation(text: string, language: Language): string | null {
  const quote = shorten(fragment(text, new Set()), MAX_QUOTE_LENGTH).replace(/[\s.,;:]+$/, "");
  if (!/\p{L}{2}/u.test(quote)) return null;
  return language === "it" ? `«${quote}»` : `“${quote}”`;
}
