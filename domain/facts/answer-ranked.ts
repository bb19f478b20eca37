import { NEAREST, PERHAPS } from "./content.answers.ts";
import type { Entry } from "./corpus.ts";
import { sourcesOf } from "./answer-notes.ts";
import { isCertain } from "./certain.ts";
import type { TracedAnswer, FactAnswer } from "./fact-types.ts";
import type { Search } from "./find.ts";
import { rank, type Ranks } from "./rank.ts";
import { quoteWithDay, quoteAround, type AnswerContext } from "./say.ts";

/** Minimum probability for showing the best candidate as a possible answer. */
const MIN_LIKELY = 0.3;
/** Kinds for which the rules decide that nothing is written. */
const DECIDED_BY_RULES: readonly Search["question"]["kind"][] = ["name", "age"];
/** The second candidate is shown too if it is at least a quarter as likely as the first. */
const MIN_SECOND_SHARE = 0.25;
/** Below this it has nothing to do with the question. */
const MIN_RELEVANT = 0.12;

const quoteOf = (entry: Entry) => quoteAround(entry, [-1, 1], true);

function mostLikely({ ranked }: Ranks): Entry[] {
  const [first, second] = ranked;
  if (!first) return [];
  return second && second.share >= MIN_SECOND_SHARE * first.share ? [first.entry, second.entry] : [first.entry];
}

/**
 * The most likely note as a possible answer, since the ranking alone is never certain; otherwise `absent` with the closest
 * match.
 */
export function rankedAnswer(search: Search, absent: FactAnswer, context: AnswerContext): FactAnswer {
  const ranks = rank(search);
  if (ranks.sure < MIN_RELEVANT) return absent;
  const entries = mostLikely(ranks);
  const told = entries.map((entry) => quoteWithDay(entry.text, quoteOf(entry), context));
  const sources = sourcesOf(entries);
  const { kind, property } = search.question;
  if (ranks.sure < MIN_LIKELY || property !== null || DECIDED_BY_RULES.includes(kind))
    return { text: [absent.text, NEAREST[context.language], ...told].join(" "), sources, found: false };
  return { text: [...told, PERHAPS[context.language]].join(" "), sources, found: "perhaps" };
}

/** Kinds for which the rules are right even if the ranking disagrees. */
const RULES_PREVAIL: readonly Search["question"]["kind"][] = ["last", "next", "when", "age", "name"];

/**
 * Keeps an answer from a single note if the ranking prefers the same note; otherwise it becomes a possible answer, with the
 * other note added. On `training/coach/facts/worlds-1`, which the rules were not written for, the answer was right in 125 of
 * 141 cases where the two agreed, and in none of 13 where they did not.
 */
export function withDoubt(
  search: Search,
  { read, unsure, ...answer }: TracedAnswer,
  context: AnswerContext,
): FactAnswer {
  const told = checkedByRanking(search, answer, context);
  if (told.found !== true || !(unsure || (read && !isCertain(read, search)))) return told;
  return { ...told, text: `${told.text} ${PERHAPS[context.language]}`, found: "perhaps" };
}

function checkedByRanking(search: Search, answer: FactAnswer, context: AnswerContext): FactAnswer {
  const [source, more] = answer.sources;
  if (source === undefined || more !== undefined || RULES_PREVAIL.includes(search.question.kind)) return answer;
  const ranks = rank(search);
  const [first] = ranks.ranked;
  if (!first || ranks.sure < MIN_RELEVANT) return answer;
  const { source: other } = first.entry.text;
  if (other.kind === source.kind && other.id === source.id) return answer;
  return {
    text: [answer.text, quoteWithDay(first.entry.text, quoteOf(first.entry), context), PERHAPS[context.language]].join(
      " ",
    ),
    sources: [...answer.sources, other],
    found: "perhaps",
  };
}
