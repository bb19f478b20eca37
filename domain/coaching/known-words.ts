import { openPromise, openSum, ownBirthday, type KnownInput } from "#domain/facts/known.ts";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { plainWords, shorten } from "./clean.ts";
import * as content from "./content.known.ts";
import { comingDayLabel, dayLabel } from "./dates.ts";
import { softQuotes } from "./evidence.ts";
import type { CoachInput, CoachSource } from "./reply-types.ts";
import { lowerFirst } from "./text.ts";

/** A request for a message with what the notes say about it put in, and what is said beside the message about that. */
export interface KnownWords {
  /** The request as it is to be read. */
  text: string;
  /** What the message must hold then; else it is written without. */
  holds: string;
  /** Greets late: the wishes are for a day that is over. */
  late: boolean;
  beside: readonly Bilingual[];
  values: Record<string, string>;
  sources: CoachSource[];
}

/** What the facts are read from; nothing where nothing may be known about the person. */
export function knownInput(input: CoachInput): KnownInput | null {
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
/** The money of a request that gives no sum, with its article in the first group where it has one. */
const MONEY: Record<Language, RegExp> = {
  en: /\b(?:(?:the|my) money(?! (?:for|from|to|i owe)\b)(?: (?:that |which )?(?:(?:he|she) (?:still )?owes me|i lent (?:him|her)|(?:he|she) borrowed))?|what (?:he|she) (?:still )?owes me)\b/i,
  it: /(?<!\p{L})(?:(dei|i) (?:miei )?soldi(?! (?:per|da|di)(?!\p{L}))(?: che (?:mi deve(?: ancora)?|gli ho prestato|le ho prestato))?|()(?:quello|quanto) che mi deve(?: ancora)?)(?!\p{L})/iu,
};

/** “The money” as the sum that is still open: “the remaining 250 euros”. */
export function withSum(text: string, input: KnownInput): Omit<KnownWords, "beside" | "late"> | null {
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
    holds: open.sum,
    values: { sum: open.sum, day_low: dayOf(open.written, input) },
    sources: open.sources,
  };
}

const OF_PROMISE: Record<Language, RegExp> = {
  en: /\b(?:of|about) (?:what (?:he|she) (?:has |had )?promised(?: me| us)?(?: to do)?|(?:his|her) promise)(?=[.!?\s]*$)/i,
  it: /(?<!\p{L})(?:(?:quello|ciò|quanto|cosa|che cosa) (?:che )?(?:mi |ci )?(?:ha|aveva) promesso(?: di fare)?|(?:la|della) sua promessa|(?:la|della) promessa che (?:mi )?ha fatto)(?=[.!?\s]*$)/iu,
};

function withPromise(text: string, input: KnownInput): Omit<KnownWords, "beside" | "late"> | null {
  const { language } = input;
  const found = OF_PROMISE[language].exec(text);
  const promise = found && openPromise(input);
  if (!found || !promise) return null;
  const pronoun = /\b(?:he|his)\b/i.test(found[0]) ? "he" : "she";
  const told = language === "en" ? `that ${pronoun} promised to ${promise.what}` : `che ha promesso di ${promise.what}`;
  return {
    text: `${text.slice(0, found.index)}${told}`,
    holds: promise.what.split(" ").at(-1)!.replace(/\W+$/, ""),
    values: { day_low: dayOf(promise.written, input) },
    sources: promise.sources,
  };
}

const BIRTHDAY: Record<Language, RegExp> = {
  en: /\bbirthday\b/i,
  it: /(?<!\p{L})compleanno(?!\p{L})/iu,
};
/** Somebody else’s birthday, or what belongs to it. */
const NOT_THEIRS =
  /\b(?:my|our|party|dinner|gift|present)\b|(?<!\p{L})(?:mio|mia|nostr[oa]|festa|cena|regalo)(?!\p{L})|\bbirthday of\b|compleanno (?:di|del|della) /iu;
/** So long after the day wishes are late; so long before it nobody has to be told. */
const LATE = 14;
const AHEAD = 45;

function withBirthday(text: string, input: KnownInput): KnownWords | null {
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
    holds: "",
    late: birthday.ahead < 0,
    beside,
    values: { date, day_low: dayOf(birthday.written, input) },
    sources: birthday.sources,
  };
}

const FOR_BIRTHDAY =
  /^((?:please |can you |could you )?)(?:write|text|send|message)(?: something| a (?:message|text|note|line))?(?: to| for)? (.{2,40}?) (?:for|on) (?:her|his) birthday[.!?]*$/i;

/** “Write to Giulia for her birthday”: wishes are wanted. */
export function asWishes(text: string, language: Language): string {
  return language === "en" ? text.replace(FOR_BIRTHDAY, "$1wish $2 a happy birthday") : text;
}

/** Whether a message may be one for which all that was written has to be known: a sum is right only with every loan. */
export function mayUseKnown(message: string): boolean {
  return LANGUAGES.some(
    (language) =>
      MONEY[language].test(message) || OF_PROMISE[language].test(message) || BIRTHDAY[language].test(message),
  );
}

/** What is certain and belongs to a wanted message; null where there is nothing. */
export function knownFor(input: CoachInput, text: string): KnownWords | null {
  const known = knownInput(input);
  if (!known) return null;
  const sum = withSum(text, known);
  if (sum) return { ...sum, late: false, beside: content.SUM_FROM };
  const promise = withPromise(text, known);
  if (promise) return { ...promise, late: false, beside: content.PROMISE_FROM };
  return withBirthday(text, known);
}

const LATE_WISHES: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [[/\bhappy birthday\b/gi, "happy belated birthday"]],
  it: [
    [/tanti auguri di buon compleanno/gi, "tanti auguri di buon compleanno, anche se in ritardo"],
    [/(?<!di )buon compleanno/gi, "buon compleanno, anche se in ritardo"],
  ],
};

/** Wishes for a day that is over. */
export function late(text: string, language: Language): string {
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

const LONGEST_QUOTE = 110;

/** Letter by letter: of what somebody cannot eat no word may be taken for another. */
export function asWritten(text: string): string {
  return softQuotes(shorten(plainWords(text), LONGEST_QUOTE)).replace(/[\s.,;:]+$/, "");
}
