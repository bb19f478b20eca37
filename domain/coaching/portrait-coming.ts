import { comingEvents, type ComingEvent } from "#domain/facts/coming.ts";
import { openPromise, openSum } from "#domain/facts/known.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { clauseQuote } from "./clause-quote.ts";
import { COMING_GRAVE_TIP, COMING_PLAN_TIP, COMING_TIP } from "./content.portrait-coming.ts";
import { OPEN_PROMISE_TIP, OPEN_SUM_TIP } from "./content.known.ts";
import { comingDayLabel, dayLabel } from "./dates.ts";
import { quoteVerbatim } from "./draft-facts.ts";
import { outcomeMeaning } from "./outcome-meaning.ts";
import type { PortraitInput } from "./portrait-input.ts";
import { upperFirst } from "./text.ts";
import type { Bilingual } from "#domain/language.ts";

/** How many days ahead tips look, and how many dates they mention. */
const MAX_DAYS_AHEAD = 30;
const MAX_DATES = 2;
const DAY = 86_400_000;
const SIZE = { length: 90, words: 16 };
/** A serious event ahead, such as an operation or a trial. */
const SERIOUS =
  /\b(?:funeral|surgery|operat(?:ion|ed)|biopsy|chemo\w*|scan results|court|hearing|funerale|operazione|opera|intervento|biopsia|chemio\w*|esami del sangue|udienza|processo)\b/i;

/** An upcoming event for a tip. */
export interface ComingFact {
  day: string;
  quote: string;
  /** The sentence it comes from. */
  text: string;
  tips: readonly Bilingual[];
}

/** Quotable events within a month, nearest first. */
export function comingFacts(input: PortraitInput): ComingFact[] {
  const { now, time_zone, language, persona, notes = [], planned = [] } = input;
  if (!now) return [];
  const told = {
    persona: { name: persona.name },
    notes: notes.map(({ content, created_at }, at) => ({ id: `note-${at}`, content, created_at })),
    interactions: planned.map(({ objectives, planned_date }, at) => ({
      id: `plan-${at}`,
      status: "planned" as const,
      objectives,
      result_summary: null,
      created_at: now,
      interaction_date: planned_date,
    })),
    now,
    ...(time_zone ? { time_zone } : {}),
  };
  return comingEvents(told)
    .filter(({ day }) => Date.parse(day) - now.getTime() <= MAX_DAYS_AHEAD * DAY)
    .flatMap((event) => {
      const day = comingDayLabel(event.day, now, language, time_zone);
      const whole = checkSafety(event.text)
        ? null
        : clauseQuote(event.text, { language, names: [persona.name], size: SIZE });
      const quote = whole && withoutDay(whole, day);
      return quote ? [{ day, quote, text: event.text, tips: tipsFor(event, input) }] : [];
    })
    .slice(0, MAX_DATES);
}

/** Open matters in the notes: a loan, or a promise not mentioned since. */
export function openFacts(input: PortraitInput): ComingFact[] {
  const { now, time_zone, language, persona, notes = [] } = input;
  if (!now) return [];
  const told = {
    language,
    persona: { name: persona.name },
    notes: notes.map(({ content, created_at }, at) => ({ id: `note-${at}`, content, created_at })),
    interactions: [],
    now,
    ...(time_zone ? { time_zone } : {}),
  };
  const sum = openSum(told);
  const promise = openPromise(told);
  const quote = promise && quoteVerbatim(promise.text);
  const day = (written: Date) => dayLabel(written, now, language, time_zone);
  return [
    ...(promise && quote ? [{ day: day(promise.written), quote, text: promise.text, tips: OPEN_PROMISE_TIP }] : []),
    ...(sum ? [{ day: day(sum.written), quote: sum.sum, text: sum.sum, tips: OPEN_SUM_TIP }] : []),
  ];
}

/** The quotation without a leading day, which is named beside it. */
function withoutDay(quote: string, day: string): string {
  const rest = quote.toLowerCase().startsWith(day.toLowerCase())
    ? quote.slice(day.length).replace(/^[\s,:]+/, "")
    : quote;
  return /\p{L}{2}/u.test(rest) ? rest : quote;
}

function tipsFor({ kind, text }: ComingEvent, { language, persona }: PortraitInput): readonly Bilingual[] {
  if (SERIOUS.test(text) || outcomeMeaning(text, language, [persona.name]).grave) return COMING_GRAVE_TIP;
  return kind === "interaction" ? COMING_PLAN_TIP : COMING_TIP;
}

/** Template values. */
export function comingValues({ day, quote }: ComingFact): Record<string, string> {
  return { day, day_first: upperFirst(day), quote };
}
