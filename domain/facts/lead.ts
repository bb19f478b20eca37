import { joinList } from "#domain/coaching/text.ts";
import { fold } from "./words.ts";
import { isTarget } from "./about.ts";
import { placeIn } from "./places.ts";
import type { Hit, Search } from "./find.ts";
import { daysOf } from "./corpus.ts";
import { dateOf, dayOf } from "./days.ts";
import { namesGivenIn } from "./names.ts";
import { amountText, exactDay, mentionText, nameText, type AnswerContext } from "./say.ts";

/** The age in the text, plus the years since if the text dates it. */
function ageNow({ entry, amount }: Hit, { today }: AnswerContext): number {
  const value = amount!.value;
  if (!/\b(?:turn(?:s|ed|ing)?|compi\w+|birthday|compleanno)\b/.test(entry.sentence.folded)) return value;
  const told = daysOf(entry).find(({ span }) => span === "day");
  const reached = told && Math.abs(told.day - entry.text.written) < 60 ? told.day : entry.text.written;
  return value + Math.max(0, Math.floor((today - reached) / 365.2));
}

/** The fact itself, to precede the quote; null if the quote is enough. */
export function leadOf(hit: Hit, { question, persona, aliases }: Search, context: AnswerContext): string | null {
  const { sentence, text } = hit.entry;
  const { kind } = question;
  if (kind === "when") {
    if (hit.day) return mentionText(hit.day, context);
    return sentence.tense !== "future" && question.past ? exactDay(text.written, context) : null;
  }
  if (kind === "age") return ageOf(hit, context);
  if (question.property === "pphone") return null;
  if (kind === "how-much" || kind === "how-many")
    return hit.amount ? amountText(hit.amount.value, hit.amount.currency, context) : null;
  if (kind === "where") {
    const { from, to } = hit.clause;
    const place = placeIn(sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end));
    return place && sentence.text.length > 60 && !persona.has(fold(place).split(" ")[0]!) ? place : null;
  }
  if (kind !== "name" && kind !== "who") return null;
  const named = namesGivenIn(hit.entry.all, hit.entry.index).filter(({ name, relation, owner }) => {
    const key = fold(name).split(" ")[0]!;
    if (persona.has(key) || question.tokens.some(({ word }) => word === key)) return false;
    const mention = {
      key: relation,
      kind: "relation",
      owner,
      word: key,
      at: 0,
      behind: false,
      possesses: false,
    } as const;
    return (
      question.targets.some((target) => isTarget(mention, target, aliases)) ||
      question.wants.some(({ keys }) => keys.includes(relation))
    );
  });
  const names = [...new Set(named.map(({ name }) => nameText(name)))];
  return names.length > 0 ? joinList(names, context.language) : null;
}

function ageOf(hit: Hit, context: AnswerContext): string | null {
  if (hit.amount) return amountText(ageNow(hit, context), null, context);
  const born = hit.day;
  if (!born) return null;
  const year = dateOf(born.day).getUTCFullYear();
  // “Her birthday is 9 February, she was born in 1954.”
  const date = born.span === "day" ? born : daysOf(hit.entry).find(({ yearless, span }) => yearless && span === "day");
  const month = date ? dateOf(date.day) : null;
  const first = dayOf(year, month?.getUTCMonth() ?? 0, month?.getUTCDate() ?? 1);
  return amountText(Math.floor((context.today - first) / 365.2425), null, context);
}
