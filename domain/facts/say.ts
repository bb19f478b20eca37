import { cleanName, plainWords, shorten } from "#domain/coaching/clean.ts";
import { dayLabel } from "#domain/coaching/dates.ts";
import { punctuateQuote, singleInnerQuotes } from "#domain/coaching/evidence.ts";
import { fill, upperFirst } from "#domain/coaching/text.ts";
import { LOCALES, type Language } from "#domain/language.ts";
import { CURRENCIES, FRAMES, UNQUOTED } from "./content.answers.ts";
import { isAlarming, type Entry, type FactText } from "./corpus.ts";
import { dateOf, type DayMention } from "./days.ts";
import type { Amount } from "./numbers.ts";

export interface AnswerContext {
  language: Language;
  today: number;
  name: string;
}

const LONGEST_QUOTE = 240;

/** “on 3 May”, “il 3 maggio” */
export function dayText(day: number, { language, today }: AnswerContext): string {
  return dayLabel(dateOf(day), dateOf(today), language, "UTC");
}

/** A day for the beginning of an answer: within this week, weekday and date. */
export function exactDay(day: number, context: AnswerContext): string {
  const ago = context.today - day;
  const label = dayText(day, context);
  if (ago === 0 || ago > 6) return label;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[context.language], { timeZone: "UTC", ...options }).format(dateOf(day));
  const date = format({ day: "numeric", month: "long" });
  if (ago > 0) return `${label}${ago === 1 ? "," : ""} ${date}`;
  if (ago < -200) return label;
  const weekday = format({ weekday: "long" });
  return context.language === "it" ? `${weekday} ${date}` : `on ${weekday} ${date}`;
}

/** A day mentioned in a text, as precisely as it is there. */
export function mentionText(mention: DayMention, context: AnswerContext): string {
  const date = dateOf(mention.day);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[context.language], { timeZone: "UTC", ...options }).format(date);
  if (mention.span === "month")
    return `${context.language === "it" ? "a" : "in"} ${format(mention.yearless ? { month: "long" } : { month: "long", year: "numeric" })}`;
  if (mention.span === "year")
    return context.language === "it" ? `nel ${format({ year: "numeric" })}` : `in ${format({ year: "numeric" })}`;
  if (mention.span === "week")
    return context.language === "it"
      ? `intorno ${dayText(mention.day, context).replace(/^il /, "al ").replace(/^l’/, "all’")}`
      : `around ${dayText(mention.day, context).replace(/^on /, "")}`;
  if (mention.yearless) {
    const [day, month] = [format({ day: "numeric" }), format({ month: "long" })];
    if (context.language === "en") return `on ${day} ${month}`;
    if (day === "1") return `il 1º ${month}`;
    return day === "8" || day === "11" ? `l’${day} ${month}` : `il ${day} ${month}`;
  }
  return exactDay(mention.day, context);
}

/** Quotes a text with its day; texts that alarm the safety check are not quoted. */
export function quoteWithDay(text: FactText, words: string, context: AnswerContext): string {
  const day = dayText(text.written, context);
  const quote = singleInnerQuotes(shorten(plainWords(words), LONGEST_QUOTE)).trim();
  const values = { day: upperFirst(day), day_low: day, quote: punctuateQuote(quote, context.language) };
  const frame = isAlarming(text.content) ? UNQUOTED : FRAMES[text.kind];
  return fill(frame[context.language], values);
}

/** The sentence to quote, with the one before if only that says whom it is about. */
export function quoteOf({ sentence, all, index }: Entry): string {
  const before = all[index - 1];
  const needsMore =
    before &&
    ((sentence.original.length < 60 && /\b(?:it up|about it|parlarne|dirlo|dirglielo)\b/.test(sentence.folded)) ||
      /^(?:he|she|it|they|his|her|that|this|lui|lei|lo|la|gli|le|si|ha|e|sua|suo|poi)\b/.test(sentence.folded));
  const both = needsMore ? `${before.original} ${sentence.original}` : sentence.original;
  return both.length <= 200 ? both : sentence.original;
}

/** The same with the sentence after it, if that continues it. */
export function quoteWithNext(entry: Entry): string {
  const next = entry.all[entry.index + 1];
  const words = quoteOf(entry);
  const before = entry.all[entry.index - 1];
  if (before && words === entry.sentence.original && words.length < 60 && before.original.length < 120)
    return `${before.original} ${words}`;
  const goesOn =
    (next &&
      /^(?:he|she|it|they|that|this|lui|lei|ha|mi ha|dice|cosi|quindi|so|it's|sembra|poi|doctor|the doctor|il medico|il dottore)\b/.test(
        next.folded,
      )) ||
    (next !== undefined && words.length < 150 && next.original.length < 90);
  return goesOn && words.length + next.original.length < LONGEST_QUOTE ? `${words} ${next.original}` : words;
}

/** A sentence with the neighbours at the given steps, as far as they fit; without steps, with what continues it. */
export function quoteAround(entry: Entry, steps: readonly number[], isOpen: boolean): string {
  const { all, index } = entry;
  const first = Math.min(0, ...steps);
  const last = isOpen || steps.includes(1) ? 1 : 0;
  let [from, to] = [index, index + 1];
  let length = entry.sentence.original.length;
  for (const place of [...places(index - 1, index + first, -1), ...places(index + 1, index + last, 1)]) {
    const other = all[place];
    if (!other || length + other.original.length >= LONGEST_QUOTE) continue;
    if (place !== from - 1 && place !== to) continue;
    length += other.original.length + 1;
    if (place < from) from = place;
    else to = place + 1;
  }
  if (from === index && to === index + 1) return quoteOf(entry);
  return all
    .slice(from, to)
    .map(({ original }) => original)
    .join(" ");
}

function places(from: number, to: number, step: 1 | -1): number[] {
  return Array.from({ length: Math.max(0, (to - from) * step + 1) }, (_, at) => from + at * step);
}

export function amountText(value: number, currency: Amount["currency"], { language }: AnswerContext): string {
  const rounded = Math.round(value * 100) / 100;
  const number = new Intl.NumberFormat(
    LOCALES[language],
    Number.isInteger(rounded) ? {} : { minimumFractionDigits: 2 },
  ).format(rounded);
  if (!currency) return number;
  const words = CURRENCIES[currency];
  return `${number} ${(rounded === 1 ? words.one : words.many)[language]}`;
}

/** A name from a text, cleaned for an answer. */
export function nameText(name: string): string {
  return upperFirst(cleanName(name));
}

export function sentenceOf(text: string): string {
  return `${upperFirst(text)}${/[.!?]$/.test(text) ? "" : "."}`;
}
