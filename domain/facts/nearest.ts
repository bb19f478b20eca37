import { typedIn } from "./answer-types.ts";
import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import { termsOf } from "./terms.ts";
import { ownOf } from "./told.ts";

/** Kinds whose answer must be of a type: a day, a place, somebody, an amount. */
const TYPED = new Set(["when", "where", "who", "how-much", "how-many", "times", "last"]);
/** How much a word counts that stands elsewhere in the same text, and one that only sets the scene. */
const ELSEWHERE = 0.5;
const SCENE = 0.3;
/** Less than this has nothing to do with the question. */
const LEAST = 0.55;
const MOST = 2;
/** The second is only worth showing where it is about as near as the first. */
const ABOUT_AS_NEAR = 0.85;

/**
 * The sentences that come nearest to a question which none answers: they share words with it, lie in its time and hold
 * something of the kind asked for. They are shown as what they are, never as the answer.
 */
export function nearest(search: Search): Entry[] {
  const { corpus, question, persona, today } = search;
  const terms = termsOf(question, persona, corpus.names);
  const weights = terms.map(({ role, whom, weight }) => (role === "light" || whom ? SCENE : 1) * weight);
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const period = question.wants.find((want) => want.period)?.period;
  const scored = corpus.passages.flatMap(({ entries }) => {
    const own = entries.map((entry) => terms.map((term) => ownOf(term, entry, search, false)));
    const inText = terms.map((_, at) => Math.max(0, ...own.map((row) => row[at]!)));
    return entries.map((entry, index) => {
      const shared = weights.reduce(
        (sum, weight, at) => sum + weight * Math.max(own[index]![at]!, ELSEWHERE * inText[at]!),
        0,
      );
      const named = terms.some(({ role, whom }, at) => role !== "light" && !whom && inText[at]! > 0);
      const timed = period !== undefined && entry.text.written >= period.from && entry.text.written <= period.to;
      const fit = typedIn(entry, question, terms, persona, today, true).fit;
      const ofKind = TYPED.has(question.kind) ? fit : 0;
      return { entry, near: named || timed ? shared / whole + 0.4 * ofKind + (timed ? 0.3 : 0) : 0 };
    });
  });
  const best = scored
    .filter(({ entry, near }) => near >= LEAST && entry.text.kind !== "message")
    .toSorted((x, y) => y.near - x.near || y.entry.text.written - x.entry.text.written);
  const [first] = best;
  return best
    .filter(({ near }) => near >= ABOUT_AS_NEAR * first!.near)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
