import type { DeskAnswer, FactAnswer, FactInput } from "./fact-types.ts";
import { EARLIER, SUM } from "./content.answers.ts";
import type { Entry } from "./corpus.ts";
import { find, type Hit, type Search } from "./find.ts";
import { leadOf } from "./lead.ts";
import type { Question } from "./question.ts";
import { amountText, put, sentenceOf, tell, wordsAround, wordsOf, wordsWithNext, type Pen } from "./say.ts";
import { typedIn } from "./answer-types.ts";
import { holdsInstance, mayTellWhy, tellsSaying, tellsSubject } from "./doubt.ts";
import { seek } from "./seek.ts";
import { noteTells } from "./told.ts";
import { termsOf } from "./terms.ts";
import { reckoned, restToPay } from "./reckon.ts";
import { lastOf, timesOf } from "./desk-last.ts";
import { owed } from "./desk-money.ts";
import { nameOf } from "./desk-name.ts";
import { nextUp, onDay } from "./desk-next.ts";
import { absent, countNotes, newestNote, notesAbout, sourcesOf, usedSources } from "./desk-notes.ts";

/** Answers a parsed question according to its kind. */
export function answerBy(search: Search, input: FactInput, pen: Pen): DeskAnswer {
  const answer = DESKS[search.question.kind]?.(search, input, pen);
  return answer ?? retrieved(search, input, pen);
}

const ASKS_SUM = /\b(?:how much|how many|quanto|quanti|quanta|owe|owes|devo|deve)\b(?!.*\b(?:when|quando)\b)/;

type Desk = (search: Search, input: FactInput, pen: Pen) => DeskAnswer | null;

/** Kinds that are answered from several texts or by computing; all others are answered by a sentence. */
const DESKS: Partial<Record<Question["kind"], Desk>> = {
  sources: usedSources,
  "note-count": countNotes,
  "newest-note": newestNote,
  next: (search, input, pen) =>
    nextUp(search, input, pen) ?? retrieved({ ...search, question: { ...search.question, kind: "when" } }, input, pen),
  last: lastOf,
  times: timesOf,
  owed: (search, _, pen) =>
    reckoned(search, pen) ??
    owed(search, pen) ??
    (ASKS_SUM.test(search.question.folded) ? restToPay(search, pen) : null),
  "how-much": (search, _, pen) => reckoned(search, pen),
  "how-many": (search, _, pen) => reckoned(search, pen),
  "notes-about": notesAbout,
};

const SINGLE = new Set(["when", "age", "where", "how-much", "name", "who"]);

