import { isTarget } from "./about.ts";
import type { Entry } from "./corpus.ts";
import { withMisspellings, type Hit, type Search } from "./find.ts";
import { mentionsOf } from "./people.ts";
import { looseHitsIn, type LooseHit } from "./loose-search-text.ts";
import { termsOf, type Term } from "./terms.ts";
import { mayMatch } from "./term-match.ts";

const cached = new WeakMap<Search["question"], LooseHit[]>();

/**
 * The sentences that answer best together with their whole note: less strict than `find`, but all nouns and names must
 * match. `optionalRoles` are roles of terms that need not match.
 */
export function searchLoosely(search: Search, optionalRoles: readonly Term["role"][] = []): LooseHit[] {
  if (optionalRoles.length > 0) return searchUncached(search, optionalRoles);
  let found = cached.get(search.question);
  if (!found) {
    found = searchUncached(search, optionalRoles);
    cached.set(search.question, found);
  }
  return found;
}

function searchUncached(search: Search, optionalRoles: readonly Term["role"][]): LooseHit[] {
  const { corpus, question, persona } = search;
  const lives = question.property === "plive" && question.targets.length > 0 && optionalRoles.length === 0;
  if (lives)
    return searchLoosely({ ...search, question: { ...question, property: null } }, ["verb"]).filter(
      ({ entry, fit }) => fit === 1 && isAtHome(entry, search),
    );
  const homes =
    question.property === "plive" &&
    /\b(?:flat|house|apartment|home|place|casa|appartamento|stanza|room)\b/.test(question.folded);
  if (homes && optionalRoles.length === 0)
    return searchLoosely({ ...search, question: { ...question, property: null } }, ["light"]).filter(
      ({ fit }) => fit === 1,
    );
  if (!LAX.has(question.kind) || (question.property && STRICT_PROPERTY.test(question.property))) return [];
  const terms = termsOf(question, persona, corpus.names)
    .filter(({ role }) => !optionalRoles.includes(role))
    .map((term) => ({ ...term, ...withMisspellings(term, corpus) }));
  if (!terms.some(({ role }) => role !== "light") && !question.wants.some(({ period }) => period)) return [];
  const isTimed = question.wants.some(({ period }) => period);
  const found = corpus.passages.flatMap(({ entries, index }) =>
    mayMatch(index, terms, search) || (isTimed && terms.every(({ role }) => role === "light" || role === "verb"))
      ? looseHitsIn(entries, terms, search)
      : [],
  );
  const isLate = /\b(?:in the end|finally|eventually|alla fine|infine)\b/.test(question.folded);
  const rank = ({ score }: Hit) => Math.round(score * 16);
  return found.toSorted(
    (x, y) =>
      rank(y) - rank(x) ||
      y.entry.text.written - x.entry.text.written ||
      (isLate ? y.entry.index - x.entry.index : 0) ||
      y.score - x.score,
  );
}

/** Kinds that may be answered in any words, unlike a name or an age. */
const LAX = new Set([
  "when",
  "where",
  "who",
  "how-much",
  "how-many",
  "times",
  "what",
  "yes-no",
  "agreed",
  "owed",
  "last",
]);
/** Properties that are always stated in their own words. */
const STRICT_PROPERTY = /^p(?:workplace|job|live|born|ill|contact|phone|age|met|car)$/;
const ON_THE_MOVE = new Set("fly go trip drive bring holiday take leave arrive come return visit".split(" "));

/** Whether a place after the person is where they live (“her mother rang from Recife”), and not where they travel. */
function isAtHome({ sentence }: Entry, { question, aliases }: Search): boolean {
  const whom = mentionsOf(sentence).find((mention) =>
    question.targets.some((target) => isTarget(mention, target, aliases)),
  );
  if (!whom) return false;
  const { start, end } = sentence.tokens[whom.at]!;
  const rest = sentence.text.slice(end);
  const place = /^(?:[^.;:]{0,45}?)\s(?:in|from|near|a|ad|da|di|vicino a)\s\p{Lu}/u.exec(rest);
  if (!place) return false;
  const told = sentence.tokens.filter((token) => token.start >= start && token.start < end + place[0].length);
  const isVisit = /\b(?:visit\w*|trovare) (?:his|her|my|a|the|la|il|sua|suo)?\b/.test(sentence.folded);
  const isFrom = /\b(?:came|come|venut\w|viene) (?:\w+ )?(?:from|da) $/.test(
    sentence.folded.slice(0, end + place[0].length - 1),
  );
  return (
    isVisit ||
    isFrom ||
    !sentence.tokens.some(({ keys }) => keys.some((key) => ON_THE_MOVE.has(key))) ||
    told.length < 4
  );
}
