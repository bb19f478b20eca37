import { isTarget } from "./about.ts";
import { CATEGORIES } from "./content.categories.ts";
import type { Entry } from "./corpus.ts";
import { withMisspellings, type Search } from "./find.ts";
import { mentionsOf } from "./people.ts";
import { termsOf, type Term } from "./terms.ts";
import type { TextIndex } from "./text-index.ts";
import { NARROWER, RELATIONS, type Token } from "./words.ts";

/** Whether two unknown words are forms of one: “divisi”, “dividere”. */
function isFamily(one: string, other: string): boolean {
  if (!one.startsWith("=") || !other.startsWith("=")) return false;
  let same = 1;
  while (same < one.length && one[same] === other[same]) same += 1;
  const length = same - 1;
  return (
    length >= 4 &&
    length >= Math.min(one.length, other.length) - 2 &&
    Math.max(one.length, other.length) - 1 - length <= 3
  );
}

function matchesToken({ keys, word }: Term, token: Token): boolean {
  // “Collarbone” is a bone.
  if (word.length > 3 && token.word.length > word.length + 2 && token.word.endsWith(word)) return true;
  return token.keys.some((key) => keys.includes(key) || isFamily(keys[0]!, key));
}

/** Whether a text may match all nouns and names, or any verb if there are only verbs. False is certain. */
export function mayMatch(index: TextIndex, terms: readonly Term[], { question, aliases }: Search): boolean {
  const may = ({ keys, related, word, role }: Term) => {
    if (keys.some((key) => index.keys.has(key)) || related.some((key) => index.keys.has(key))) return true;
    if (CATEGORIES.some(({ asked }) => asked.test(word))) return true;
    const target = question.targets.find(({ at }) => question.tokens[at]!.word === word);
    if (target) {
      const also = ["", "my "].flatMap((whose) => [...(aliases.get(`${whose}${target.key}`) ?? [])]);
      const narrower = NARROWER.get(target.key) ?? [];
      if ([...also, ...narrower, ...WIDER].some((one) => index.words.has(one) || index.keys.has(one))) return true;
    }
    if (role === "verb" && keys.includes("like") && index.keys.has("hate")) return true;
    if (word.length > 3 && index.odd.some((one) => one.word.length > word.length + 2 && one.word.endsWith(word)))
      return true;
    return keys[0]!.startsWith("=") && index.unknown.some((key) => isFamily(keys[0]!, key));
  };
  const things = terms.filter(({ role }) => role === "noun" || role === "name");
  return things.length > 0 ? things.every(may) : terms.some(may);
}

const WIDER = ["child", "sibling", "parents", "grandparents"];

/** Value of a match by category only, which counts only beside another match. */
export const BY_CATEGORY = 0.74;
const MET_SOMEBODY = /\bmet (?:some\w+|another|an? )/;

/** How well a sentence itself matches a term. */
export function termMatchIn(term: Term, entry: Entry, search: Search, alone: boolean): number {
  const { sentence } = entry;
  const { question, aliases } = search;
  const target = question.targets.find(({ at }) => question.tokens[at]!.word === term.word);
  if (target && mentionsOf(sentence).some((mention) => isTarget(mention, target, aliases))) return 1;
  // “He met someone” does not answer how two met.
  if (term.keys.includes("see") && MET_SOMEBODY.test(sentence.folded) && /\b(?:meet|met)\b/.test(question.folded))
    return 0;
  if (term.keys.some((key) => sentence.keys.has(key)))
    return target && term.keys.some((key) => RELATIONS.has(key)) ? 0.8 : 1;
  if (term.role !== "name" && sentence.tokens.some((token) => matchesToken(term, token))) return 0.9;
  const opposite = question.kind === "yes-no" && term.keys.includes("like") ? "hate" : null;
  if (opposite && sentence.keys.has(opposite)) return 0.9;
  if (term.related.some((key) => sentence.keys.has(key))) return 0.75;
  const category = CATEGORIES.find(({ asked }) => asked.test(term.word));
  if (category?.alone ? false : alone || term.role === "verb") return 0;
  return category?.told.test(category.cased ? sentence.text : sentence.folded) ? BY_CATEGORY : 0;
}

const SPEAKS_OF =
  /^(?:mention\w*|talk\w*|speak\w*|say\w*|contain\w*|refer\w*|appear\w*|deal\w*|named?|entry|entries|parl\w*|compar\w*|nomin\w*|cito|citat\w|menzion\w*|accenn\w*|tratt\w*|appar\w*|riguard\w*)$/;

/** The notes that match all content words, the newest first, each with its best sentence. */
export function matchingNotes(search: Search): { entries: readonly Entry[]; best: Entry }[] {
  const { corpus, question, persona } = search;
  const terms = termsOf(question, persona, corpus.names)
    .filter(({ role, word }) => role !== "light" && !SPEAKS_OF.test(word))
    .map((term) => ({ ...term, ...withMisspellings(term, corpus) }));
  const asked = terms.some(({ role }) => role !== "verb") ? terms.filter(({ role }) => role !== "verb") : terms;
  if (asked.length === 0) return [];
  return corpus.passages.flatMap(({ entries, index }) => {
    if (!mayMatch(index, asked, search)) return [];
    const own = entries.map((entry) => asked.map((term) => termMatchIn(term, entry, search, true)));
    if (asked.some((_, at) => own.every((row) => row[at] === 0))) return [];
    const sums = own.map((row) => row.reduce((sum, value) => sum + value, 0));
    return [{ entries, best: entries[sums.indexOf(Math.max(...sums))]! }];
  });
}

/** Whether the note of a sentence matches all nouns of the question. */
export function noteMatches(entry: Entry, search: Search): boolean {
  const { question, persona, corpus } = search;
  const things = termsOf(question, persona, corpus.names).filter(({ role, whom }) => role === "noun" && !whom);
  const alone = things.length < 2;
  return things.every((term) => {
    const spelt = { ...term, ...withMisspellings(term, corpus) };
    return entry.all.some((sentence, index) => termMatchIn(spelt, { ...entry, sentence, index }, search, alone) > 0);
  });
}
