import { lookupTable } from "#domain/lookup-table.ts";
import { SMALL_NUMBERS } from "./content.words.ts";

export interface Amount {
  value: number;
  /** Null if it is not money. */
  currency: "€" | "£" | "$" | null;
  start: number;
  end: number;
}

const ITALIAN_TENS = Object.entries(SMALL_NUMBERS).filter(([word, value]) => value >= 20 && /[ai]$/.test(word));
const ITALIAN_UNITS: Readonly<Record<string, number>> = lookupTable({
  uno: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
});

/** The value of a number word: “fifteen”, “duecentocinquanta”; null for any other word. */
export function wordValue(word: string): number | null {
  if (Object.hasOwn(SMALL_NUMBERS, word)) return SMALL_NUMBERS[word]!;
  return italianValue(word);
}

function italianValue(word: string): number | null {
  if (word === "") return 0;
  if (Object.hasOwn(ITALIAN_UNITS, word)) return ITALIAN_UNITS[word]!;
  if (Object.hasOwn(SMALL_NUMBERS, word)) return SMALL_NUMBERS[word]!;
  const thousand = /^(.*?)(?:mille|mila)(.*)$/.exec(word);
  if (thousand) return combined(thousand[1]!, 1000, thousand[2]!);
  const hundred = /^(.*?)cento(.*)$/.exec(word);
  if (hundred) return combined(hundred[1]!, 100, hundred[2]!);
  for (const [tens, value] of ITALIAN_TENS) {
    if (word.startsWith(tens)) return plus(value, italianValue(word.slice(tens.length)));
    // “ventuno”, “trentotto”: the tens lose their last vowel.
    const cut = tens.slice(0, -1);
    if (word === `${cut}uno` || word === `${cut}otto`) return value + (word.endsWith("uno") ? 1 : 8);
  }
  return null;
}

function plus(value: number, rest: number | null): number | null {
  return rest === null || rest >= 10 ? null : value + rest;
}

function combined(before: string, unit: number, after: string): number | null {
  const many = before === "" ? 1 : italianValue(before);
  const rest = italianValue(after);
  return many === null || rest === null || many === 0 ? null : many * unit + rest;
}

const SIGNS: Readonly<Record<string, Amount["currency"]>> = lookupTable({
  "€": "€",
  eur: "€",
  euro: "€",
  euros: "€",
  "£": "£",
  pounds: "£",
  pound: "£",
  quid: "£",
  gbp: "£",
  sterline: "£",
  $: "$",
  dollars: "$",
  dollar: "$",
  bucks: "$",
  usd: "$",
  dollari: "$",
});
const SIGN = "(€|£|\\$|eur(?:os?)?\\b|pounds?\\b|quid\\b|gbp\\b|sterline\\b|dollars?\\b|bucks\\b|usd\\b|dollari\\b)";
const DIGITS = "(\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(k\\b)?";
const NUMERAL = new RegExp(
  `(?:(€|£|\\$)\\s?)?(?<![\\d/:.-])${DIGITS}(?!\\d|[/:]\\d|st\\b|nd\\b|rd\\b|th\\b|º|°|am\\b|pm\\b)(?:\\s?${SIGN})?`,
  "g",
);
const UNIT_WORDS: Readonly<Record<string, number>> = lookupTable({ hundred: 100, thousand: 1000, grand: 1000 });

function digitsValue(text: string): number {
  const grouped = text.replace(/[.,' ](?=\d{3}(?!\d))/g, "");
  return Number(grouped.replace(",", "."));
}

/** The numbers in a folded text, in digits and in words, with their currency. */
export function numbersIn(folded: string): Amount[] {
  const found: Amount[] = [];
  for (const match of folded.matchAll(NUMERAL)) {
    const [whole, before, digits, thousands, after] = match;
    const sign = before ?? after;
    const value = digitsValue(digits!) * (thousands ? 1000 : 1);
    found.push({
      value,
      currency: sign ? (SIGNS[sign.trim()] ?? null) : null,
      start: match.index,
      end: match.index + whole.length,
    });
  }
  if (HAS_NUMBER_WORD.test(folded)) found.push(...inWords(folded));
  return found.toSorted((x, y) => x.start - y.start);
}

/** A quick check whether a text may contain a number in words. */
export const HAS_NUMBER_WORD = new RegExp(
  `\\b(?:${Object.keys(SMALL_NUMBERS).join("|")}|hundred|thousand|grand|[a-z]*cento[a-z]*|mille|[a-z]+mila|vent\\w+|trent\\w+|quarant\\w+|cinquant\\w+|sessant\\w+|settant\\w+|ottant\\w+|novant\\w+)\\b`,
);

function inWords(folded: string): Amount[] {
  const found: Amount[] = [];
  for (const { 0: run, index } of folded.matchAll(LETTERS_RUN)) {
    const words = [...run.matchAll(/[a-z]+/g)];
    for (let at = 0; at < words.length; at += 1) {
      const read = readFrom(
        words.map(([word]) => word),
        at,
      );
      if (!read) continue;
      const start = index + words[at]!.index;
      const last = words[read.next - 1]!;
      const end = index + last.index + last[0].length;
      const sign = new RegExp(`^\\s?${SIGN}`).exec(folded.slice(end));
      found.push({
        value: read.value,
        currency: sign ? (SIGNS[sign[1]!] ?? null) : null,
        start,
        end: end + (sign ? sign[0].length : 0),
      });
      at = read.next - 1;
    }
  }
  return found;
}

const LETTERS_RUN = /[a-z]+(?:[ -]+[a-z]+)*/g;

/** Reads “two hundred and fifty”; null if no number begins there. */
function readFrom(words: readonly string[], from: number): { value: number; next: number } | null {
  let total = 0;
  let part: number | null = null;
  let next = from;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at]!;
    const unit = Object.hasOwn(UNIT_WORDS, word) ? UNIT_WORDS[word] : undefined;
    const value = unit ? null : wordValue(word);
    if (unit && (part !== null || (at > from && words[at - 1] === "a") || word !== "grand")) {
      const many: number = part ?? 1;
      if (unit === 100) part = many * 100;
      else [total, part] = [total + many * unit, null];
    } else if (value !== null && (part === null || (part % 10 === 0 && value < 10) || part % 100 === 0)) {
      part = (part ?? 0) + value;
    } else if (
      !(word === "and" && part !== null && at > from && wordValue(words[at + 1] ?? "") !== null && part >= 100)
    ) {
      break;
    } else continue;
    next = at + 1;
  }
  return next === from ? null : { value: total + (part ?? 0), next };
}
