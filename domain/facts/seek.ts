import { aboutRight, isTarget } from "./about.ts";
import { typedIn } from "./answer-types.ts";
import { CATEGORIES } from "./content.categories.ts";
import { daysOf, type Entry } from "./corpus.ts";
import { isForPart, isGivenSo, tellsCause } from "./fit-exact.ts";
import { spelled, type Hit, type Search } from "./find.ts";
import { agentIn, mentionsOf } from "./people.ts";
import { termsOf, type Term } from "./terms.ts";
import { RELATIONS, type Token } from "./words.ts";

/** How much a sentence is worth that is told beside one that names what was asked for. */
const BESIDE = [
  [-1, 0.85],
  [1, 0.72],
  [-2, 0.72],
  [2, 0.5],
  [-3, 0.66],
] as const;
/** The same of one that stands anywhere in the note. */
const IN_NOTE = 0.45;
const ENOUGH = 0.56;

/** A hit with the neighbours that tell a part of what was asked for. */
export interface Found extends Hit {
  /** Places, relative to the sentence, of what is to be quoted with it. */
  with: readonly number[];
  /** How surely it holds what was asked for. */
  fit: number;
}

/** Whether two unknown words are of one family: “divisi” and “dividere”. */
function isFamily(one: string, other: string): boolean {
  if (!one.startsWith("=") || !other.startsWith("=")) return false;
  let same = 1;
  while (same < one.length && one[same] === other[same]) same += 1;
  const length = same - 1;
  return length >= 4 && length >= Math.min(one.length, other.length) - 2 && Math.max(one.length, other.length) - 1 - length <= 4;
}

function meets({ keys }: Term, token: Token): boolean {
  return token.keys.some((key) => keys.includes(key) || isFamily(keys[0]!, key));
}

/** How well a sentence itself tells a term. */
function ownOf(term: Term, entry: Entry, search: Search, alone: boolean): number {
  const { sentence } = entry;
  const { question, aliases } = search;
  const target = question.targets.find(({ at }) => question.tokens[at]!.word === term.word);
  if (target && mentionsOf(sentence).some((mention) => isTarget(mention, target, aliases))) return 1;
  if (term.keys.some((key) => sentence.keys.has(key))) return target && term.keys.some((key) => RELATIONS.has(key)) ? 0.8 : 1;
  if (term.role !== "name" && sentence.tokens.some((token) => meets(term, token))) return 0.9;
  if (term.related.some((key) => sentence.keys.has(key))) return 0.75;
  if (alone) return 0;
  const category = term.role === "noun" || term.role === "light" ? CATEGORIES.find(({ asked }) => asked.test(term.word)) : undefined;
  return category?.told.test(category.cased ? sentence.text : sentence.folded) ? 0.75 : 0;
}

/** The sentences that answer best by all their note tells; laxer than an exact search, yet never of another thing. */
export function seek(search: Search, untold: readonly Term["role"][] = []): Found[] {
  const { corpus, question, persona } = search;
  if (!LAX.has(question.kind) || (question.property && STRICT_PROPERTY.test(question.property))) return [];
  const terms = termsOf(question, persona, corpus.names)
    .filter(({ role }) => !untold.includes(role))
    .map((term) => ({ ...term, ...spelled(term, corpus) }));
  if (!terms.some(({ role }) => role !== "light") && !question.wants.some(({ period }) => period)) return [];
  const found = textsIn(corpus.entries).flatMap((entries) => inText(entries, terms, search));
  const rank = ({ score }: Hit) => Math.round(score * 16);
  return found.toSorted(
    (x, y) => rank(y) - rank(x) || y.entry.text.written - x.entry.text.written || y.score - x.score,
  );
}

/** Kinds whose answer may be told in any words; a name or an age may not. */
const LAX = new Set(["when", "where", "who", "how-much", "how-many", "times", "what", "yes-no", "agreed", "owed", "last"]);
/** What is asked of anybody: it is told in its own words, or not at all. */
const STRICT_PROPERTY = /^p(?:workplace|job|live|born|ill|contact|phone|age|met|car)$/;
const SPEAKS_OF =
  /^(?:mention\w*|talk\w*|speak\w*|say\w*|contain\w*|refer\w*|appear\w*|deal\w*|named?|entry|entries|parl\w*|compar\w*|nomin\w*|cito|citat\w|menzion\w*|accenn\w*|tratt\w*|appar\w*|riguard\w*)$/;

/** The notes, the newest first, that tell all a question names, each with the sentence that tells most of it. */
export function notesTelling(search: Search): { entries: readonly Entry[]; best: Entry }[] {
  const { corpus, question, persona } = search;
  const terms = termsOf(question, persona, corpus.names)
    .filter(({ role, word }) => role !== "light" && !SPEAKS_OF.test(word))
    .map((term) => ({ ...term, ...spelled(term, corpus) }));
  const asked = terms.some(({ role }) => role !== "verb") ? terms.filter(({ role }) => role !== "verb") : terms;
  if (asked.length === 0) return [];
  return textsIn(corpus.entries).flatMap((entries) => {
    const own = entries.map((entry) => asked.map((term) => ownOf(term, entry, search, true)));
    if (asked.some((_, at) => own.every((row) => row[at] === 0))) return [];
    const sums = own.map((row) => row.reduce((sum, value) => sum + value, 0));
    return [{ entries, best: entries[sums.indexOf(Math.max(...sums))]! }];
  });
}

