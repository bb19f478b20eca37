import { daysOf, type Corpus, type Entry } from "./corpus.ts";
import type { DayMention } from "./days.ts";
import { subjectFit, ASKS_PROPERTY, isProperty } from "./about.ts";
import { typeFit } from "./fit.ts";
import { placeIn } from "./places.ts";
import type { Amount } from "./numbers.ts";
import { agentIn, PERSONA, USER } from "./people.ts";
import type { Question, Want } from "./question.ts";
import type { Clause } from "./sentences.ts";
import type { TypedMatch } from "./typed.ts";
import { isOneEdit, MIN_CORRECTED_LENGTH, RELATIONS } from "./words.ts";

export interface Hit {
  entry: Entry;
  score: number;
  clause: Clause;
  day?: DayMention;
  amount?: Amount;
}

export interface Search {
  corpus: Corpus;
  question: Question;
  persona: ReadonlySet<string>;
  /** Keys and names that mean the same person as a key or name. */
  aliases: ReadonlyMap<string, ReadonlySet<string>>;
  today: number;
}

/** Minimum score of an answer. */
const MIN_SCORE = 0.6;
const MAX_CANDIDATES = 60;

/** The names of each relation, and the relation of each name. */
export function aliasesOf(corpus: Corpus, persona: ReadonlySet<string>): Map<string, Set<string>> {
  const aliases = new Map<string, Set<string>>([[PERSONA, new Set(persona)]]);
  const link = (from: string, to: string) => {
    const known = aliases.get(from);
    if (known) known.add(to);
    else aliases.set(from, new Set([to]));
  };
  for (const { index } of corpus.passages) {
    for (const { relation, first, owner } of index.named) {
      if (owner !== USER) link(relation, first);
      link(`${owner === USER ? "my " : ""}${relation}`, first);
      link(first, relation);
    }
  }
  return aliases;
}

/** The sentences that answer best, the best first, then the newest. */
export function find(search: Search, typed = true): Hit[] {
  const { corpus, question } = search;
  const wants = question.wants.map((want) => ({
    ...want,
    ...withMisspellings(want, corpus),
    related: answeringMeanings(want, question),
  }));
  if (wants.length === 0) return [];
  const whole = wants.reduce((sum, { weight }) => sum + weight, 0);
  const rough: { entry: Entry; score: number; own: boolean }[] = [];
  const isTimed = wants.some(({ period }) => period);
  for (const { entries, index } of corpus.passages) {
    const isNear = wants.some(({ keys, related }) => [...keys, ...related].some((key) => index.keys.has(key)));
    if (!isNear && !isTimed) continue;
    for (const entry of entries) {
      const { score, own } = coverage(entry, wants, whole, question);
      if (score >= 0.3) rough.push({ entry, score, own });
    }
  }
  const hits = rough
    .toSorted((x, y) => y.score - x.score)
    .slice(0, MAX_CANDIDATES)
    .flatMap(({ entry, score, own }) =>
      bestClauseHit(entry, score, wants, search, typed).filter(
        (hit) =>
          own ||
          hit.day !== undefined ||
          (question.kind === "where" && placeIn(entry.sentence.text) !== null) ||
          TOLD_TIME.test(entry.sentence.folded),
      ),
    );
  // Of about equal scores the newest wins.
  const rank = ({ score }: Hit) => Math.round(score * 12.5);
  return hits
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted(
      (x, y) =>
        rank(y) - rank(x) ||
        y.entry.text.written - x.entry.text.written ||
        y.score - x.score ||
        (question.property ? y.entry.index - x.entry.index : x.entry.index - y.entry.index),
    );
}

const OF_PERSONS = new Set(["yes-no", "who", "what", "name", "how-many"]);

