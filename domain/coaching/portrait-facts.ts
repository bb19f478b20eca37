import { CHOICE_LETTERS, type ChoiceLetter, type OpenItem } from "#domain/choice-item.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import type { DangerPath } from "#domain/care/care-texts.ts";
import { readDanger } from "#domain/care/read-danger.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { reverseLikert } from "#domain/traits.ts";
import { plainWords, shorten } from "./clean.ts";
import { ANSWER_READINGS } from "./content.portrait-answers.ts";
import { dayLabel, daysAgo } from "./dates.ts";
import { fragment, softQuotes, type Tone } from "./evidence.ts";
import type { MarkedTrait } from "./marked.ts";
import { outcomeMeaning } from "./outcome-meaning.ts";
import type { GraveKind } from "./outcome-words.ts";
import type { PortraitInput } from "./portrait-input.ts";

/** Longest fragment of the user's own words that a portrait repeats. */
const PORTRAIT_QUOTE = 90;
/** A tip is built on a note only while it is younger than this. */
const RECENT_DAYS = 45;
/** How many of the newest notes are looked through. */
const NOTES_READ = 50;

export interface NoteFact {
  /** The whole note. */
  content: string;
  quote: string;
  tone: Tone;
  /** It tells of illness, a death or a lost living as news. */
  grave: GraveKind | null;
  /** “on Tuesday”, lower case; null where no day can be named. */
  day: string | null;
  /** Written so long ago that nothing is to be done about it this week. */
  old: boolean;
}

export interface ChoiceFact {
  key: string;
  letter: ChoiceLetter;
  /** The chosen option without its full stop; may hold `{name}`. */
  quote: string;
}

export interface TextFact {
  key: string;
  quote: string;
}

const OPEN_ITEMS: readonly OpenItem[] = [...INITIAL, ...SECTIONS.flatMap(({ items }) => items)];

/**
 * The alarms in notes and free answers, and what a frightening assessment tells of; without repetition. For whoever has
 * no stored state of danger: the server keeps one and gives it as `dangers`.
 */
export function readDangers(input: PortraitInput): DangerPath[] {
  const found = new Set<DangerPath>();
  if (input.assessment?.safetyConcern) found.add("control");
  for (const text of [...noteTexts(input), ...textAnswers(input).map(([, answer]) => answer)]) {
    const danger = readDanger(text, input.persona);
    if (danger?.level === "alarm") found.add(danger.path);
  }
  return [...found];
}

function noteTexts(input: PortraitInput): string[] {
  return (input.notes ?? []).slice(0, NOTES_READ).map(({ content }) => content);
}

function textAnswers({ answers = {} }: PortraitInput): [key: string, text: string][] {
  return OPEN_ITEMS.filter(({ kind }) => kind === "text").flatMap(({ key }) => {
    const text = answers[key];
    return text ? [[key, text] as [string, string]] : [];
  });
}

/** A short fragment fit to stand in quotation marks; null when nothing worth repeating is left, or not harmless. */
function quotable(text: string): string | null {
  if (checkSafety(text)) return null;
  const quote = softQuotes(shorten(fragment(text, new Set()), PORTRAIT_QUOTE)).replace(/[\s.,;:]+$/, "");
  return (quote.match(/\p{L}+/gu)?.length ?? 0) >= 2 ? quote : null;
}

/** The newest notes worth quoting, at most `limit`. */
export function noteFacts(input: PortraitInput, limit: number): NoteFact[] {
  const facts: NoteFact[] = [];
  for (const { content, created_at } of (input.notes ?? []).slice(0, NOTES_READ)) {
    if (facts.length === limit) break;
    const quote = quotable(content);
    if (!quote) continue;
    const day = input.now ? dayLabel(new Date(created_at), input.now, input.language, input.time_zone) : null;
    const old = input.now !== undefined && daysAgo(new Date(created_at), input.now, input.time_zone) > RECENT_DAYS;
    facts.push({ content, quote, ...outcomeMeaning(content, input.language, [input.persona.name]), day, old });
  }
  return facts;
}

/** The multiple-choice answers, in the order of the questionnaires. */
export function choiceFacts({ answers = {}, language }: PortraitInput): ChoiceFact[] {
  return OPEN_ITEMS.flatMap((item) => {
    const letter = CHOICE_LETTERS.find((one) => one === answers[item.key]);
    if (item.kind !== "choice" || !letter || !ANSWER_READINGS[item.key]) return [];
    return [{ key: item.key, letter, quote: item.options[letter][language].replace(/\.$/, "") }];
  });
}

/** The free answers that may be quoted, in the order of the questionnaires. */
export function textFacts(input: PortraitInput): TextFact[] {
  return textAnswers(input).flatMap(([key, text]) => {
    const quote = quotable(plainWords(text));
    return quote ? [{ key, quote }] : [];
  });
}

/**
 * The answer on the agreement scale that speaks most clearly for a marked trait: statement (with `{name}`, without its
 * full stop) and the word chosen. On the short form it follows from the score, on the full form from stored answers.
 */
export function scaleFact(
  { traits, form, answers = {}, language }: PortraitInput,
  { trait, band }: MarkedTrait,
): { item: string; answer: string } | null {
  const asked =
    form === "full"
      ? PERSONA_EXTENDED.flatMap(({ items }) => items)
          .filter((item) => item.trait === trait)
          .map((item) => ({ item, answer: Number(answers[item.key]) }))
      : PERSONA_SHORT.filter((item) => item.trait === trait).map((item) => ({
          item,
          answer: item.reversed ? reverseLikert(traits[trait]) : traits[trait],
        }));
  const points = ({ item, answer }: (typeof asked)[number]) => {
    const scored = item.reversed ? reverseLikert(answer) : answer;
    return band === "high" ? scored : reverseLikert(scored);
  };
  const [best] = asked
    .filter(({ answer }) => Number.isInteger(answer) && answer >= 1 && answer <= 5)
    .toSorted((x, y) => points(y) - points(x));
  if (!best || points(best) < 4) return null;
  const answer = LIKERT_LABELS[language][best.answer - 1];
  return answer ? { item: best.item.text[language].replace(/\.$/, ""), answer } : null;
}
