import { fill } from "#domain/coaching/text.ts";
import type { TracedAnswer, FactAnswer, FactInput } from "./fact-types.ts";
import { EARLIER, SUM } from "./content.answers.ts";
import type { Entry } from "./corpus.ts";
import { find, type Hit, type Search } from "./find.ts";
import { leadOf } from "./lead.ts";
import type { Question } from "./question.ts";
import {
  amountText,
  sentenceOf,
  quoteWithDay,
  quoteAround,
  quoteOf,
  quoteWithNext,
  type AnswerContext,
} from "./say.ts";
import { typedMatch } from "./answer-types.ts";
import { namesInstance, mayExplain, reportsSpeech, namesStudySubject } from "./doubt.ts";
import { searchLoosely } from "./loose-search.ts";
import { noteMatches } from "./term-match.ts";
import { termsOf } from "./terms.ts";
import { computedSum, remainingToPay } from "./computed-sums.ts";
import { lastAnswer, timesAnswer } from "./answer-last.ts";
import { owedAnswer } from "./answer-owed.ts";
import { nameAnswer } from "./answer-name.ts";
import { nextAnswer, dayAnswer } from "./answer-next.ts";
import {
  notFoundAnswer,
  noteCountAnswer,
  newestNoteAnswer,
  notesAboutAnswer,
  sourcesOf,
  sourcesAnswer,
} from "./answer-notes.ts";

/** Answers a parsed question according to its kind. */
export function answerBy(search: Search, input: FactInput, context: AnswerContext): TracedAnswer {
  const answer = ANSWERERS[search.question.kind]?.(search, input, context);
  return answer ?? answerFromSentences(search, input, context);
}

const ASKS_SUM = /\b(?:how much|how many|quanto|quanti|quanta|owe|owes|devo|deve)\b(?!.*\b(?:when|quando)\b)/;

type Answerer = (search: Search, input: FactInput, context: AnswerContext) => TracedAnswer | null;

/** Kinds that are answered from several texts or by computing; all others are answered by a sentence. */
const ANSWERERS: Partial<Record<Question["kind"], Answerer>> = {
  sources: sourcesAnswer,
  "note-count": noteCountAnswer,
  "newest-note": newestNoteAnswer,
  next: (search, input, context) =>
    nextAnswer(search, input, context) ??
    answerFromSentences({ ...search, question: { ...search.question, kind: "when" } }, input, context),
  last: lastAnswer,
  times: timesAnswer,
  owed: (search, _, context) =>
    computedSum(search, context) ??
    owedAnswer(search, context) ??
    (ASKS_SUM.test(search.question.folded) ? remainingToPay(search, context) : null),
  "how-much": (search, _, context) => computedSum(search, context),
  "how-many": (search, _, context) => computedSum(search, context),
  "notes-about": notesAboutAnswer,
};

const SINGLE = new Set(["when", "age", "where", "how-much", "name", "who"]);