/** The related meanings that answer a want: “his wife” shows that he is married, but not since when. */
export function answeringMeanings({ related, keys }: Want, { kind, past }: Question): readonly string[] {
  if (kind === "yes-no" && keys.includes("like")) return [...related, "hate", "allergy"];
  if (kind === "yes-no" && keys.includes("hate")) return [...related, "like"];
  if (kind === "yes-no" && keys.includes("allergy")) return [];
  // What was eaten is not the same as what somebody likes.
  if (past && keys.includes("eat")) return related.filter((key) => !/^(?:like|hate|allergy|vegetarian)$/.test(key));
  return OF_PERSONS.has(kind)
    ? related
    : related.filter(
        (key) => !RELATIONS.has(key) && key !== "die" && key !== "single" && key !== "divorce" && key !== "phone",
      );
}

const AGREEING = new Set(["agree", "promise", "decide", "plan"]);

/** The share of the wants that a sentence and its neighbours match; 0 if a required one does not. */
function coverage(
  entry: Entry,
  wants: readonly Want[],
  whole: number,
  question: Question,
): { score: number; own: boolean } {
  const none = { score: 0, own: false };
  // A day, a place or a sum follows what it belongs to.
  const isExact =
    question.kind === "when" || question.kind === "where" || question.kind === "how-much" || question.kind === "age";
  let sum = 0;
  let own = false;
  let missing = 0;
  const isTopical =
    question.kind === "agreed" &&
    wants.some(({ must, keys }) => must && keys.some((key) => !AGREEING.has(key) && entry.sentence.keys.has(key)));
  const musts = wants.filter(({ must }) => must).length;
  for (const want of wants) {
    let fits = want.period ? inPeriod(entry, want.period) : wantMatch(want, entry.sentence.keys);
    if (fits > 0 && !want.period && (want.weight > 0.5 || question.kind === "what" || question.kind === "who"))
      own = true;
    if (fits === 0 && !want.period && !want.word.startsWith("p")) fits = neighbourMatch(entry, want, isExact);
    else if (fits === 0 && want.keys[0] !== want.word) fits = neighbourMatch(entry, want, isExact);
    // “What did she bring”: “bring” must be in the sentence itself.
    if ((question.kind === "what" || question.kind === "who") && !want.must && !want.period && fits < 0.76) fits = 0;
    if (fits === 0 && want.must) {
      if (isTopical && want.keys.some((key) => AGREEING.has(key))) continue;
      if (isTopical && entry.sentence.keys.has("agree")) {
        whole -= want.weight * 0.6;
        continue;
      }
      if (want.period || musts < 4 || want.keys[0] === want.word || question.kind === "how-much") return none;
      missing += 1;
    }
    sum += fits * want.weight;
  }
  const isTimed = wants.every(({ period, must }) => period || !must);
  // “Supervision today. Fridays at two from now on.”
  const goesOn = question.kind === "when" || question.kind === "where";
  return missing > 1 || (!own && !isTimed && !goesOn) ? none : { score: sum / whole, own: own || isTimed };
}

const TOLD_TIME = /\b(?:at|alle|ore) \d|\d(?:am|pm)\b|\d[:.]\d\d\b/;

/** 1 if a sentence was written in a period or mentions a day in it, otherwise 0. */
function inPeriod(entry: Entry, { from, to }: { from: number; to: number }): number {
  const within = (day: number) => day >= from && day <= to;
  if (within(entry.text.written)) return 1;
  return daysOf(entry).some(({ day, span }) => span !== "year" && within(day)) ? 1 : 0;
}

function wantMatch(want: Want, keys: ReadonlySet<string>): number {
  if (want.keys.some((key) => keys.has(key))) return 1;
  return want.related.some((key) => keys.has(key)) ? 0.76 : 0;
}

/** The score of a match in a neighbouring sentence. */
function neighbourMatch({ all, index }: Entry, want: Want, isExact: boolean): number {
  const has = (place: number) => {
    const other = all[place];
    return other !== undefined && want.keys.some((key) => other.keys.has(key));
  };
  if (has(index - 1)) return 0.75;
  const before = all[index - 1];
  if (before && want.related.some((key) => before.keys.has(key))) return 0.55;
  if (isExact) return 0;
  if (has(index + 1)) return 0.6;
  return has(index - 2) ? 0.55 : 0;
}

