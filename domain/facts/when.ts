import { daysOf, type Entry } from "./corpus.ts";
import type { DayMention } from "./days.ts";
import type { Question } from "./question.ts";
import type { Term } from "./terms.ts";
import { nearest, NO_MATCH, type TypedMatch } from "./typed.ts";

const TIME =
  /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm)\b|\b(?:at|alle|ore|dalle|from|by|around|verso le) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half|quarter|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|mezzogiorno|mezzanotte)|\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'clock\b|\b(?:half|quarter) (?:past|to) \w+|\b(?:noon|midnight|mezzogiorno|mezzanotte)\b/;
const SEASON =
  /\b(?:in|this|next|by|until|till|since|from|of|after|before|d'|quest'|entro l'|in|da|dalla|a|dopo|per) ?(?:the |l')?(?:summer|winter|spring|autumn|estate|inverno|primavera|autunno|easter|pasqua|christmas|natale|new year|capodanno)\b|\b(?:next|prossima|l'anno) (?:summer|winter|spring|autumn|estate|inverno|primavera|autunno)\b/;
export const FREQUENCY =
  /\b(?:every|each|once|twice|ogni|volt[ae]|times|daily|weekly|monthly|fortnight\w*|always|sempre|often|spesso|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weds|thurs?|tues|fri|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|al giorno|al mese|a settimana|alla settimana|a (?:day|week|month|year)|per (?:day|week|month)|2nd|nights|evenings|mornings)\b/;

/** The day at the start of the next sentence: “He has stopped smoking! 1st Sept.” */
export function nextDay({ sentence, all, index, text }: Entry): DayMention | undefined {
  const next = all[index + 1];
  if (!next || sentence.tokens.length > 14) return undefined;
  return daysOf({ sentence: next, all, index: index + 1, text }).find(
    ({ start, span, relative, alone }) => start < 7 && span === "day" && (!relative || alone),
  );
}

/** Whether it was over before the day of the note. */
function isLongOver(folded: string): boolean {
  return /\b(?:had|used to|avev\w+|era|ago|fa|once|met (?:some\w+|an?))\b|\w'd (?:once |never |always )?(?:been|\w+ed|gone|met|had)\b/.test(
    folded,
  );
}

/** Whether the action is only mentioned in relation to something else: “till the day he died”. */
export function isAside({ sentence }: Entry, terms: readonly Pick<Term, "keys">[]): boolean {
  const at = sentence.tokens.findIndex(({ keys }) => terms.some((term) => keys.some((key) => term.keys.includes(key))));
  if (at < 0) return false;
  const before = sentence.folded.slice(Math.max(0, sentence.tokens[at]!.start - 30), sentence.tokens[at]!.start);
  return /\b(?:till|until|before|after|since|when|as|the day|finche|prima (?:che|di)|dopo (?:che|di)|quando|da quando)\b[^.,;]*$/.test(
    before,
  );
}

export function whenMatch(
  entry: Entry,
  question: Question,
  terms: readonly Term[],
  today: number,
  own: boolean,
): TypedMatch {
  const { sentence, text } = entry;
  const isClock = /\b(?:what time|which hour|che ora|che ore|a che ora)\b/.test(question.folded);
  if (isClock) return TIME.test(sentence.folded) ? { fit: 1 } : NO_MATCH;
  const days = daysOf(entry);
  const fitting = /\b(?:next|prossim\w)\b/.test(question.folded)
    ? days.filter(({ day, span }) => day >= today || span !== "day")
    : days;
  const exact = fitting.filter(({ span }) => span === "day");
  const day = nearest(exact.length > 0 ? exact : fitting, entry, terms) ?? nextDay(entry);
  // “I must hand in my holiday dates by Wednesday”: not the day of the holiday.
  const isDue =
    day !== undefined &&
    /\b(?:by|entro)(?: the| il| l')? ?$/.test(
      sentence.folded.slice(Math.max(0, day.start - 10), day.start + 7).replace(/\w+$/, ""),
    );
  if (
    isDue &&
    /\b(?:i must|i have to|i need to|devo|dobbiamo|we must|we have to)\b/.test(sentence.folded) &&
    !/\b(?:by when|by what|entro|deadline|due|must|have to|need|devo|scad\w+|i|we)\b/.test(question.folded)
  )
    return NO_MATCH;
  // “The rest at Christmas”: not the day of the loan.
  const isLoan = terms.some(({ keys }) => keys.some((key) => key === "lend" || key === "repay"));
  if (day && isLoan && question.past && day.day > text.written) return NO_MATCH;
  if (day) return { fit: 1, day };
  if (SEASON.test(sentence.folded)) return { fit: 0.95 };
  const isHabit = /\b(?:when do|when does|quando)\b/.test(question.folded) && !question.past;
  if (TIME.test(sentence.folded) || (isHabit && FREQUENCY.test(sentence.folded))) return { fit: 0.85 };
  // Actions are assumed to be on the day of the note, unless they were over by then.
  const isOver =
    isLongOver(sentence.folded) ||
    isAside(
      entry,
      terms.filter(({ role }) => role === "verb"),
    );
  const isDated = terms.some(({ keys }) => keys.some((key) => /^(?:birthday|born|anniversary|pregnant)$/.test(key)));
  return own && question.past && !isDated && sentence.tense !== "future" && text.kind === "note" && !isOver
    ? { fit: 0.7 }
    : NO_MATCH;
}
