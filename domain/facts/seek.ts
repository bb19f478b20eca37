import { aboutRight, isTarget, isTheirs } from "./about.ts";
import { typedIn } from "./answer-types.ts";
import { CATEGORIES } from "./content.categories.ts";
import { daysOf, type Entry } from "./corpus.ts";
import { holdsInstance, isSettled, isVague, MONEY, tellsSaying, tellsSubject } from "./doubt.ts";
import { isForPart, isGivenSo, tellsCause } from "./fit-exact.ts";
import { spelled, type Hit, type Search } from "./find.ts";
import { agentIn, mentionsOf } from "./people.ts";
import { termsOf, type Term } from "./terms.ts";
import { BY_SORT, mayTell, ownOf } from "./told.ts";

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

const sought = new WeakMap<Search["question"], Found[]>();

/** The sentences that answer best by all their note tells; laxer than an exact search, yet never of another thing. */
export function seek(search: Search, untold: readonly Term["role"][] = []): Found[] {
  if (untold.length > 0) return seekNow(search, untold);
  let found = sought.get(search.question);
  if (!found) {
    found = seekNow(search, untold);
    sought.set(search.question, found);
  }
  return found;
}

function seekNow(search: Search, untold: readonly Term["role"][]): Found[] {
  const { corpus, question, persona } = search;
  const lives = question.property === "plive" && question.targets.length > 0 && untold.length === 0;
  if (lives)
    return seek({ ...search, question: { ...question, property: null } }, ["verb"]).filter(
      ({ entry, fit }) => fit === 1 && isAtHome(entry, search),
    );
  const homes =
    question.property === "plive" &&
    /\b(?:flat|house|apartment|home|place|casa|appartamento|stanza|room)\b/.test(question.folded);
  if (homes && untold.length === 0)
    return seek({ ...search, question: { ...question, property: null } }, ["light"]).filter(({ fit }) => fit === 1);
  if (!LAX.has(question.kind) || (question.property && STRICT_PROPERTY.test(question.property))) return [];
  const terms = termsOf(question, persona, corpus.names)
    .filter(({ role }) => !untold.includes(role))
    .map((term) => ({ ...term, ...spelled(term, corpus) }));
  if (!terms.some(({ role }) => role !== "light") && !question.wants.some(({ period }) => period)) return [];
  const isTimed = question.wants.some(({ period }) => period);
  const found = corpus.passages.flatMap(({ entries, index }) =>
    mayTell(index, terms, search) || (isTimed && terms.every(({ role }) => role === "light" || role === "verb"))
      ? inText(entries, terms, search)
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

/** Kinds whose answer may be told in any words; a name or an age may not. */
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
/** What is asked of anybody: it is told in its own words, or not at all. */
const STRICT_PROPERTY = /^p(?:workplace|job|live|born|ill|contact|phone|age|met|car)$/;
const ON_THE_MOVE = new Set("fly go trip drive bring holiday take leave arrive come return visit".split(" "));

/** “Her mother rang from Recife”: a place behind the one asked about, where nobody is on the way. */
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

/** Whether nothing is told beside what is told only by one of its sort. */
function isLone(at: number, terms: readonly Term[], row: readonly number[]): boolean {
  if (CATEGORIES.some(({ asked, alone }) => alone && asked.test(terms[at]!.word))) return false;
  return terms.every(
    ({ whom, role }, place) => place === at || whom || role === "light" || row[place] === 0 || row[place] === BY_SORT,
  );
}

const TYPED = new Set(["when", "where", "who", "how-much", "how-many", "times"]);

function inText(entries: readonly Entry[], terms: readonly Term[], search: Search): Found[] {
  const { question, persona, today } = search;
  // A sort of thing is told by one of it only where something else is named as well.
  const others = terms.filter(({ role, whom }) => role !== "light" && !(whom && role !== "name")).length;
  const own = entries.map((entry) => {
    const row = terms.map((term) => ownOf(term, entry, search, others < 2 && !term.whom && term.role !== "light"));
    return row.map((value, at) => (value === BY_SORT && isLone(at, terms, row) ? 0 : value));
  });
  // What a question names must be told, if not in the sentence then near it.
  const isStrict = ({ role }: Term) => role === "noun" || role === "name";
  if (terms.some((term, at) => isStrict(term) && own.every((row) => row[at] === 0))) return [];
  const timed = question.wants.find((want) => want.period);
  const period = timed?.period;
  const whole = Math.max(
    0.1,
    terms.reduce((sum, { weight }) => sum + weight, 0),
  );
  const onlyNames = terms.every(({ role }) => role === "name" || role === "light");
  // “Which team does he support”: a team alone is not the one.
  const head = /\b(?:what|which|che|quale|quali)(?: (?:kind|sort|type) of| tipo di)? (\w+)/.exec(question.folded)?.[1];
  const isSupposed = /\b(?:if|se)\b/.test(question.folded);
  const found: Found[] = [];
  entries.forEach((entry, index) => {
    if (entry.sentence.isQuestion && entry.text.kind === "message") return;
    const beside = new Set<number>();
    let sum = 0;
    let told = 0;
    let missing = 0;
    let verbMissing = false;
    let verbTold = false;
    let verbNear = false;
    let thingTold = false;
    let thingsTold = 0;
    terms.forEach((term, at) => {
      let value = own[index]![at]!;
      if (value > 0 && term.role !== "light") told += 1;
      if (value > 0 && term.role === "noun") {
        thingTold ||= term.word !== head;
        thingsTold += 1;
      }
      if (value > 0 && term.role === "verb") verbTold = true;
      if (value > 0 && term.role === "light" && term.weight > 0.3) thingsTold += 1;
      if (value === 0) {
        const near = BESIDE.find(([step]) => (own[index + step]?.[at] ?? 0) > 0);
        if (near) {
          value = near[1] * own[index + near[0]]![at]!;
          if (term.role !== "light" && (term.role !== "name" || onlyNames)) beside.add(near[0]);
          if (term.role === "noun" && near[0] === -1) thingsTold += 1;
        } else if (isStrict(term)) value = IN_NOTE;
      }
      if (value === 0 && term.role === "verb") verbMissing = true;
      else if (term.role === "verb") verbNear = true;
      if (value === 0 && term.role === "verb" && (TYPED.has(question.kind) || isSupposed)) missing += term.weight / 2;
      sum += value * term.weight;
    });
    const strict = terms.filter(isStrict);
    if (
      question.past &&
      question.kind === "what" &&
      WISHED.test(entry.sentence.folded) &&
      !WISHED.test(question.folded)
    )
      return;
    if (!tellsCause(question, entry.sentence.folded)) return;
    // A deed alone must be told; with the thing it was done to, another word may tell it.
    const isOpen = !TYPED.has(question.kind);
    if (
      verbMissing &&
      !(verbNear && question.kind !== "yes-no") &&
      (question.kind === "yes-no" || strict.every(({ whom }) => whom) || (isOpen && !thingTold))
    )
      return;
    // A day, a place or a sum is told after what it is of.
    const isBefore = [...beside].some((step) => step < 0);
    const isExact = TYPED.has(question.kind) && question.kind !== "who" && question.kind !== "where";
    const isOfSomebody =
      question.kind === "where" && terms.some(({ whom }) => whom) && terms.some(({ role }) => role === "noun");
    if (isOfSomebody && !thingTold && !isBefore) return;
    if (told === 0 && isExact && !isBefore) return;
    if (told === 0 && !period && !(beside.has(-1) || beside.has(1) || goesOn(entry, beside))) return;
    if (question.kind === "what" && !isGivenSo(question, entry.sentence.folded)) return;
    const typed = typedIn(entry, question, terms, persona, today, verbTold, thingTold);
    if (typed.fit < 0.6) return;
    if (
      verbMissing &&
      !verbNear &&
      typed.day === undefined &&
      isVague(question, thingsTold, period !== undefined, entry)
    )
      return;
    if (told === 0 && !period && typed.fit < 0.85) return;
    if (typed.amount && question.kind === "how-much" && isForPart(entry, question)) return;
    const about =
      question.targets.length > 0 || (question.kind === "where" && thingTold)
        ? 1
        : Math.max(...entry.sentence.clauses.map((clause) => aboutRight(entry, clause, search)));
    if (about < 0.5 || (about < 0.6 && isTheirs(question))) return;
    let score = agentFit(entry, question, persona) * (sum / (whole - missing)) * (0.6 + 0.4 * typed.fit);
    if (period && !isWithin(entry, period, timed?.word ?? "")) return;
    if (entry.sentence.isQuestion) score *= 0.8;
    if (
      question.kind === "where" &&
      terms.some(
        ({ role, weight }, at) => (role === "verb" || (role === "light" && weight > 0.3)) && own[index]![at]! > 0,
      )
    )
      score *= 1.12;
    if (
      question.kind === "what" &&
      !(holdsInstance(entry, search) && tellsSubject(entry, search) && tellsSaying(entry, search))
    )
      return;
    if (question.kind === "owed" && !entry.all.some(({ keys }) => MONEY.some((key) => keys.has(key)))) return;
    if (question.kind === "agreed" && !isSettled(entry)) return;
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

/** What is only wished was not done. */
const WISHED = /\b(?:i want to|i would like to|i'd like to|vorrei|voglio|volevo|i wanted to)\b/;
const DIRECTED = new Set(["what", "how-much", "agreed", "yes-no"]);

/** Less where another does it than the one asked about. */
function agentFit({ sentence }: Entry, question: Search["question"], persona: ReadonlySet<string>): number {
  if (!question.agent || !DIRECTED.has(question.kind) || question.targets.length > 0) return 1;
  const agents = sentence.clauses
    .map(({ from, to }) => agentIn(sentence.tokens, from, to, persona))
    .filter((agent) => agent !== null);
  return agents.length === 0 || agents.includes(question.agent) ? 1 : 0.8;
}

const HOLIDAY = /christmas|xmas|natale|easter|pasqua|capodanno|newyear|ferragosto|halloween/;

function isWithin(entry: Entry, { from, to }: { from: number; to: number }, word: string): boolean {
  // Christmas dinner is that of the next one, whatever day that sentence was read as.
  const holiday = HOLIDAY.exec(word)?.[0];
  if (holiday && entry.all.some(({ folded }) => folded.includes(holiday)) && to > entry.text.written) return true;
  const { written } = entry.text;
  if (written >= from && written <= to) return true;
  return entry.all.some((sentence, index) =>
    daysOf({ ...entry, sentence, index }).some(({ day, span }) => span !== "year" && day >= from && day <= to),
  );
}