/** Adds the keys of words in the texts that differ by one letter, if the word itself is in none. */
export function withMisspellings(want: Pick<Want, "word" | "keys">, corpus: Corpus): Pick<Want, "keys"> {
  // A known word is not misspelt.
  if (want.word.length < MIN_CORRECTED_LENGTH || !want.keys[0]?.startsWith("=")) return { keys: want.keys };
  const isMet = corpus.passages.some(({ index }) => want.keys.some((key) => index.keys.has(key)));
  if (isMet) return { keys: want.keys };
  const keys = new Set(want.keys);
  for (const { index } of corpus.passages) {
    for (const { word, key } of index.odd)
      if (word.length >= MIN_CORRECTED_LENGTH - 1 && isOneEdit(word, want.word)) keys.add(key);
  }
  return { keys: [...keys] };
}

const ANY_TYPE: TypedMatch = { fit: 1 };

function bestClauseHit(entry: Entry, base: number, wants: readonly Want[], search: Search, typed: boolean): Hit[] {
  const { question } = search;
  const { sentence } = entry;
  const ranked = sentence.clauses
    .map((clause) => ({ clause, fits: clauseFit(clause, wants) }))
    .filter(({ fits }) => fits > 0);
  const agents = sentence.clauses.map(({ from, to }) => agentIn(sentence.tokens, from, to, search.persona));
  let best: Hit | null = null;
  for (const { clause, fits } of ranked.length > 0
    ? ranked
    : sentence.clauses.map((one) => ({ clause: one, fits: 0 }))) {
    let score = base * (0.9 + 0.1 * fits);
    score *= subjectFit(entry, clause, search);
    const agent =
      question.agent !== null && agents.includes(question.agent)
        ? question.agent
        : agentIn(sentence.tokens, clause.from, clause.to, search.persona);
    if (
      !question.agent &&
      question.property !== "pmaynot" &&
      agents.includes("user") &&
      !agents.includes("other") &&
      isProperty(question) &&
      !question.impersonal &&
      ASKS_PROPERTY.has(question.kind)
    )
      score *= 0.55;
    if (
      question.agent &&
      agent &&
      agent !== question.agent &&
      DIRECTED.has(question.kind) &&
      question.targets.length === 0 &&
      question.property !== "pmaynot"
    )
      score *= 0.55;
    if (question.past && sentence.tense === "future" && question.kind !== "agreed" && !isOver(entry, search.today))
      score *= question.kind === "who" || question.kind === "where" ? 0.85 : 0.6;
    if (sentence.isQuestion) score *= 0.7;
    if (entry.text.kind === "plan") score *= 0.85;
    if (/\b(?:meet|met)\b/.test(question.folded) && /\bmet (?:some\w+|another|an? )/.test(sentence.folded))
      score *= 0.5;
    const { fit: typeScore, day, amount } = typed ? typeFit(entry, clause, search) : ANY_TYPE;
    const hit: Hit = { entry, score: score * typeScore, clause, day, amount };
    if (!best || hit.score > best.score) best = hit;
  }
  return best ? [best] : [];
}

/** Written about the future, but the day has passed. */
function isOver(entry: Entry, today: number): boolean {
  return daysOf(entry).some(({ day, span }) => day <= today && span !== "year");
}

const DIRECTED = new Set(["what", "how-much", "when", "who", "agreed", "yes-no", "times", "where"]);

function clauseFit(clause: Clause, wants: readonly Want[]): number {
  return (
    wants.reduce((sum, want) => sum + wantMatch(want, clause.keys) * want.weight, 0) /
    wants.reduce((sum, { weight }) => sum + weight, 0)
  );
}
