import { subjectFit, isTheirs } from "./about.ts";
import { typedMatch } from "./answer-types.ts";
import { CATEGORIES } from "./content.categories.ts";
import { daysOf, type Entry } from "./corpus.ts";
import { namesInstance, isAgreed, isVague, MONEY, reportsSpeech, namesStudySubject } from "./doubt.ts";
import { isForPart, isSameGiver, namesCause } from "./fit-exact.ts";
import type { Hit, Search } from "./find.ts";
import { agentIn, mentionsOf } from "./people.ts";
import type { Term } from "./terms.ts";
import { BY_CATEGORY, termMatchIn } from "./term-match.ts";
import type { TypedMatch } from "./typed.ts";

/** Weight of a match in a neighbouring sentence, by its step. */
const BESIDE = [
  [-1, 0.85],
  [1, 0.72],
  [-2, 0.72],
  [2, 0.5],
  [-3, 0.66],
] as const;
/** Weight of a match anywhere else in the note. */
const IN_NOTE = 0.45;
const MIN_SCORE = 0.56;

/** A hit with the neighbours that match a part of the question. */
export interface LooseHit extends Hit {
  /** Steps to the neighbours to be quoted with it. */
  with: readonly number[];
  /** How surely it contains what a question of this kind needs. */
  fit: number;
}

interface Candidate {
  entry: Entry;
  terms: readonly Term[];
  told: TermMatches;
  search: Search;
}

/** The sentences of one text that answer, scored by how well they and their neighbours match the terms. */
export function looseHitsIn(entries: readonly Entry[], terms: readonly Term[], search: Search): LooseHit[] {
  const rows = rowsOf(entries, terms, search);
  // Nouns and names must match somewhere in the text.
  if (terms.some((term, at) => isStrict(term) && rows.every((row) => row[at] === 0))) return [];
  return entries.flatMap((entry, index) => {
    if (entry.sentence.isQuestion && entry.text.kind === "message") return [];
    return scoreCandidate({ entry, terms, told: matchTerms(index, rows, terms, search.question), search }) ?? [];
  });
}

const isStrict = ({ role }: Term) => role === "noun" || role === "name";

/** How well each sentence itself matches each term. */
function rowsOf(entries: readonly Entry[], terms: readonly Term[], search: Search): number[][] {
  // An instance of a category counts only if something else matches too.
  const others = terms.filter(({ role, whom }) => role !== "light" && !(whom && role !== "name")).length;
  return entries.map((entry) => {
    const row = terms.map((term) =>
      termMatchIn(term, entry, search, others < 2 && !term.whom && term.role !== "light"),
    );
    return row.map((value, at) => (value === BY_CATEGORY && isOnlyMatch(at, terms, row) ? 0 : value));
  });
}

/** Whether a match by category is the only match. */
function isOnlyMatch(at: number, terms: readonly Term[], row: readonly number[]): boolean {
  if (CATEGORIES.some(({ asked, alone }) => alone && asked.test(terms[at]!.word))) return false;
  return terms.every(
    ({ whom, role }, place) =>
      place === at || whom || role === "light" || row[place] === 0 || row[place] === BY_CATEGORY,
  );
}

/** How a sentence and its neighbours match the terms. */
interface TermMatches {
  /** The matched share of the weight of all terms. */
  share: number;
  /** Steps to the neighbours that match terms which the sentence does not. */
  beside: ReadonlySet<number>;
  /** How many terms match in the sentence itself, light ones not counted. */
  own: number;
  /** How many nouns match in the sentence, or in the one before. */
  things: number;
  /** Whether a noun matches in the sentence that is more than the category asked for. */
  thing: boolean;
  /** Whether a verb matches in the sentence. */
  verb: boolean;
  /** Whether a verb or a light word of some weight matches in the sentence. */
  deed: boolean;
  /** Whether a verb matches in the sentence or a neighbour. */
  verbNear: boolean;
  /** Whether a verb matches in neither. */
  verbMissing: boolean;
}

const TYPED = new Set(["when", "where", "who", "how-much", "how-many", "times"]);

