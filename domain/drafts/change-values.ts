import { upperFirst } from "#domain/coaching/text.ts";
import type { Language } from "#domain/language.ts";
import { repairTyping } from "./repair-typing.ts";

const flat = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const LITTLE =
  /^(?:the|that|about|with|her|his|che|del|della|dello|delle|parte|and|bit|part|il|la|lo|per|una|uno|sul|sulla|dal|dalla|for|from|who|how)$/;

/** A day, a date or a time, which is removed without its sentence. */
const TIME =
  /^(?:(?:on|at|this|next|by|il|la|le|alle|l'|entro|di|da) ?)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|oggi|stasera|weekend|week|settimana(?: prossima)?|\d+(?:st|nd|rd|th|:\d\d)?|january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:morning|evening|night|afternoon|mattina|sera|pomeriggio))?$/iu;

const SORRY: Record<Language, RegExp> = {
  en: /^(?:the )?(?:sorry|apology|apologies)$/i,
  it: /^(?:le )?(?:scuse|scusa|dispiace)$/iu,
};

/** Removes the sentence, or only the clause, about something. */
export function withoutPassage(
  body: readonly string[],
  what: string,
  language: Language,
  clause = false,
): string[] | null {
  if (SORRY[language].test(what)) return withoutSorry(body);
  const wanted = flat(what)
    .split(/[^a-z0-9]+/)
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !LITTLE.test(word));
  const holds = (text: string): boolean =>
    wanted.length > 0 && wanted.every((word) => flat(text).includes(word.slice(0, Math.max(4, word.length - 2))));
  if (!body.some(holds)) return null;
  if (!clause && TIME.test(what.trim())) {
    const less = body.map((sentence) => withoutTime(sentence, what.trim()));
    if (less.join(" ") !== body.join(" ") && less.every((sentence) => /\p{L}+ \p{L}+/u.test(sentence))) return less;
  }
  const kept = body.flatMap((sentence) =>
    holds(sentence) ? withoutClause(sentence, what, holds, body.length) : [sentence],
  );
  return kept.length > 0 ? kept : null;
}

/** Removes the first or last sentence, or of a single sentence its first or last clause. */
export function withoutFirstOrLast(body: readonly string[], at: "first" | "last", language: Language): string[] | null {
  if (body.length > 1) return at === "first" ? body.slice(1).map(upperFirst) : body.slice(0, -1);
  const [only = ""] = body;
  const joint =
    language === "en"
      ? /,? (?:and|but|so) (?=\p{L}+ \p{L}+)|; |, (?=\p{L}+ \p{L}+)/giu
      : /,? (?:e|ma|quindi|però) (?=\p{L}+ \p{L}+)|; |, (?=\p{L}+ \p{L}+)/giu;
  const joints = [...only.matchAll(joint)];
  const cut = at === "first" ? joints[0] : joints.at(-1);
  if (!cut) return null;
  const mark = /[.!?…]+$/.exec(only)?.[0] ?? ".";
  return at === "first" ? [upperFirst(only.slice(cut.index + cut[0].length))] : [`${only.slice(0, cut.index)}${mark}`];
}

/** Removes the clause with one of the content words, the longest first: “the bit about my mum's potatoes”. */
export function withoutClauseAbout(body: readonly string[], what: string, language: Language): string[] | null {
  const words = flat(what)
    .split(/[^a-z0-9]+/)
    .filter((word) => (word.length > 3 || /\d/.test(word)) && !LITTLE.test(word) && !VERBS.test(word))
    .toSorted((x, y) => y.length - x.length);
  for (const word of words) {
    const less = withoutPassage(body, word, language);
    if (less) return less;
  }
  return null;
}

const VERBS =
  /^(?:says?|said|like|want|mention\w*|piace|dice|dico|voglio|come|quando|every|some|thing|cosa|ogni|altri|altre)$/;

function withoutTime(sentence: string, what: string): string {
  const bare = what.replace(/^(?:on|at|by|il|la|le|alle|entro|di|da) /iu, "");
  const phrase = new RegExp(
    `(?:(?:^|,? )(?:on|at|by|from|until|for|this|next|il|la|alle|entro|di|da|dal|dalle|per)(?= ))*(?:^| )${escaped(bare)}(?!\\p{L})(?: (?:instead|invece))?`,
    "iu",
  );
  return upperFirst(
    sentence
      .replace(phrase, "")
      .replace(/^[\s,]+/, "")
      .replace(/\s+([.,?!])/g, "$1"),
  );
}

function withoutClause(sentence: string, what: string, holds: (text: string) => boolean, count: number): string[] {
  const mark = /[.!?…]+$/.exec(sentence)?.[0] ?? ".";
  const clauses = sentence
    .replace(/[.!?…]+$/, "")
    .split(/(?=,? (?:and|but|so|because|since|as|e|ma|perché|quindi|così|siccome) (?!\p{L}+(?:[,.]|$)))|(?=, )/u);
  const left = clauses.filter((clause) => !holds(clause));
  if (left.length === 0 || clauses.length === 1) {
    const phrase = new RegExp(
      ` (?:on|at|by|this|next|for|in|di|per|il|la|entro)? ?(?:the |la |il |lo )?${escaped(what.replace(/^(?:the|la|il|lo) /i, ""))}(?: \\d+)?`,
      "iu",
    );
    return clauses.length === 1 && count === 1 && phrase.test(sentence) ? [sentence.replace(phrase, "")] : [];
  }
  const text = left.join("").replace(/^,? (?:and|but|so|because|since|as|e|ma|quindi|così|perché|siccome) |^, /u, "");
  return [`${upperFirst(text.replace(/[,;:\s]+$/, ""))}${mark}`];
}

function withoutSorry(body: readonly string[]): string[] | null {
  const less = body
    .map((sentence) =>
      sentence
        .replace(
          /^(?:(?:I'm|I am) )?(?:so |really |very )?sorry(?: to (?:bring this up|bother you|be a pain|say this|disturb you|ask))?,? (?:but |that )?(?=(?:I|we|it|the|my)\b)/i,
          "",
        )
        .replace(/^(?:I'm|I am) (?:so |really |very )?sorry(?: (?:for|if|about) [^.]*)?[.!]$/i, "")
        .replace(
          /^(?:Mi dispiace(?: tanto| tantissimo| molto| davvero)?,? (?:ma |di |che )?|Scusa(?:mi)?,? (?:ma |se )?)(?=\p{L})/u,
          "",
        ),
    )
    .filter(Boolean)
    .map(upperFirst);
  return less.length > 0 && less.join(" ") !== body.join(" ") ? less : null;
}

const EDGE = /^(?:on|at|il|la|the|alle|le|lo|l'|a) ?(?=\S)/i;

/** Replaces every occurrence. */
export function withReplacement(
  body: readonly string[],
  from: string,
  by: string,
  language: Language,
): string[] | null {
  const bare = from.replace(/^(?:on|at|il|la|the|alle|le) /i, "");
  const match = new RegExp(`(?<![\\p{L}\\d])${escaped(bare)}(?![\\p{L}\\d])`, "giu");
  const value = repairTyping(by.replace(/^(?:on|at|il|la|the|alle|le) (?=\S)/i, ""), language);
  if (!body.some((sentence) => sentence.search(match) >= 0)) return null;
  return body.map((sentence) => sentence.replace(match, value));
}

const KINDS: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|oggi|stasera|dopodomani)(?!\p{L})/iu,
  /\b\d{1,2}(?:st|nd|rd|th)\b/i,
  /(?<=(?<!\p{L})(?:at|alle|le|by) )(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|mezzogiorno)(?![\p{L}\d])/iu,
  /(?<=(?<!\p{L})(?:il|dal|al|del) )\d{1,2}(?!\d|:| ?euro)/iu,
  /(?<![\d:])\d+(?:[.,]\d+)?(?![\d:]|st|nd|rd|th)/,
];

/** “actually Sunday”, “it was 45”: replaces the value of the same kind. */
export function withValue(
  body: readonly string[],
  value: string,
  noun: string | null,
  language: Language,
): string[] | null {
  const plain = repairTyping(value, language);
  if (noun) {
    const named = new RegExp(`(?<=(?<!\\p{L})${escaped(noun)}(?: (?:number|numero|n\\.?))? )[\\p{L}\\d]+`, "iu");
    const at = body.findIndex((sentence) => named.test(sentence));
    return at < 0
      ? null
      : body.map((sentence, index) => (index === at ? sentence.replace(named, plain.replace(EDGE, "")) : sentence));
  }
  const moved = withDay(body, plain);
  if (moved) return moved;
  for (const kind of KINDS) {
    const given = kind.exec(plain);
    if (!given) continue;
    const at = body.findIndex((sentence) => kind.test(sentence));
    if (at < 0) continue;
    return body.map((sentence, index) => (index === at ? sentence.replace(kind, given[0]) : sentence));
  }
  return null;
}

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)";
const DATE = new RegExp(`(?<![\\d:.])\\d{1,2}(?:st|nd|rd|th)?(?= (?:of )?${MONTH})`, "i");
const DAY_ONLY =
  /^(?:from |on |by |until |till |the |dal |il |al |l'|entro |del |(?:la |nella )?settimana )*(\d{1,2})(?:st|nd|rd|th)?$/i;

/** “from the 13th” changes “6 July” to “13 July”. */
function withDay(body: readonly string[], value: string): string[] | null {
  const day = DAY_ONLY.exec(value.trim())?.[1];
  const at = day ? body.findIndex((sentence) => DATE.test(sentence)) : -1;
  if (!day || at < 0) return null;
  return body.map((sentence, index) =>
    index === at
      ? sentence.replace(DATE, (found) => (/\D/.test(found) ? `${day}${ordinal(Number(day))}` : day))
      : sentence,
  );
}

function ordinal(day: number): string {
  if (day > 10 && day < 14) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}
