import { LIGHT_VERBS } from "./content.terms.ts";
import type { Entry } from "./corpus.ts";
import { spelled, type Search } from "./find.ts";
import { termsOf, type Term } from "./terms.ts";
import { ownOf } from "./told.ts";

/** Minimum for a word of the question that is in the sentence, itself or a synonym. */
export const TOLD = 0.85;
/** The same for a verb, which a related one may stand for: “sold” for “bought”. */
export const MEANT = 0.7;

export function termsIn({ question, persona, corpus }: Search): Term[] {
  return termsOf(question, persona, corpus.names).map((term) => ({ ...term, ...spelled(term, corpus) }));
}

/** How well a sentence and those quoted with it match a word of the question. */
export function toldBy(term: Term, entry: Entry, search: Search): number {
  const near = [entry.index - 1, entry.index, entry.index + 1].filter((at) => entry.all[at]);
  return Math.max(...near.map((at) => tellsAt(term, entry, at, search)));
}

export function tellsAt(term: Term, entry: Entry, at: number, search: Search): number {
  const sentence = entry.all[at];
  if (!sentence) return 0;
  const own = ownOf(term, { ...entry, sentence, index: at }, search, false);
  return own >= MEANT || !sentence.tokens.some(({ word }) => isFormOf(word, term.word)) ? own : TOLD;
}

const SHORTEST_FORM = 4;

/** Whether two words begin alike: “rifare”, “rifaccia”. */
export function isFormOf(one: string, other: string): boolean {
  return other.length > SHORTEST_FORM && one.slice(0, SHORTEST_FORM) === other.slice(0, SHORTEST_FORM);
}

/** Verbs with so little meaning that any other may stand for them. */
export const EMPTY =
  /^(?:do|does|did|doing|done|have|has|had|having|got|get|gets|getting|be|been|make|makes|made|need|needs|want|wants|could|should|happen|happened|go|goes|going|went|put|takes|took|use|used|say|says|said|tell|told|think|know|call|called|wear|wears|last|lasts|take|porta|calza|dura|durano|fare|fa|fanno|fatto|faccio|avere|stare|sta|vuole|voglio|volere|successo|succede|andare|va|vanno|dice|detto|chiama)$/;

/** Whether the sentence contains the question's verbs, where only they tell which place, person or day is asked for. */
export function tellsDeed(entry: Entry, search: Search): boolean {
  return termsIn(search)
    .filter(
      ({ role, word, keys }) =>
        !EMPTY.test(word) &&
        (role === "verb" || (role === "light" && LIGHT_VERBS.has(word) && !keys[0]!.startsWith("="))),
    )
    .every((term) => toldBy(term, entry, search) >= TOLD);
}
