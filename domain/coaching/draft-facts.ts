import { openPromise, openSum, ownBirthday, type KnownInput } from "#domain/facts/known.ts";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { plainWords, shorten } from "./clean.ts";
import * as content from "./content.known.ts";
import { comingDayLabel, dayLabel } from "./dates.ts";
import { singleInnerQuotes } from "./evidence.ts";
import type { CoachInput, CoachSource } from "./reply-types.ts";
import { lowerFirst } from "./text.ts";

/** A request for a message with a fact from the notes inserted, and a remark about that fact. */
export interface DraftFact {
  /** The request with the fact. */
  text: string;
  /** What the draft must contain to be used. */
  mustContain: string;
  /** The wishes are for a past day. */
  late: boolean;
  beside: readonly Bilingual[];
  values: Record<string, string>;
  sources: CoachSource[];
}

/** The input for the facts; null if the person is left out of AI. */
export function factInput(input: CoachInput): KnownInput | null {
  const { language, persona, notes, interactions, records, now, time_zone } = input;
  if (persona.left_out_of_ai) return null;
  return {
    language,
    persona,
    notes,
    interactions: records ?? interactions,
    now,
    ...(time_zone ? { time_zone } : {}),
  };
}

const CLAIMS: Record<Language, RegExp> = {
  en: /\b(?:back|repay|return|owes?|need|want)\b/i,
  it: /(?<!\p{L})(?:indietro|ridar\p{L}*|ridia\p{L}*|ridà|restitui\p{L}+|rende\p{L}+|rivoglio|rivorrei|servono|bisogno|deve|devi)(?!\p{L})/iu,
};
/** Money in a request that names no sum; the first group is the article, if any. */
const MONEY: Record<Language, RegExp> = {
  en: /\b(?:(?:the|my) money(?! (?:for|from|to|i owe)\b)(?: (?:that |which )?(?:(?:he|she) (?:still )?owes me|i lent (?:him|her)|(?:he|she) borrowed))?|what (?:he|she) (?:still )?owes me)\b/i,
  it: /(?<!\p{L})(?:(dei|i) (?:miei )?soldi(?! (?:per|da|di)(?!\p{L}))(?: che (?:mi deve(?: ancora)?|gli ho prestato|le ho prestato))?|()(?:quello|quanto) che mi deve(?: ancora)?)(?!\p{L})/iu,
};

/** Replaces “the money” with the outstanding sum: “the remaining 250 euros”. */
export function insertSum(text: string, input: KnownInput): Omit<DraftFact, "beside" | "late"> | null {
  const { language } = input;
  if (/\d/.test(text) || !CLAIMS[language].test(text)) return null;
  const found = MONEY[language].exec(text);
  const open = found && openSum(input);
  if (!found || !open) return null;
  const article = /sterlin/.test(open.sum) ? "le" : "i";
  const given = found[1]?.toLowerCase().startsWith("de") ? (article === "le" ? "delle" : "dei") : article;
  const sum =
    language === "en"
      ? `the ${open.isRest ? "remaining " : ""}${open.sum}`
      : `${given} ${open.sum}${open.isRest ? " che mancano" : ""}`;
  return {
    text: `${text.slice(0, found.index)}${sum}${text.slice(found.index + found[0].length)}`,
    mustContain: open.sum,
    values: { sum: open.sum, day_low: dayOf(open.written, input) },
    sources: open.sources,
  };
}

const OF_PROMISE: Record<Language, RegExp> = {
  en: /\b(?:of|about) (?:what (?:he|she) (?:has |had )?promised(?: me| us)?(?: to do)?|(?:his|her) promise)(?=[.!?\s]*$)/i,
  it: /(?<!\p{L})(?:(?:quello|ciò|quanto|cosa|che cosa) (?:che )?(?:mi |ci )?(?:ha|aveva) promesso(?: di fare)?|(?:la|della) sua promessa|(?:la|della) promessa che (?:mi )?ha fatto)(?=[.!?\s]*$)/iu,
};

function insertPromise(text: string, input: KnownInput): Omit<DraftFact, "beside" | "late"> | null {
  const { language } = input;
  const found = OF_PROMISE[language].exec(text);
  const promise = found && openPromise(input);
  if (!found || !promise) return null;
  const pronoun = /\b(?:he|his)\b/i.test(found[0]) ? "he" : "she";
  const told = language === "en" ? `that ${pronoun} promised to ${promise.what}` : `che ha promesso di ${promise.what}`;
  return {
    text: `${text.slice(0, found.index)}${told}`,
    mustContain: promise.what.split(" ").at(-1)!.replace(/\W+$/, ""),
    values: { day_low: dayOf(promise.written, input) },
    sources: promise.sources,
  };
}

