import { sourcesOf } from "./answer-notes.ts";
import { fill, joinList, upperFirst } from "#domain/coaching/text.ts";
import type { FactAnswer } from "./fact-types.ts";
import { MONEY } from "./content.answers.ts";
import { isAlarming } from "./corpus.ts";
import { isTarget } from "./about.ts";
import type { Search } from "./find.ts";
import { balanceOf, moneyIn, type MoneyFact } from "./money.ts";
import type { MoneyWay } from "./money-cues.ts";
import { noteMatches } from "./term-match.ts";
import { amountText, dayText, quoteWithDay, quoteOf, type AnswerContext } from "./say.ts";

/** What was lent, paid back or is still owed, computed from all notes; null if they mention none of it. */
export function owedAnswer(search: Search, context: AnswerContext): FactAnswer | null {
  const { corpus, question, persona, aliases } = search;
  const isMoney =
    /\b(?:how much|quanto|quanti|soldi|money|euros?|debts?|debit\w+|pounds|dollars|cash)\b|\b(?:owe|owes|deve|devo)\b(?! \w+(?:are|ere|ire)\b)|\bpa(?:id|y) \w+ back\b|\bin pari\b/.test(
      question.folded,
    );
  if (!isMoney) return null;
  const facts = moneyIn(corpus, (mentions, entry) => {
    const others = mentions.filter(({ key, word, possesses }) => !persona.has(key) && !persona.has(word) && !possesses);
    if (question.targets.length > 0)
      return question.targets.every((target) => mentions.some((mention) => isTarget(mention, target, aliases)));
    const isThem = entry.sentence.tokens.some(
      ({ word }) => persona.has(word) || /^(?:him|he|she|gli|le|lui|lei|mi)$/.test(word),
    );
    return others.every(({ kind, behind }) => kind === "name" && behind) || isThem;
  });
  const { folded } = question;
  // “For the theatre”: no note about a loan or a debt mentions it.
  const starts = facts.filter(({ way }) => way !== "back" && way !== "repaid");
  if (starts.length > 0 && !starts.some(({ entry }) => noteMatches(entry, search))) return null;
  const asksMine =
    /\b(?:do|did|have|how much|much) (?:i|we) (?:still |currently )?(?:owe|borrow\w*)\b|\bi (?:still )?owe\b|\b(?:gli|le) (?:devo|dobbiamo|dovevo)\b|\bdevo\b|\b(?:he|she|\w+) (?:lent|lend|loan\w*) (?:me|us)\b|\bdid (?:he|she|\w+) (?:lend|loan) (?:me|us)\b|\bmi ha (?:\w+ )?(?:prestat|imprestat|anticipat)\w*|\b(?:i|we) (?:pay|paid|repaid|repay|gave|give|return)\w*\b.*\bback\b|\b(?:ho|abbiamo) (?:\w+ )?(?:restituit|ridat|res[oi]|saldat)\w*/.test(
      folded,
    );
  const lends = /\b(?:lent|lend|loan\w*|borrow\w*|prest\w*|imprest\w*|anticip\w*)\b/.test(folded);
  const pays = /\b(?:back|repaid|repay|return\w*|restituit\w*|ridat\w*|res[oi]|rimbors\w*|saldat\w*)\b/.test(folded);
  const isOwing =
    /\b(?:owe\w*|deve|devo|debit\w*|debts?|manca\w*|left|still|ancora)\b/.test(folded) &&
    !/\b(?:lent|prestat\w*)\b/.test(folded);
  const way: MoneyWay | null = isOwing
    ? null
    : pays
      ? asksMine
        ? "repaid"
        : "back"
      : lends
        ? asksMine
          ? "borrowed"
          : "lent"
        : null;
  if (way) {
    const parts = facts.filter((fact) => fact.way === way);
    if (parts.length === 0) return null;
    if (/\b(?:when|quando)\b/.test(folded) && parts.every(({ implied }) => implied)) return null;
    if (parts.some(({ value }) => value === null) && !parts.some(({ value }) => value !== null)) {
      const { entry } = parts[parts.length - 1]!;
      return { text: quoteWithDay(entry.text, quoteOf(entry), context), sources: [entry.text.source], found: true };
    }
    const sum = parts.reduce((total, { value }) => total + (value ?? 0), 0);
    return moneyAnswer(sum, parts, context);
  }
  // “Of the 200”: only of that loan.
  const loan = /\b(?:of the|dei|di quei|delle) (?:€|£|\$)?(\d+)\b/.exec(folded)?.[1];
  const from =
    loan === undefined
      ? -1
      : facts.findIndex(({ value, way: told }) => value === Number(loan) && (told === "lent" || told === "borrowed"));
  if (from >= 0) {
    const ofLoan = facts.slice(from).filter(({ way: told }) => told !== "owed" && told !== "owing");
    const left = balanceOf(ofLoan, asksMine ? "mine" : "theirs");
    if (left && !Number.isNaN(left.sum)) return moneyAnswer(left.sum, left.parts, context);
  }
  const balance = balanceOf(facts, asksMine ? "mine" : "theirs");
  return balance && !Number.isNaN(balance.sum) ? moneyAnswer(balance.sum, balance.parts, context) : null;
}

function moneyAnswer(sum: number, parts: readonly MoneyFact[], context: AnswerContext): FactAnswer {
  const currency = parts.find((part) => part.currency)?.currency ?? null;
  const told = parts.slice(-6).map(({ way, value, day }) => {
    const amount =
      value === null ? { en: "the rest", it: "il resto" }[context.language] : amountText(value, currency, context);
    return fill(MONEY[way][context.language], { name: context.name, sum: amount, day: dayText(day, context) });
  });
  const frame = sum === 0 ? MONEY.even : MONEY.owes;
  const money = fill(frame[context.language], {
    sum: amountText(sum, currency, context),
    parts: upperFirst(joinList(told, context.language)),
  });
  const { entry } = parts[parts.length - 1]!;
  const quote =
    parts.length === 1 && !isAlarming(entry.text.content)
      ? ` ${quoteWithDay(entry.text, quoteOf(entry), context)}`
      : "";
  return { text: `${money}${quote}`, sources: sourcesOf(parts.map((part) => part.entry)), found: true };
}