function textsIn(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && last[0]!.all === entry.all) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

const TYPED = new Set(["when", "where", "who", "how-much", "how-many", "times"]);

function inText(entries: readonly Entry[], terms: readonly Term[], search: Search): Found[] {
  const { question, persona, today } = search;
  // A sort of thing is told by one of it only where something else is named as well.
  const others = terms.filter(({ role, whom }) => role !== "light" && !whom).length;
  const own = entries.map((entry) => terms.map((term) => ownOf(term, entry, search, others < 2 && !term.whom && term.role !== "light")));
  // What a question names must be told, if not in the sentence then near it.
  const isStrict = ({ role }: Term) => role === "noun" || role === "name";
  if (terms.some((term, at) => isStrict(term) && own.every((row) => row[at] === 0))) return [];
  const period = question.wants.find((want) => want.period)?.period;
  const whole = Math.max(0.1, terms.reduce((sum, { weight }) => sum + weight, 0));
  const found: Found[] = [];
  entries.forEach((entry, index) => {
    if (entry.sentence.isQuestion && entry.text.kind === "message") return;
    const beside = new Set<number>();
    let sum = 0;
    let told = 0;
    let verbMissing = false;
    let verbTold = false;
    let thingTold = false;
    terms.forEach((term, at) => {
      let value = own[index]![at]!;
      if (value > 0 && term.role !== "light") told += 1;
      if (value > 0 && term.role === "noun") thingTold = true;
      if (value > 0 && term.role === "verb") verbTold = true;
      if (value === 0) {
        const near = BESIDE.find(([step]) => (own[index + step]?.[at] ?? 0) > 0);
        if (near) {
          value = near[1] * own[index + near[0]]![at]!;
          if (term.role !== "light" && term.role !== "name") beside.add(near[0]);
        } else if (isStrict(term)) value = IN_NOTE;
      }
      if (value === 0 && term.role === "verb") verbMissing = true;
      sum += value * term.weight;
    });
    const strict = terms.filter(isStrict);
    if (!tellsCause(question, entry.sentence.folded)) return;
    // A deed alone must be told; with the thing it was done to, another word may tell it.
    const isOpen = !TYPED.has(question.kind);
    if (verbMissing && (question.kind === "yes-no" || strict.every(({ whom }) => whom) || (isOpen && !thingTold))) return;
    if (told === 0 && !period && !(beside.has(-1) || beside.has(1) || goesOn(entry, beside))) return;
    if (question.kind === "what" && !isGivenSo(question, entry.sentence.folded)) return;
    const typed = typedIn(entry, question, terms, persona, today, verbTold);
    if (typed.fit < 0.6) return;
    if (told === 0 && !period && typed.fit < 0.85) return;
    if (typed.amount && question.kind === "how-much" && isForPart(entry, question)) return;
    const about = question.targets.length > 0 ? 1 : Math.max(
      ...entry.sentence.clauses.map((clause) => aboutRight(entry, clause, search)),
    );
    if (about < 0.6) return;
    let score = agentFit(entry, question, persona) * (sum / whole) * (0.6 + 0.4 * typed.fit);
    if (period && !isWithin(entry, period)) return;
    if (entry.sentence.isQuestion) score *= 0.8;
    if (score < ENOUGH) return;
    found.push({
      entry,
      score,
      clause: entry.sentence.clauses[0]!,
      fit: typed.fit,
      with: [...beside].filter((step) => step >= -2 && step <= 1),
      ...(typed.day ? { day: typed.day } : {}),
      ...(typed.amount ? { amount: typed.amount } : {}),
    });
  });
  return found;
}

/** Whether a sentence without a subject of its own goes on about one said shortly before: “Starts at seven”. */
function goesOn({ sentence }: Entry, beside: ReadonlySet<number>): boolean {
  return (
    (beside.has(-2) || beside.has(-3)) &&
    mentionsOf(sentence).every(({ at }) => at > 2) &&
    !/^(?:i|we|he|she|they|his|her|my|ho|abbiamo|ha|mi|gli|le)\b/.test(sentence.folded)
  );
}

const DIRECTED = new Set(["what", "how-much", "agreed", "yes-no"]);

/** Less where another does it than the one asked about. */
function agentFit({ sentence }: Entry, question: Search["question"], persona: ReadonlySet<string>): number {
  if (!question.agent || !DIRECTED.has(question.kind) || question.targets.length > 0) return 1;
  const agents = sentence.clauses.map(({ from, to }) => agentIn(sentence.tokens, from, to, persona)).filter((agent) => agent !== null);
  return agents.length === 0 || agents.includes(question.agent) ? 1 : 0.8;
}

function isWithin(entry: Entry, { from, to }: { from: number; to: number }): boolean {
  const { written } = entry.text;
  return (written >= from && written <= to) || daysOf(entry).some(({ day, span }) => span !== "year" && day >= from && day <= to);
}