const BIRTHDAY: Record<Language, RegExp> = {
  en: /\bbirthday\b/i,
  it: /(?<!\p{L})compleanno(?!\p{L})/iu,
};
/** Somebody else's birthday, or a party, dinner or gift. */
const NOT_THEIRS =
  /\b(?:my|our|party|dinner|gift|present)\b|(?<!\p{L})(?:mio|mia|nostr[oa]|festa|cena|regalo)(?!\p{L})|\bbirthday of\b|compleanno (?:di|del|della) /iu;
/** Up to LATE days after the birthday, wishes are late; more than AHEAD days before, it isn't mentioned. */
const LATE = 14;
const AHEAD = 45;

function addBirthday(text: string, input: KnownInput): DraftFact | null {
  const { language } = input;
  if (!BIRTHDAY[language].test(text) || NOT_THEIRS.test(text)) return null;
  const birthday = ownBirthday(input);
  if (!birthday || birthday.ahead < -LATE || birthday.ahead > AHEAD) return null;
  const { now, time_zone } = input;
  const date =
    birthday.ahead > 0
      ? comingDayLabel(birthday.day.toISOString().slice(0, 10), now, language, time_zone)
      : dayLabel(birthday.day, now, language, "UTC");
  const beside =
    birthday.ahead === 0 ? content.BIRTHDAY_TODAY : birthday.ahead > 0 ? content.BIRTHDAY_ON : content.BIRTHDAY_OVER;
  return {
    text,
    mustContain: "",
    late: birthday.ahead < 0,
    beside,
    values: { date, day_low: dayOf(birthday.written, input) },
    sources: birthday.sources,
  };
}

const FOR_BIRTHDAY =
  /^((?:please |can you |could you )?)(?:write|text|send|message)(?: something| a (?:message|text|note|line))?(?: to| for)? (.{2,40}?) (?:for|on) (?:her|his) birthday[.!?]*$/i;

/** “Write to Giulia for her birthday” → “wish Giulia a happy birthday”. */
export function asBirthdayWish(text: string, language: Language): string {
  return language === "en" ? text.replace(FOR_BIRTHDAY, "$1wish $2 a happy birthday") : text;
}

/** Whether a message may need all records: a sum is only right with every loan. */
export function mayNeedFacts(message: string): boolean {
  return LANGUAGES.some(
    (language) =>
      MONEY[language].test(message) || OF_PROMISE[language].test(message) || BIRTHDAY[language].test(message),
  );
}

/** A reliable fact for the requested message; null if there is none. */
export function factForDraft(input: CoachInput, text: string): DraftFact | null {
  const known = factInput(input);
  if (!known) return null;
  const sum = insertSum(text, known);
  if (sum) return { ...sum, late: false, beside: content.SUM_FROM };
  const promise = insertPromise(text, known);
  if (promise) return { ...promise, late: false, beside: content.PROMISE_FROM };
  return addBirthday(text, known);
}

const LATE_WISHES: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [[/\bhappy birthday\b/gi, "happy belated birthday"]],
  it: [
    [/tanti auguri di buon compleanno/gi, "tanti auguri di buon compleanno, anche se in ritardo"],
    [/(?<!di )buon compleanno/gi, "buon compleanno, anche se in ritardo"],
  ],
};

/** Turns the wishes into belated ones. */
export function makeBelated(text: string, language: Language): string {
  return LATE_WISHES[language].reduce(
    (all, [match, by]) =>
      all.replace(match, (found) => (/^\p{Lu}/u.test(found) ? by.charAt(0).toUpperCase() + by.slice(1) : by)),
    text,
  );
}

export function dayOf(
  written: Date,
  { language, now, time_zone }: Pick<KnownInput, "language" | "now" | "time_zone">,
): string {
  return lowerFirst(dayLabel(written, now, language, time_zone));
}

const MAX_QUOTE_LENGTH = 110;

/** Verbatim, without spell correction: a changed word in what somebody can't eat could do harm. */
export function quoteVerbatim(text: string): string {
  return singleInnerQuotes(shorten(plainWords(text), MAX_QUOTE_LENGTH)).replace(/[\s.,;:]+$/, "");
}
