import { daysOf, type Entry } from "./corpus.ts";
import type { DayMention } from "./days.ts";
import type { Search } from "./find.ts";
import type { Question } from "./question.ts";
import { isInClause, type Clause } from "./sentences.ts";
import type { TypedMatch } from "./typed.ts";
import { isAside, nextDay } from "./when.ts";

const TIME =
  /\b\d{1,2}[:.]\d{2}\b|\b(?:at|alle|ore) \d|\b(?:before|after|until|from|prima delle|dopo le|fino alle|prima di) (?:noon|lunch|midnight|pranzo|cena|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dieci|nove|otto|sette|sei|cinque|undici|tre|due|\d)|\b(?:in|this|next|by|for|until|till|of|per|d'|quest'|a fine|entro l'|fino all') ?(?:the |l')?(?:summer|winter|spring|autumn|estate|inverno|primavera|autunno)\b|\b(?:alle?|at|ore) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half|quarter|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|mezzogiorno|mezzanotte)\b|\b(?:end|beginning|middle) of (?:the )?(?:year|month|week|summer)\b|\b(?:a |di |per |entro )?(?:fine|inizio|meta) (?:anno|mese|settimana|estate)\b|\bevery\b|\bogni\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\bdi (?:lune|marte|mercole|giove|vener)di\b/;
const BIRTHDAY_TODAY =
  /'s \d{2}(?:st|nd|rd|th)\b|\b\d{2} (?:today|oggi)\b|^\d{2} anni d[ie]|\bper i (?:suoi )?\d{2} anni\b|\b(?:turn(?:s|ed)|compie|compiuto|ha fatto|ha compiuto) (?:\w+ )?(?:\d+|anni)\b|\bhappy birthday\b|\b(?:birthday|compleanno)\b(?: \w+){0,3} (?:today|oggi|lunch|dinner|party|pranzo|cena)\b|\b(?:pranzo|cena|festa) (?:per il|di) compleanno\b/;
const ANNIVERSARY_TODAY =
  /^(?:our |il nostro |nostro |oggi |today:? )?(?:anniversary|anniversario)\b|\b(?:for|on|it's|is|per|e) (?:our|il nostro) (?:\w+ )?(?:anniversary|anniversario)\b/;
/** Done on an earlier day: “the 90 I had lent him”. */
const PLUPERFECT = /\b(?:had|avev\w+|ero|era|eravamo) (?:\w+ )?\w+(?:ed|t[oaie]|s[oaie])\b/;
const HAD_DONE = /\w'd (?:once |never |always )?(?:been|\w+ed|gone|met|had)\b/;
const HOLIDAY = /christmas|xmas|natale|easter|pasqua|capodanno|newyear/;

/** The day nearest to the words that were asked for. */
function nearestDay({ sentence }: Entry, days: readonly DayMention[], { wants }: Question): DayMention | undefined {
  if (days.length < 2) return days[0];
  const places = sentence.tokens.filter(({ keys }) =>
    wants.some((want) => keys.some((key) => want.keys.includes(key) || want.related.includes(key))),
  );
  if (days.some(({ span }) => span === "day")) days = days.filter(({ span }) => span === "day");
  const far = (day: DayMention) =>
    Math.min(...places.map(({ start }) => (day.start >= start ? day.start - start : (start - day.end) * 1.5)), 900) +
    (HOLIDAY.test(sentence.folded.slice(day.start, day.end)) ? 60 : 0);
  return days.toSorted((x, y) => far(x) - far(y))[0];
}

/** Finds the day in a sentence, and how surely it is the one asked for. */
export function whenFit(entry: Entry, clause: Clause, { question }: Search): TypedMatch {
  const { sentence } = entry;
  const asksFor = (...keys: string[]) => question.wants.some((want) => keys.some((key) => want.keys.includes(key)));
  const days = daysOf(entry);
  const inClause = days.filter(({ start }) => isInClause(sentence, clause, start));
  const told = nearestDay(entry, inClause, question) ?? nearestDay(entry, days, question);
  const isBirthday = asksFor("birthday", "born");
  if (
    isBirthday &&
    sentence.keys.has("pregnant") &&
    !asksFor("pregnant", "child") &&
    !/\bbab(?:y|ies)\b|\bbambin/.test(question.folded)
  )
    return { fit: 0.3, day: told };
  const day = told ?? (question.past ? nextDay(entry) : undefined);
  if (day) return { fit: isInClause(sentence, clause, day.start) ? 1 : isBirthday && day.relative ? 0.7 : 0.95, day };
  if (TIME.test(sentence.folded)) return { fit: 0.95 };
  // “Turned 81” with no day: on the day it was written.
  const isToday =
    (asksFor("anniversary") && ANNIVERSARY_TODAY.test(sentence.folded)) ||
    (isBirthday && entry.text.kind === "note" && BIRTHDAY_TODAY.test(sentence.folded));
  if (isToday)
    return {
      fit: 0.9,
      day: { day: entry.text.written, span: "day", yearless: true, relative: false, start: 0, end: 0 },
    };
  return { fit: undatedFit(entry, question) };
}

const HAS_DATE = new Set(["birthday", "born", "anniversary"]);

/** For a sentence without a day: how surely it happened on the day it was written. */
function undatedFit(entry: Entry, { past, folded, wants }: Question): number {
  const { sentence } = entry;
  if (!past) return 0.5;
  const isEarlier =
    isAside(
      entry,
      wants.filter(({ must, period }) => must && !period),
    ) ||
    HAD_DONE.test(sentence.folded) ||
    (PLUPERFECT.test(sentence.folded) && !/\bavevo\b/.test(folded));
  if (isEarlier) return 0.4;
  return sentence.tense === "future" || wants.some(({ keys }) => keys.some((key) => HAS_DATE.has(key))) ? 0.5 : 0.86;
}
