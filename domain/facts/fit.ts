import { daysOf, type Entry } from "./corpus.ts";
import { isSameGiver, isPriceOf, namesCause } from "./fit-exact.ts";
import { whenFit } from "./fit-when.ts";
import { nameFit, whoFit } from "./fit-who.ts";
import type { Search } from "./find.ts";
import { numbersIn } from "./numbers.ts";
import { placeIn } from "./places.ts";
import type { Question } from "./question.ts";
import { isInClause, type Clause } from "./sentences.ts";
import type { TypedMatch } from "./typed.ts";

type Fit = (entry: Entry, clause: Clause, search: Search) => TypedMatch;

/** Kinds that need something of a certain type; other kinds are answered by any sentence. */
const FITS: Partial<Record<Question["kind"], Fit>> = {
  when: whenFit,
  age: ageFit,
  "how-much": amountFit,
  "how-many": amountFit,
  who: (entry, _, search) => ({ fit: whoFit(entry, search) }),
  name: (entry, _, search) => ({ fit: nameFit(entry, search) }),
  where: (entry, _, search) => ({ fit: whereFit(entry, search) }),
  what: ({ sentence: { folded } }, _, { question }) => ({
    fit: isSameGiver(question, folded) && namesCause(question, folded) ? 1 : 0.4,
  }),
};

/** How surely a clause contains what a question of this kind needs: a day for “when”, a number for “how much”. */
export function typeFit(entry: Entry, clause: Clause, search: Search): TypedMatch {
  return FITS[search.question.kind]?.(entry, clause, search) ?? { fit: 1 };
}

const AGE =
  /\bne (?:fa|compie) \d|\(\d{1,2}\)|\b(?:years?(?: |-)old|anni|year-old|yo\b|turn(?:s|ed|ing)?|age[d]?|compi\w+|mesi|months old|(?:is|was|e|ha|has|of|di) \d)/;
/** Years that are not a present age: “for ten years”, “when he was six”. */
const OTHER_YEARS =
  /\b(?:a|at|per|da|for|by|dopo|after|since|in) (?:\w+ )?(?:\d+|[a-z]+) (?:anni|years?)\b|\b(?:anni|years) (?:fa|ago|prima|insieme|together|of|di)\b|\b(?:when|quando|finche|until|till) (?:\w+ )?(?:was|were|aveva|avevano|avevo|era|erano)\b|\bgia (?:\w+) anni\b|\byears? already\b/;

function ageFit(entry: Entry, clause: Clause): TypedMatch {
  const { sentence } = entry;
  const { folded, keys } = sentence;
  const days = daysOf(entry);
  const amount = numbersIn(folded).find(
    ({ value, start, end }) =>
      value < 120 &&
      !/^ (?:of|di|degli)\b/.test(folded.slice(end)) &&
      (isInClause(sentence, clause, start) || /^ ?(?:(?:yrs?|yo|anni|years)\b|\))/.test(folded.slice(end))) &&
      !keys.has("size") &&
      !keys.has("shoe") &&
      !days.some((day) => start < day.end && day.start < end),
  );
  const day = days.find(({ yearless, span }) => !yearless && span !== "week");
  const isBorn = day !== undefined && /\b(?:born|nat[oa])\b[^.,;]{0,40}\b(?:19|20)\d\d/.test(folded);
  if (!isBorn && amount === undefined) return { fit: 0.3, amount, day };
  if (OTHER_YEARS.test(folded) && !/\b(?:compi\w+|turn\w*)\b/.test(folded)) return { fit: 0.4, amount, day };
  const isAge =
    AGE.test(folded) || clause.keys.has("page") || (keys.has("page") && clause.to - clause.from <= 3) || isBorn;
  return { fit: isAge ? 1 : 0.5, amount, day };
}

const SIZE = /\b(?:[smlx]|xl|xxl|medium|small|large|half|meta|gratis|free)\b/;

function amountFit(entry: Entry, clause: Clause, { question }: Search): TypedMatch {
  const { sentence } = entry;
  const days = daysOf(entry);
  const amounts = numbersIn(sentence.folded).filter(
    ({ start, end }) => !days.some((day) => start < day.end && day.start < end),
  );
  const here = amounts.filter(({ start }) => isInClause(sentence, clause, start));
  const amount = here.find(({ currency }) => currency) ?? here[0] ?? amounts[0];
  if (amount) return { fit: question.kind === "how-many" || isPriceOf(sentence, amount, question) ? 1 : 0.4, amount };
  if (question.kind === "how-many")
    return { fit: sentence.tokens.some(({ capital }, at) => at > 0 && capital) ? 0.85 : 0.7 };
  return { fit: SIZE.test(sentence.folded) && /taglia|size|cost|pag/.test(sentence.folded) ? 0.95 : 0.45 };
}

const PLACE_WORDS =
  /\b(?:with|con|in|at|near|behind|under|inside|on|to|sotto|dietro|dentro|vicino|presso|nel|nella|nello|nell|sul|sulla|al|alla|all|a casa|in casa|da|dal|dalla|fuori|da (?:lui|lei)|street|road|via|piazza|viale|corso)[ ']\w+/;

function whereFit(entry: Entry, { question }: Search): number {
  if (question.property) return 1;
  const { text, tokens } = entry.sentence;
  if (placeIn(text)) return 1;
  if (PLACE_WORDS.test(withoutDays(entry))) return 0.92;
  return tokens.length <= 7 && question.targets.length === 0 ? 0.7 : 0.55;
}

/** The sentence without its days: “to 3 December” is not a place. */
function withoutDays(entry: Entry): string {
  let { folded } = entry.sentence;
  for (const { start, end } of daysOf(entry))
    folded = `${folded.slice(0, start)}${" ".repeat(end - start)}${folded.slice(end)}`;
  return folded;
}
