import { tellsOfDeathOf, tellsOfLoss } from "#domain/coaching/grief.ts";
import { outcomeMeaning } from "#domain/coaching/outcome-meaning.ts";
import { countWords, fill } from "#domain/coaching/text.ts";
import type { Language } from "#domain/language.ts";
import { keepInTouch } from "#domain/people/keep-in-touch.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { SINCE, SPANS } from "./content.look-back.ts";
import type { LookBack, LookBackPlan } from "./contract.ts";
import { dayIn, dayNumber, isoDay, localDay } from "./days.ts";
import { anniversaries, lookBackDay, lookBackEnd } from "./look-back-days.ts";
import { lookBackOpening } from "./look-back-opening.ts";
import { chooseQuestion, questionText } from "./look-back-question.ts";

const MAX_PLANS = 8;
const MAX_PEOPLE = 3;
/** A note may be this many days away from the day a year or a month ago. */
export const NOTE_DAYS_AWAY = 3;
/** What was chosen in one time zone stays chosen in another, where a day may be the one before or after. */
const DAYS_OF_TRAVEL = 1;
/** A shorter note has nothing to read again. */
const NOTE_MIN_WORDS = 5;
/** Characters shown of a plan's action or outcome, and of a note. */
const LINE_MAX = 240;
const NOTE_SHOWN_MAX = 600;

export interface LookBackPerson {
  id: string;
  name: string;
  archived: boolean;
  left_out_of_ai: boolean;
  /** A danger by this person was found once and was no mistake, whether or not it is over. */
  frightening: boolean;
  /** Texts about the person that may tell of their death. */
  told: readonly string[];
  keep_in_touch_days: number | null;
  last_contact: string | null;
  created_at: string;
}

interface FromUser {
  id: string;
  persona_id: string;
  /** Something dangerous was found in it, even if the danger is over. */
  flagged: boolean;
}

export interface LookBackInteraction extends FromUser {
  action: string;
  planned_date: string | null;
  completed_date: string | null;
  outcome: string | null;
}

export interface LookBackNote extends FromUser {
  content: string;
  created_at: string;
  left_out_of_ai: boolean;
}

export interface LookBackInput {
  language: Language;
  /** Differs between users and weeks. */
  seed: string;
  now: Date;
  time_zone: string;
  /** The first of the seven days, “YYYY-MM-DD”. */
  starts: string;
  /** Whether any danger is open in the account. */
  danger_open: boolean;
  people: readonly LookBackPerson[];
  plans: readonly LookBackInteraction[];
  notes: readonly LookBackNote[];
  /** Keys of the questions of the last weeks. */
  asked: readonly string[];
}

/** What a look back speaks of, by ids; stored, so that all who read it that week read of the same. */
export interface LookBackChoice {
  plans: string[];
  people: string[];
  note: string | null;
  question: string;
}

/** The two texts that a model may write instead of the built-in coach. */
export type LookBackWords = Pick<LookBack, "opening" | "question">;

/** What to speak of; null while danger is open, or if there is nothing. */
export function chooseLookBack(input: LookBackInput): LookBackChoice | null {
  const known = allowed(input, 0);
  if (!known) return null;
  const plans = known.plans.slice(0, MAX_PLANS);
  const people = known.due.slice(0, MAX_PEOPLE);
  const note = chooseNote(known.notes, input);
  if (plans.length === 0 && people.length === 0 && !note) return null;
  const question = chooseQuestion({ plans, people, note }, input);
  return {
    plans: plans.map(({ id }) => id),
    people: people.map(({ id }) => id),
    note: note?.id ?? null,
    question: question.key,
  };
}

/**
 * The look back as of now: without what has been deleted, archived or left out of AI since it was chosen, or has become
 * dangerous or sad. Null if nothing is left. `words`: what a model wrote for the same facts.
 */
export function composeLookBack(
  input: LookBackInput,
  choice: LookBackChoice,
  words: LookBackWords | null = null,
): LookBack | null {
  const known = allowed(input, DAYS_OF_TRAVEL);
  if (!known) return null;
  const plans = known.plans.filter(({ id }) => choice.plans.includes(id));
  const people = known.due.filter(({ id }) => choice.people.includes(id));
  const note = known.notes.find((one) => one.id === choice.note && agoOf(one, input, DAYS_OF_TRAVEL) !== null) ?? null;
  if (plans.length === 0 && people.length === 0 && !note) return null;
  const { language, starts } = input;
  const facts = {
    starts,
    ends: lookBackEnd(starts),
    language,
    plans: plans.map((plan) => shownPlan(plan, known.byId, input)),
    people: people.map((person) => ({
      persona_id: person.id,
      persona_name: person.name,
      since: since(person, input),
    })),
    note: note && {
      id: note.id,
      persona_id: note.persona_id,
      persona_name: known.byId.get(note.persona_id)?.name ?? "",
      content: excerpt(note.content, NOTE_SHOWN_MAX),
      day: localDay(new Date(note.created_at), input.time_zone),
      ago: agoOf(note, input, DAYS_OF_TRAVEL) ?? "month",
    },
  };
  return {
    ...facts,
    opening: words?.opening ?? lookBackOpening(facts, input.seed),
    question: words?.question ?? questionText(choice.question, { plans, people, note }, known.byId, input),
  };
}

/** The look back of a week, chosen and written by the built-in coach. The same input makes the same text. */
export function weeklyLookBack(input: LookBackInput): LookBack | null {
  const choice = chooseLookBack(input);
  return choice && composeLookBack(input, choice);
}