/** Quotes the sentences that answer best, after the fact itself. */
function answerFromSentences(search: Search, input: FactInput, context: AnswerContext): TracedAnswer {
  if (search.question.kind === "name" && search.question.targets.some(({ kind }) => kind === "relation"))
    return nameAnswer(search, context) ?? notFoundAnswer(search.question, input, context);
  // “When did I lend her the money”.
  if (search.question.kind === "owed" && /^(?:and |e |so )?(?:when|quando)\b/.test(search.question.folded))
    return answerFromSentences({ ...search, question: { ...search.question, kind: "when" } }, input, context);
  const isVetoed = search.question.kind === "how-much" && !search.question.property;
  const hits = filterByTime(find(search), search).filter(
    ({ entry }) =>
      (!isVetoed || noteMatches(entry, search)) &&
      (search.question.kind !== "what" ||
        (namesInstance(entry, search) && namesStudySubject(entry, search) && reportsSpeech(entry, search))) &&
      (search.question.kind !== "owed" || isAboutMoney(entry)) &&
      (!WHY.test(search.question.folded) || mayExplain(entry, search)),
  );
  const best = hits[0];
  if (best && search.question.kind === "who" && /\b(?:not|non|n't)\b/.test(search.question.folded)) {
    const other = answerFromLooseSearch(search, context);
    if (other) return other;
  }
  // If the best sentence lacks a day, place or number, a related sentence may have it.
  if (best && TYPED.has(search.question.kind) && !search.question.property && !isTyped(best.entry, search)) {
    const other = searchLoosely(search)[0];
    if (other && other.fit >= 0.85 && isTyped(other.entry, search)) return answerFromLooseSearch(search, context)!;
  } else if (
    best &&
    TYPED.has(search.question.kind) &&
    best.score < MIN_EXACT_SCORE &&
    (searchLoosely(search)[0]?.score ?? 0) >= MIN_LOOSE_SCORE
  ) {
    return answerFromLooseSearch(search, context)!;
  }
  if (!best)
    return (
      answerFromLooseSearch(search, context) ??
      (isOfDay(search.question) ? dayAnswer(search, context) : null) ??
      notFoundAnswer(search.question, input, context)
    );
  if (search.question.total && best.amount) return sumAnswer(hits, context);
  const lead = leadOf(best, search, context);
  const kept = SINGLE.has(search.question.kind) ? [best] : bestHits(hits, search.question);
  const isAlone = !SINGLE.has(search.question.kind) && kept.length === 1;
  const isWhy = /\b(?:why|perche|come mai)\b/.test(search.question.folded);
  const goesOn = !lead && kept.length === 1 && /^(?:where|who)$/.test(search.question.kind);
  const words = (entry: Entry) =>
    kept.length === 1 && (isWhy || goesOn)
      ? quoteAround(entry, [], true)
      : isAlone
        ? quoteWithNext(entry)
        : quoteOf(entry);
  const told = kept.map(({ entry }) => quoteWithDay(entry.text, words(entry), context));
  const older = earlierHit(hits, lead, search, context);
  const before = older ? quoteWithDay(older.entry.text, quoteOf(older.entry), context) : null;
  const corrected = before
    ? [fill(EARLIER[context.language], { told: `${before.charAt(0).toLowerCase()}${before.slice(1)}` })]
    : [];
  return {
    text: [...(lead ? [sentenceOf(lead)] : []), ...new Set(told), ...corrected].join(" "),
    sources: sourcesOf([...kept, ...(older ? [older] : [])].map(({ entry }) => entry)),
    found: true,
    read: best,
  };
}

/** Whether a question names nothing but a day. */
function isOfDay({ kind, wants }: Question): boolean {
  return kind === "what" && wants.every(({ period, weight }) => period || weight <= 0.5);
}

/** Whether the text of a sentence is about money. */
function isAboutMoney(entry: Entry): boolean {
  return entry.all.some(
    ({ keys, folded }) => /\d/.test(folded) || ["owe", "lend", "repay", "pay", "money"].some((key) => keys.has(key)),
  );
}

const WHY = /\b(?:why|perche|come mai)\b/;

/** Whether the answer may need more than one sentence. */
function isOpen({ kind, folded }: Question): boolean {
  return kind === "what" || kind === "agreed" || kind === "yes-no" || /\b(?:why|perche|come mai)\b/.test(folded);
}

/** A loose search is preferred if the exact one scores below the first and the loose one at least the second. */
const MIN_EXACT_SCORE = 0.8;
const MIN_LOOSE_SCORE = 0.95;
const TYPED = new Set(["when", "where", "who", "how-much", "how-many"]);

function isTyped(entry: Entry, { question, persona, today, corpus }: Search): boolean {
  return typedMatch(entry, question, termsOf(question, persona, corpus.names), persona, today, true).fit >= 0.7;
}

/** The result of the loose search: the sentence with the neighbours that match a part of the question. */
function answerFromLooseSearch(search: Search, context: AnswerContext): TracedAnswer | null {
  const [best] = searchLoosely(search);
  if (!best) return null;
  const lead = leadOf(best, search, context);
  return {
    text: `${lead ? `${sentenceOf(lead)} ` : ""}${quoteWithDay(best.entry.text, quoteAround(best.entry, best.with, isOpen(search.question)), context)}`,
    sources: [best.entry.text.source],
    found: true,
    read: best,
  };
}

const CHANGED =
  /\b(?:moved|moves|correct\w*|instead|now|no longer|any ?more|changed|postponed|brought forward|again|adesso|ora|spostat\w|si sposta|corregg\w*|invece|cambiat\w|rimandat\w|anticipat\w|non piu|di nuovo|anzi)\b/;

/** An older text with a different answer, if the best one says that something changed. */
function earlierHit(
  hits: readonly Hit[],
  lead: string | null,
  search: Search,
  context: AnswerContext,
): Hit | undefined {
  const best = hits[0]!;
  if (!/^(?:when|where|how-much)$/.test(search.question.kind) || !CHANGED.test(best.entry.sentence.folded))
    return undefined;
  return hits.find(
    (hit) =>
      hit.entry.text.written < best.entry.text.written &&
      hit.score >= best.score * 0.9 &&
      leadOf(hit, search, context) !== lead,
  );
}

/** Drops what is no longer true, or, if the question is about the past, what is true now. */
function filterByTime(hits: Hit[], { question }: Search): Hit[] {
  if (!question.former && /^p(?:job|workplace)$/.test(question.property ?? "") && hits.length > 1) {
    const held = hits.filter(
      ({ entry }) => !/\b(?:lost|quit|left|fired|perso|licenziat\w|lasciato|dimess\w)\b/.test(entry.sentence.folded),
    );
    return held.length > 0 ? held : hits;
  }
  if (!question.former || !question.property || hits.length === 0) return hits;
  const isNow = ({ entry }: Hit) => /\b(?:now|new|adesso|ora|nuov[oa])\b/.test(entry.sentence.folded);
  const newest = Math.max(...hits.map(({ entry }) => entry.text.written));
  const older = hits.filter((hit) => !isNow(hit) && (hits.length === 1 || hit.entry.text.written < newest));
  return older.length > 0 ? older : hits.filter((hit) => !isNow(hit));
}

/** The best, and others that answer an open question nearly as well. */
function bestHits(hits: readonly Hit[], question: Question): Hit[] {
  const best = hits[0]!;
  const strong = question.wants.filter(({ weight }) => weight > 0.5).length;
  const least = question.kind === "agreed" || strong <= 1 ? 0.9 : 0.97;
  const texts = new Set<string>();
  return hits
    .filter(({ score }) => score >= best.score * least)
    .filter(({ entry }) => {
      const words = quoteOf(entry);
      return !texts.has(words) && texts.add(words);
    })
    .slice(0, 3);
}

function sumAnswer(hits: readonly Hit[], context: AnswerContext): FactAnswer {
  const counted = hits.filter(({ amount, score }) => amount && score >= hits[0]!.score * 0.85).slice(0, 12);
  const currency = counted.find(({ amount }) => amount?.currency)?.amount?.currency ?? null;
  const sum = counted.reduce((total, { amount }) => total + amount!.value, 0);
  const told = counted.slice(0, 4).map(({ entry }) => quoteWithDay(entry.text, quoteOf(entry), context));
  return {
    text: [fill(SUM[context.language], { sum: amountText(sum, currency, context) }), ...new Set(told)].join(" "),
    sources: sourcesOf(counted.map(({ entry }) => entry)),
    found: true,
  };
}