/** Quotes the sentences that answer best, after the fact itself. */
function retrieved(search: Search, input: FactInput, pen: Pen): DeskAnswer {
  if (search.question.kind === "name" && search.question.targets.some(({ kind }) => kind === "relation"))
    return nameOf(search, pen) ?? absent(search.question, input, pen);
  // “When did I lend her the money”.
  if (search.question.kind === "owed" && /^(?:and |e |so )?(?:when|quando)\b/.test(search.question.folded))
    return retrieved({ ...search, question: { ...search.question, kind: "when" } }, input, pen);
  const isVetoed = search.question.kind === "how-much" && !search.question.property;
  const hits = timely(find(search), search).filter(
    ({ entry }) =>
      (!isVetoed || noteTells(entry, search)) &&
      (search.question.kind !== "what" ||
        (holdsInstance(entry, search) && tellsSubject(entry, search) && tellsSaying(entry, search))) &&
      (search.question.kind !== "owed" || tellsMoney(entry)) &&
      (!WHY.test(search.question.folded) || mayTellWhy(entry, search)),
  );
  const best = hits[0];
  if (best && search.question.kind === "who" && /\b(?:not|non|n't)\b/.test(search.question.folded)) {
    const other = sought(search, pen);
    if (other) return other;
  }
  // If the best sentence lacks a day, place or number, a related sentence may have it.
  if (best && TYPED.has(search.question.kind) && !search.question.property && !isTyped(best.entry, search)) {
    const other = seek(search)[0];
    if (other && other.fit >= 0.85 && isTyped(other.entry, search)) return sought(search, pen)!;
  } else if (
    best &&
    TYPED.has(search.question.kind) &&
    best.score < DOUBTFUL &&
    (seek(search)[0]?.score ?? 0) >= SURE
  ) {
    return sought(search, pen)!;
  }
  if (!best)
    return (
      sought(search, pen) ??
      (isOfDay(search.question) ? onDay(search, pen) : null) ??
      absent(search.question, input, pen)
    );
  if (search.question.total && best.amount) return summed(hits, pen);
  const lead = leadOf(best, search, pen);
  const kept = SINGLE.has(search.question.kind) ? [best] : several(hits, search.question);
  const isAlone = !SINGLE.has(search.question.kind) && kept.length === 1;
  const isWhy = /\b(?:why|perche|come mai)\b/.test(search.question.folded);
  const goesOn = !lead && kept.length === 1 && /^(?:where|who)$/.test(search.question.kind);
  const words = (entry: Entry) =>
    kept.length === 1 && (isWhy || goesOn)
      ? wordsAround(entry, [], true)
      : isAlone
        ? wordsWithNext(entry)
        : wordsOf(entry);
  const told = kept.map(({ entry }) => tell(entry.text, words(entry), pen));
  const older = earlierOf(hits, lead, search, pen);
  const before = older ? tell(older.entry.text, wordsOf(older.entry), pen) : null;
  const corrected = before
    ? [put(EARLIER[pen.language], { told: `${before.charAt(0).toLowerCase()}${before.slice(1)}` })]
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
function tellsMoney(entry: Entry): boolean {
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
const DOUBTFUL = 0.8;
const SURE = 0.95;
const TYPED = new Set(["when", "where", "who", "how-much", "how-many"]);

function isTyped(entry: Entry, { question, persona, today, corpus }: Search): boolean {
  return typedIn(entry, question, termsOf(question, persona, corpus.names), persona, today, true).fit >= 0.7;
}

/** The result of the loose search: the sentence with the neighbours that match a part of the question. */
function sought(search: Search, pen: Pen): DeskAnswer | null {
  const [best] = seek(search);
  if (!best) return null;
  const lead = leadOf(best, search, pen);
  return {
    text: `${lead ? `${sentenceOf(lead)} ` : ""}${tell(best.entry.text, wordsAround(best.entry, best.with, isOpen(search.question)), pen)}`,
    sources: [best.entry.text.source],
    found: true,
    read: best,
  };
}

const CHANGED =
  /\b(?:moved|moves|correct\w*|instead|now|no longer|any ?more|changed|postponed|brought forward|again|adesso|ora|spostat\w|si sposta|corregg\w*|invece|cambiat\w|rimandat\w|anticipat\w|non piu|di nuovo|anzi)\b/;

/** An older text with a different answer, if the best one says that something changed. */
function earlierOf(hits: readonly Hit[], lead: string | null, search: Search, pen: Pen): Hit | undefined {
  const best = hits[0]!;
  if (!/^(?:when|where|how-much)$/.test(search.question.kind) || !CHANGED.test(best.entry.sentence.folded))
    return undefined;
  return hits.find(
    (hit) =>
      hit.entry.text.written < best.entry.text.written &&
      hit.score >= best.score * 0.9 &&
      leadOf(hit, search, pen) !== lead,
  );
}

/** Drops what is no longer true, or, if the question is about the past, what is true now. */
function timely(hits: Hit[], { question }: Search): Hit[] {
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
function several(hits: readonly Hit[], question: Question): Hit[] {
  const best = hits[0]!;
  const strong = question.wants.filter(({ weight }) => weight > 0.5).length;
  const least = question.kind === "agreed" || strong <= 1 ? 0.9 : 0.97;
  const texts = new Set<string>();
  return hits
    .filter(({ score }) => score >= best.score * least)
    .filter(({ entry }) => {
      const words = wordsOf(entry);
      return !texts.has(words) && texts.add(words);
    })
    .slice(0, 3);
}

function summed(hits: readonly Hit[], pen: Pen): FactAnswer {
  const counted = hits.filter(({ amount, score }) => amount && score >= hits[0]!.score * 0.85).slice(0, 12);
  const currency = counted.find(({ amount }) => amount?.currency)?.amount?.currency ?? null;
  const sum = counted.reduce((total, { amount }) => total + amount!.value, 0);
  const told = counted.slice(0, 4).map(({ entry }) => tell(entry.text, wordsOf(entry), pen));
  return {
    text: [put(SUM[pen.language], { sum: amountText(sum, currency, pen) }), ...new Set(told)].join(" "),
    sources: sourcesOf(counted.map(({ entry }) => entry)),
    found: true,
  };
}
