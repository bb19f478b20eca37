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
import { fragment, singleInnerQuotes, type Tone } from "./evidence.ts";
import type { MarkedTrait } from "./marked.ts";
import { outcomeMeaning } from "./outcome-meaning.ts";
import type { GraveKind } from "./outcome-words.ts";
import type { PortraitInput } from "./portrait-input.ts";

/** Maximum length of a quotation, in characters. */
const MAX_QUOTE_LENGTH = 90;
/** Maximum age of a note for a tip. */
const MAX_NOTE_AGE_DAYS = 45;
/** Number of newest notes considered. */
const MAX_NOTES = 50;

export interface NoteFact {
  content: string;
  quote: string;
  tone: Tone;
  /** News of an illness, a death or a lost livelihood. */
  grave: GraveKind | null;
  /** “on Tuesday”, for inside a sentence; null without `now`. */
  day: string | null;
  /** Too old for a tip. */
  old: boolean;
}

export interface ChoiceFact {
  key: string;
  letter: ChoiceLetter;
  /** The chosen option without full stop; may contain `{name}`. */
  quote: string;
}

export interface TextFact {
  key: string;
  quote: string;
}

const OPEN_ITEMS: readonly OpenItem[] = [...INITIAL, ...SECTIONS.flatMap(({ items }) => items)];

/**
 * Alarms in notes, free answers and the assessment, without duplicates. For callers without stored dangers; the server
 * passes its own as `dangers`.
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
  return (input.notes ?? []).slice(0, MAX_NOTES).map(({ content }) => content);
}

function textAnswers({ answers = {} }: PortraitInput): [key: string, text: string][] {
  return OPEN_ITEMS.filter(({ kind }) => kind === "text").flatMap(({ key }) => {
    const text = answers[key];
    return text ? [[key, text] as [string, string]] : [];
  });
}

/** A short quotable fragment; null if it has too few words or isn't harmless. */
function quotable(text: string): string | null {
  if (checkSafety(text)) return null;
  const quote = singleInnerQuotes(shorten(fragment(text, new Set()), MAX_QUOTE_LENGTH)).replace(/[\s.,;:]+$/, "");
  return (quote.match(/\p{L}+/gu)?.length ?? 0) >= 2 ? quote : null;
}

/** The newest quotable notes, at most `limit`. */
export function noteFacts(input: PortraitInput, limit: number): NoteFact[] {
  const facts: NoteFact[] = [];
  for (const { content, created_at } of (input.notes ?? []).slice(0, MAX_NOTES)) {
    if (facts.length === limit) break;
    const quote = quotable(content);
    if (!quote) continue;
    const day = input.now ? dayLabel(new Date(created_at), input.now, input.language, input.time_zone) : null;
    const old =
      input.now !== undefined && daysAgo(new Date(created_at), input.now, input.time_zone) > MAX_NOTE_AGE_DAYS;
    facts.push({ content, quote, ...outcomeMeaning(content, input.language, [input.persona.name]), day, old });
  }
  return facts;
}

/** The multiple-choice answers, in questionnaire order. */
export function choiceFacts({ answers = {}, language }: PortraitInput): ChoiceFact[] {
  return OPEN_ITEMS.flatMap((item) => {
    const letter = CHOICE_LETTERS.find((one) => one === answers[item.key]);
    if (item.kind !== "choice" || !letter || !ANSWER_READINGS[item.key]) return [];
    return [{ key: item.key, letter, quote: item.options[letter][language].replace(/\.$/, "") }];
  });
}

/** The quotable free answers, in questionnaire order. */
export function textFacts(input: PortraitInput): TextFact[] {
  return textAnswers(input).flatMap(([key, text]) => {
    const quote = quotable(plainWords(text));
    return quote ? [{ key, quote }] : [];
  });
}

/**
 * The agreement-scale answer that best supports a marked trait: statement (with `{name}`, without full stop) and chosen
 * label. Computed from the score for the short form, from stored answers for the full form.
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
