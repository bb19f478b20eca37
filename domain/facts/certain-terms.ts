import { LIGHT_VERBS } from "./content.terms.ts";
import type { Entry } from "./corpus.ts";
import { withMisspellings, type Search } from "./find.ts";
import { termsOf, type Term } from "./terms.ts";
import { termMatchIn } from "./term-match.ts";

/** Minimum for a word of the question that is in the sentence, itself or a synonym. */
export const MIN_MATCH = 0.85;
/** The same for a verb, which a related one may stand for: “sold” for “bought”. */
export const MIN_VERB_MATCH = 0.7;

export function searchTerms({ question, persona, corpus }: Search): Term[] {
  return termsOf(question, persona, corpus.names).map((term) => ({ ...term, ...withMisspellings(term, corpus) }));
}

/** How well a sentence and those quoted with it match a word of the question. */
export function matchNear(term: Term, entry: Entry, search: Search): number {
  const near = [entry.index - 1, entry.index, entry.index + 1].filter((at) => entry.all[at]);
  return Math.max(...near.map((at) => matchAt(term, entry, at, search)));
}

export function matchAt(term: Term, entry: Entry, at: number, search: Search): number {
  const sentence = entry.all[at];
  if (!sentence) return 0;
  const own = termMatchIn(term, { ...entry, sentence, index: at }, search, false);
  return own >= MIN_VERB_MATCH || !sentence.tokens.some(({ word }) => isFormOf(word, term.word)) ? own : MIN_MATCH;
}

const SHORTEST_FORM = 4;

/** Whether two words begin alike: “rifare”, “rifaccia”. */
export function isFormOf(one: string, other: string): boolean {
  return other.length > SHORTEST_FORM && one.slice(0, SHORTEST_FORM) === other.slice(0, SHORTEST_FORM);
}

/** Verbs with so little meaning that any other may stand for them. */
export const VAGUE_VERB =
  /^(?:do|does|did|doing|done|have|has|had|having|got|get|gets|getting|be|been|make|makes|made|need|needs|want|wants|could|should|happen|happened|go|goes|going|went|put|takes|took|use|used|say|says|said|tell|told|think|know|call|called|wear|wears|last|lasts|take|porta|calza|dura|durano|fare|fa|fanno|fatto|faccio|avere|stare|sta|vuole|voglio|volere|successo|succede|andare|va|vanno|dice|detto|chiama)$/;

/** Whether the sentence contains the question's verbs, where only they tell which place, person or day is asked for. */
export function matchesVerbs(entry: Entry, search: Search): boolean {
  return searchTerms(search)
    .filter(
      ({ role, word, keys }) =>
        !VAGUE_VERB.test(word) &&
        (role === "verb" || (role === "light" && LIGHT_VERBS.has(word) && !keys[0]!.startsWith("="))),
    )
    .every((term) => matchNear(term, entry, search) >= MIN_MATCH);
}
