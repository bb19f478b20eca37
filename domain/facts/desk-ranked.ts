import { NEAREST, PERHAPS } from "./content.answers.ts";
import type { Entry } from "./corpus.ts";
import { sourcesOf } from "./desk-notes.ts";
import { isCertain } from "./certain.ts";
import type { DeskAnswer, FactAnswer } from "./fact-types.ts";
import type { Search } from "./find.ts";
import { rank, type Ranks } from "./rank.ts";
import { tell, wordsAround, type Pen } from "./say.ts";

/** Minimum probability for showing the best candidate as a possible answer. */
const LIKELY = 0.3;
/** Kinds for which the rules decide that nothing is written. */
const KNOWN: readonly Search["question"]["kind"][] = ["name", "age"];
/** The second candidate is shown too if it is at least a quarter as likely as the first. */
const NOT_MUCH_LESS = 0.25;
/** Below this it has nothing to do with the question. */
const LEAST = 0.12;

const wordsOf = (entry: Entry) => wordsAround(entry, [-1, 1], true);

function likeliest({ ranked }: Ranks): Entry[] {
  const [first, second] = ranked;
  if (!first) return [];
  return second && second.share >= NOT_MUCH_LESS * first.share ? [first.entry, second.entry] : [first.entry];
}

/**
 * The most likely note as a possible answer, since the ranking alone is never certain; otherwise `absent` with the closest
 * match.
 */
export function rankedAnswer(search: Search, absent: FactAnswer, pen: Pen): FactAnswer {
  const ranks = rank(search);
  if (ranks.sure < LEAST) return absent;
  const entries = likeliest(ranks);
  const told = entries.map((entry) => tell(entry.text, wordsOf(entry), pen));
  const sources = sourcesOf(entries);
  const { kind, property } = search.question;
  if (ranks.sure < LIKELY || property !== null || KNOWN.includes(kind))
    return { text: [absent.text, NEAREST[pen.language], ...told].join(" "), sources, found: false };
  return { text: [...told, PERHAPS[pen.language]].join(" "), sources, found: "perhaps" };
}

/** Kinds for which the rules are right even if the ranking disagrees. */
const RECKONED: readonly Search["question"]["kind"][] = ["last", "next", "when", "age", "name"];

/**
 * Keeps an answer from a single note if the ranking prefers the same note; otherwise it becomes a possible answer, with the
 * other note added. On `training/coach/facts/worlds-1`, which the rules were not written for, the answer was right in 125 of
 * 141 cases where the two agreed, and in none of 13 where they did not.
 */
export function withDoubt(search: Search, { read, unsure, ...answer }: DeskAnswer, pen: Pen): FactAnswer {
  const told = pointedElsewhere(search, answer, pen);
  if (told.found !== true || !(unsure || (read && !isCertain(read, search)))) return told;
  return { ...told, text: `${told.text} ${PERHAPS[pen.language]}`, found: "perhaps" };
}

function pointedElsewhere(search: Search, answer: FactAnswer, pen: Pen): FactAnswer {
  const [source, more] = answer.sources;
  if (source === undefined || more !== undefined || RECKONED.includes(search.question.kind)) return answer;
  const ranks = rank(search);
  const [first] = ranks.ranked;
  if (!first || ranks.sure < LEAST) return answer;
  const { source: other } = first.entry.text;
  if (other.kind === source.kind && other.id === source.id) return answer;
  return {
    text: [answer.text, tell(first.entry.text, wordsOf(first.entry), pen), PERHAPS[pen.language]].join(" "),
    sources: [...answer.sources, other],
    found: "perhaps",
  };
}