function matchTerms(
  index: number,
  rows: readonly (readonly number[])[],
  terms: readonly Term[],
  { kind, folded }: Search["question"],
): TermMatches {
  const cells = terms.map((term, at) => {
    const own = rows[index]![at]!;
    const near = own > 0 ? undefined : BESIDE.find(([step]) => (rows[index + step]?.[at] ?? 0) > 0);
    const other = near ? near[1] * rows[index + near[0]]![at]! : isStrict(term) ? IN_NOTE : 0;
    return { ...term, isOwn: own > 0, value: own > 0 ? own : other, step: near?.[0] ?? 0 };
  });
  const own = cells.filter(({ isOwn }) => isOwn);
  const verbs = cells.filter(({ role }) => role === "verb");
  const isWeighty = ({ role, weight }: Term) => role === "light" && weight > 0.3;
  const onlyNames = terms.every(({ role }) => role === "name" || role === "light");
  const beside = cells.filter(({ step, role }) => step !== 0 && role !== "light" && (role !== "name" || onlyNames));
  // “Which team does he support”: not any mention of a team.
  const head = /\b(?:what|which|che|quale|quali)(?: (?:kind|sort|type) of| tipo di)? (\w+)/.exec(folded)?.[1];
  const mayLackVerb = TYPED.has(kind) || /\b(?:if|se)\b/.test(folded);
  const whole = Math.max(0.1, sumOf(terms.map(({ weight }) => weight)));
  const missing = mayLackVerb ? sumOf(verbs.map(({ value, weight }) => (value === 0 ? weight / 2 : 0))) : 0;
  const isVerbTold = own.some(({ role }) => role === "verb");
  return {
    share: sumOf(cells.map(({ value, weight }) => value * weight)) / (whole - missing),
    beside: new Set(beside.map(({ step }) => step)),
    own: own.filter(({ role }) => role !== "light").length,
    things:
      own.filter((term) => term.role === "noun" || isWeighty(term)).length +
      cells.filter(({ role, step }) => role === "noun" && step === -1).length,
    thing: own.some(({ role, word }) => role === "noun" && word !== head),
    verb: isVerbTold,
    deed: isVerbTold || own.some(isWeighty),
    verbNear: verbs.some(({ value }) => value > 0),
    verbMissing: verbs.some(({ value }) => value === 0),
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Scores a candidate; null if it does not answer. */
function scoreCandidate(candidate: Candidate): LooseHit | null {
  const { entry, terms, told, search } = candidate;
  const { question, persona, today } = search;
  if (isOffTopic(candidate) || lacksVerb(candidate) || lacksSubject(candidate)) return null;
  const typed = typedMatch(entry, question, terms, persona, today, told.verb, told.thing);
  if (isTooLittle(typed, candidate) || !isAboutRight(candidate) || !isFitting(candidate)) return null;
  let score = agentFit(entry, question, persona) * told.share * (0.6 + 0.4 * typed.fit);
  if (entry.sentence.isQuestion) score *= 0.8;
  if (question.kind === "where" && told.deed) score *= 1.12;
  if (score < MIN_SCORE) return null;
  return {
    entry,
    score,
    clause: entry.sentence.clauses[0]!,
    fit: typed.fit,
    with: [...told.beside].filter((step) => step >= -2 && step <= 1),
    ...(typed.day ? { day: typed.day } : {}),
    ...(typed.amount ? { amount: typed.amount } : {}),
  };
}

/** Whether it is about something else: only a wish, no cause of death, or the other way round. */
function isOffTopic({ entry: { sentence }, search: { question } }: Candidate): boolean {
  if (!namesCause(question, sentence.folded)) return true;
  if (question.kind !== "what") return false;
  const isWish = question.past && WISH.test(sentence.folded) && !WISH.test(question.folded);
  return isWish || !isSameGiver(question, sentence.folded);
}

/** A verb must match, unless its object does and another word may stand for the verb. */
function lacksVerb({ told, terms, search: { question } }: Candidate): boolean {
  if (!told.verbMissing) return false;
  if (question.kind === "yes-no") return true;
  const isOpen = !TYPED.has(question.kind);
  return !told.verbNear && (terms.filter(isStrict).every(({ whom }) => whom) || (isOpen && !told.thing));
}

/** Whether too little matches; what a day, a place or a sum belongs to may be in the sentence before. */
function lacksSubject({ entry, told, terms, search: { question } }: Candidate): boolean {
  const { kind, wants } = question;
  const isBefore = [...told.beside].some((step) => step < 0);
  const isOfSomebody = terms.some(({ whom }) => whom) && terms.some(({ role }) => role === "noun");
  if (kind === "where" && isOfSomebody && !told.thing && !isBefore) return true;
  if (told.own > 0) return false;
  const isExact = TYPED.has(kind) && kind !== "who" && kind !== "where";
  if (isExact && !isBefore) return true;
  const isNear = told.beside.has(-1) || told.beside.has(1) || continuesText(entry, told.beside);
  return !isNear && !wants.some(({ period }) => period);
}

/** Whether it contains nothing a question of this kind needs, or only of something else. */
function isTooLittle(typed: TypedMatch, { entry, told, search: { question } }: Candidate): boolean {
  const isTimed = question.wants.some(({ period }) => period);
  if (typed.fit < (told.own === 0 && !isTimed ? 0.85 : 0.6)) return true;
  const isUntold = told.verbMissing && !told.verbNear && typed.day === undefined;
  if (isUntold && isVague(question, told.things, isTimed, entry)) return true;
  return typed.amount !== undefined && question.kind === "how-much" && isForPart(entry, question);
}

function isAboutRight({ entry, told, search }: Candidate): boolean {
  const { question } = search;
  if (question.targets.length > 0 || (question.kind === "where" && told.thing)) return true;
  const about = Math.max(...entry.sentence.clauses.map((clause) => subjectFit(entry, clause, search)));
  return about >= (isTheirs(question) ? 0.6 : 0.5);
}

/** Whether it is in the period asked for, and fits a question of this kind. */
function isFitting({ entry, search }: Candidate): boolean {
  const { kind, wants } = search.question;
  const timed = wants.find(({ period }) => period);
  if (timed?.period && !isInPeriod(entry, timed.period, timed.word)) return false;
  if (kind === "what")
    return namesInstance(entry, search) && namesStudySubject(entry, search) && reportsSpeech(entry, search);
  if (kind === "owed") return entry.all.some(({ keys }) => MONEY.some((key) => keys.has(key)));
  return kind !== "agreed" || isAgreed(entry);
}

/** Whether a sentence without a subject continues one shortly before: “Starts at seven”. */
function continuesText({ sentence }: Entry, beside: ReadonlySet<number>): boolean {
  return (
    (beside.has(-2) || beside.has(-3)) &&
    mentionsOf(sentence).every(({ at }) => at > 2) &&
    !/^(?:i|we|he|she|they|his|her|my|ho|abbiamo|ha|mi|gli|le)\b/.test(sentence.folded)
  );
}

/** Wishes, which are not yet done. */
const WISH = /\b(?:i want to|i would like to|i'd like to|vorrei|voglio|volevo|i wanted to)\b/;
const DIRECTED = new Set(["what", "how-much", "agreed", "yes-no"]);

/** Less than 1 if somebody else does it. */
function agentFit({ sentence }: Entry, question: Search["question"], persona: ReadonlySet<string>): number {
  if (!question.agent || !DIRECTED.has(question.kind) || question.targets.length > 0) return 1;
  const agents = sentence.clauses
    .map(({ from, to }) => agentIn(sentence.tokens, from, to, persona))
    .filter((agent) => agent !== null);
  return agents.length === 0 || agents.includes(question.agent) ? 1 : 0.8;
}

const HOLIDAY = /christmas|xmas|natale|easter|pasqua|capodanno|newyear|ferragosto|halloween/;

function isInPeriod(entry: Entry, { from, to }: { from: number; to: number }, word: string): boolean {
  // A holiday in a note means the next one, whatever day it was resolved to.
  const holiday = HOLIDAY.exec(word)?.[0];
  if (holiday && entry.all.some(({ folded }) => folded.includes(holiday)) && to > entry.text.written) return true;
  const { written } = entry.text;
  if (written >= from && written <= to) return true;
  return entry.all.some((sentence, index) =>
    daysOf({ ...entry, sentence, index }).some(({ day, span }) => span !== "year" && day >= from && day <= to),
  );
}