/** What the texts rest on: words written for other facts are not shown. */
export function lookBackFacts({ language, plans, people, note }: LookBack): string {
  return JSON.stringify([
    language,
    plans.map((plan) => [plan.interaction_id, plan.persona_name, plan.action, plan.outcome]),
    people.map((person) => [person.persona_id, person.persona_name]),
    note && [note.id, note.persona_name, note.content],
  ]);
}

interface Known {
  byId: ReadonlyMap<string, LookBackPerson>;
  /** Of the seven days, in their order. */
  plans: LookBackInteraction[];
  /** The longest over their time first. */
  due: LookBackPerson[];
  notes: LookBackNote[];
}

function allowed(input: LookBackInput, spare: number): Known | null {
  if (input.danger_open) return null;
  const { now, time_zone: zone } = input;
  const byId = new Map(input.people.filter(mayBeMentioned).map((person) => [person.id, person]));
  const day = dayIn(zone);
  const first = dayNumber(input.starts);
  const about = ({ flagged, persona_id }: FromUser) => !flagged && byId.has(persona_id);
  const dated = input.plans.filter(about).flatMap((plan) => {
    const at = dayInWeek(plan, day, { from: isoDay(first - spare), to: isoDay(first + 6 + spare) });
    return at === null ? [] : [{ plan, at }];
  });
  return {
    byId,
    plans: dated.toSorted((a, b) => compare(a.at, b.at) || compare(a.plan.id, b.plan.id)).map(({ plan }) => plan),
    due: [...byId.values()]
      .map((person) => ({ person, ...keepInTouch(person, now, zone) }))
      .filter(({ due }) => due)
      .map(({ person, days_since }) => ({ person, over: days_since - (person.keep_in_touch_days ?? 0) }))
      .toSorted((a, b) => b.over - a.over || compare(a.person.id, b.person.id))
      .map(({ person }) => person),
    notes: input.notes.filter((note) => about(note) && !note.left_out_of_ai),
  };
}

function mayBeMentioned(person: LookBackPerson): boolean {
  const { archived, left_out_of_ai: leftOut, frightening, name, told } = person;
  return !archived && !leftOut && !frightening && !tellsOfDeathOf(name, told);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The day within the seven that the plan was made for or, if it was none of them, told on. */
function dayInWeek(
  plan: LookBackInteraction,
  day: (date: Date) => string,
  { from, to }: { from: string; to: string },
): string | null {
  const days = [plan.planned_date, plan.completed_date].flatMap((time) => (time ? [day(new Date(time))] : []));
  return days.find((one) => one >= from && one <= to) ?? null;
}

/** A note from about a year ago, else from about a month ago; the nearest first, those that tell of something good before others. */
function chooseNote(notes: readonly LookBackNote[], input: LookBackInput): LookBackNote | null {
  const dated = notes.flatMap((note) => {
    const ago = agoOf(note, input);
    return ago === null ? [] : [{ note, ago, away: daysAway(note, ago, input) }];
  });
  for (const ago of ["year", "month"] as const) {
    const near = dated
      .filter((one) => one.ago === ago)
      .toSorted((a, b) => a.away - b.away || compare(a.note.id, b.note.id))
      .map(({ note }) => note)
      .filter(({ content }) => isWorthReading(content, input.language));
    const good = near.find(({ content }) => outcomeMeaning(content, input.language).tone === "good");
    const chosen = good ?? near[0];
    if (chosen) return chosen;
  }
  return null;
}

function isWorthReading(content: string, language: Language): boolean {
  if (countWords(content) < NOTE_MIN_WORDS || tellsOfLoss(content)) return false;
  const { tone, grave } = outcomeMeaning(content, language);
  return grave === null && tone !== "hard" && checkSafety(content) === null;
}

function agoOf(note: LookBackNote, input: LookBackInput, spare = 0): "year" | "month" | null {
  if (daysAway(note, "year", input) <= NOTE_DAYS_AWAY + spare) return "year";
  return daysAway(note, "month", input) <= NOTE_DAYS_AWAY + spare ? "month" : null;
}

/** From the day after the seven, on which the look back is due: the same all week. */
function daysAway(note: LookBackNote, ago: "year" | "month", { starts, time_zone: zone }: LookBackInput): number {
  const day = anniversaries(lookBackDay(starts))[ago];
  return Math.abs(dayNumber(localDay(new Date(note.created_at), zone)) - dayNumber(day));
}

function shownPlan(
  plan: LookBackInteraction,
  byId: ReadonlyMap<string, LookBackPerson>,
  { time_zone: zone }: LookBackInput,
): LookBackPlan {
  return {
    interaction_id: plan.id,
    persona_id: plan.persona_id,
    persona_name: byId.get(plan.persona_id)?.name ?? "",
    action: excerpt(plan.action, LINE_MAX),
    outcome: plan.outcome === null ? null : excerpt(plan.outcome, LINE_MAX),
    day: plan.planned_date && localDay(new Date(plan.planned_date), zone),
  };
}

/** A text on one line, cut between words. */
function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  if (letters.length <= max) return line;
  const cut = letters.slice(0, max - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:–—-]+$/u, "")}…`;
}

function since(person: LookBackPerson, { now, time_zone: zone, language }: LookBackInput): string {
  const [key, count] = spanOf(keepInTouch(person, now, zone).days_since);
  const span = fill(SPANS[key][language], { count: String(count) });
  return fill(SINCE[person.last_contact === null ? "added" : "contact"][language], { span });
}

function spanOf(days: number): [keyof typeof SPANS, number] {
  if (days < 14) return [days === 1 ? "one_day" : "days", days];
  if (days < 60) return ["weeks", Math.floor(days / 7)];
  return ["months", Math.floor(days / 30)];
}
