import { joinList, upperFirst } from "#domain/coaching/text.ts";
import type { FactAnswer, FactInput } from "./fact-types.ts";
import { EARLIER, LAST, SUM, TIMES } from "./content.answers.ts";
import { daysOf, type Entry } from "./corpus.ts";
import { contacts } from "./contact.ts";
import { dayIn } from "./days.ts";
import { eventDay, happened } from "./events.ts";
import { isTarget } from "./about.ts";
import { find, type Hit, type Search } from "./find.ts";
import { leadOf } from "./lead.ts";
import { namedWith } from "./names.ts";
import { PERSONA, USER } from "./people.ts";
import type { Question } from "./question.ts";
import { RELATIONS } from "./words.ts";
import {
  amountText,
  dayText,
  exactDay,
  nameText,
  put,
  sentenceOf,
  tell,
  wordsAround,
  wordsOf,
  wordsWithNext,
  type Pen,
} from "./say.ts";
import { typedIn } from "./answer-types.ts";
import { seek } from "./seek.ts";
import { termsOf } from "./terms.ts";
import { reckoned, restToPay } from "./reckon.ts";
import { moneyIn } from "./money.ts";
import { owed } from "./desk-money.ts";
import { nextUp } from "./desk-next.ts";
import { absent, countNotes, newestNote, notesAbout, sourcesOf, usedSources } from "./desk-notes.ts";

/** Answers a question that was read, by what it asks for. */
export function answerBy(search: Search, input: FactInput, pen: Pen): FactAnswer {
  const answer = DESKS[search.question.kind]?.(search, input, pen);
  return answer ?? retrieved(search, input, pen);
}

type Desk = (search: Search, input: FactInput, pen: Pen) => FactAnswer | null;

/** Of the kinds that are reckoned; what all others ask for is found in a sentence. */
const DESKS: Partial<Record<Question["kind"], Desk>> = {
  sources: usedSources,
  "note-count": countNotes,
  "newest-note": newestNote,
  next: (search, input, pen) =>
    nextUp(search, input, pen) ?? retrieved({ ...search, question: { ...search.question, kind: "when" } }, input, pen),
  last: lastOf,
  times: timesOf,
  owed: (search, _, pen) => reckoned(search, pen) ?? owed(search, pen) ?? restToPay(search, pen),
  "how-much": (search, _, pen) => reckoned(search, pen),
  "how-many": (search, _, pen) => reckoned(search, pen),
  "notes-about": notesAbout,
};

const SINGLE = new Set(["when", "age", "where", "how-much", "name", "who"]);

/** The name of somebody asked for by a relation, from where it is given; a name is never guessed. */
function nameOf({ corpus, question, aliases, persona }: Search, pen: Pen): FactAnswer | null {
  const relations = question.targets.filter(
    ({ kind, at }) =>
      kind === "relation" && !question.targets.some((other) => other.kind === "name" && other.at === at + 1),
  );
  // “Uncle Harold’s wife”: hers, and nobody else’s.
  const owned = relations.filter(
    ({ owner }) => owner !== null && owner !== PERSONA && owner !== USER && !persona.has(owner),
  );
  const asked = owned.length > 0 ? owned : relations;
  // “His biology teacher”: not the one of maths.
  const extra = question.wants.filter(
    ({ must, keys, period }) => must && !period && !keys.some((key) => RELATIONS.has(key) || key === "name"),
  );
  const found = corpus.entries.flatMap((entry) =>
    namedWith(entry.all, entry.index)
      .filter(
        ({ relation, owner, name }) =>
          !persona.has(name.toLowerCase()) &&
          extra.every(({ keys }) => keys.some((key) => entry.sentence.keys.has(key))) &&
          asked.some(
            (target) =>
              (target.owner === null || target.owner === PERSONA || persona.has(target.owner)
                ? owner !== USER || target.owner === null
                : owner === target.owner) &&
              isTarget({ ...target, key: relation, word: relation, owner }, target, aliases),
          ),
      )
      .map(({ name, owner }) => ({ entry, name, owner })),
  );
  const best = found.find(({ owner }) => owner !== USER) ?? found[0];
  if (!best) return null;
  const names = [...new Set(found.filter(({ entry }) => entry === best.entry).map(({ name }) => nameText(name)))];
  return {
    text: `${sentenceOf(joinList(names, pen.language))} ${tell(best.entry.text, wordsOf(best.entry), pen)}`,
    sources: [best.entry.text.source],
    found: true,
  };
}

/** The sentences that answer best, with the fact itself first. */
function retrieved(search: Search, input: FactInput, pen: Pen): FactAnswer {
  if (search.question.kind === "name" && search.question.targets.some(({ kind }) => kind === "relation"))
    return nameOf(search, pen) ?? absent(search.question, input, pen);
  const hits = timely(find(search), search);
  const best = hits[0];
  // Where the sentence that fits best holds nothing of what is asked for, one that goes on about it may.
  if (best && TYPED.has(search.question.kind) && !search.question.property && !isTyped(best.entry, search)) {
    const other = seek(search)[0];
    if (other && other.fit >= 0.85 && isTyped(other.entry, search)) return sought(search, pen)!;
  }
  if (!best) return sought(search, pen) ?? absent(search.question, input, pen);
  if (search.question.total && best.amount) return summed(hits, pen);
  const lead = leadOf(best, search, pen);
  const kept = SINGLE.has(search.question.kind) ? [best] : several(hits, search.question);
  const isOpen = !SINGLE.has(search.question.kind) && kept.length === 1;
  const told = kept.map(({ entry }) => tell(entry.text, isOpen ? wordsWithNext(entry) : wordsOf(entry), pen));
  const older = earlierOf(hits, lead, search, pen);
  const before = older ? tell(older.entry.text, wordsOf(older.entry), pen) : null;
  const corrected = before
    ? [put(EARLIER[pen.language], { told: `${before.charAt(0).toLowerCase()}${before.slice(1)}` })]
    : [];
  return {
    text: [...(lead ? [sentenceOf(lead)] : []), ...new Set(told), ...corrected].join(" "),
    sources: sourcesOf([...kept, ...(older ? [older] : [])].map(({ entry }) => entry)),
    found: true,
  };
}

/** What may take more than one sentence to tell. */
function isOpen({ kind, folded }: Question): boolean {
  return kind === "what" || kind === "agreed" || kind === "yes-no" || /\b(?:why|perche|come mai)\b/.test(folded);
}

const TYPED = new Set(["when", "where", "who", "how-much", "how-many"]);

function isTyped(entry: Entry, { question, persona, today, corpus }: Search): boolean {
  return typedIn(entry, question, termsOf(question, persona, corpus.names), persona, today, true).fit >= 0.7;
}

/** What a laxer search finds: the sentence with those beside it that tell a part of what was asked for. */
function sought(search: Search, pen: Pen): FactAnswer | null {
  const [best] = seek(search);
  if (!best) return null;
  const lead = leadOf(best, search, pen);
  return {
    text: `${lead ? `${sentenceOf(lead)} ` : ""}${tell(best.entry.text, wordsAround(best.entry, best.with, isOpen(search.question)), pen)}`,
    sources: [best.entry.text.source],
    found: true,
  };
}

const CHANGED =
  /\b(?:moved|moves|correct\w*|instead|now|no longer|any ?more|changed|postponed|brought forward|again|adesso|ora|spostat\w|si sposta|corregg\w*|invece|cambiat\w|rimandat\w|anticipat\w|non piu|di nuovo|anzi)\b/;

/** What the best corrects: an older text that tells otherwise, where the newer says that something changed. */
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

/** Where what was before is asked for, the newest does not answer. */
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

/** The best, and those that answer an open question as well. */
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

/** The newest payment, where that is asked for. */
function lastPaid(search: Search, pen: Pen): FactAnswer | null {
  const { folded } = search.question;
  if (!/\b(?:pa(?:y|id)|gave|give|given)\b.*\bback\b|\brepa(?:y|id)\b|\b(?:restituit|ridat|res|rimborsat)[oiae]\b/.test(folded)) return null;
  const isMine = /\b(?:did|have) (?:i|we)\b|\b(?:ho|abbiamo)\b/.test(folded);
  const paid = moneyIn(search.corpus, () => true).findLast(({ way }) => way === (isMine ? "repaid" : "back"));
  return paid ? dated(paid.entry, paid.day, pen) : null;
}

function dated(entry: Entry, day: number, pen: Pen): FactAnswer {
  const lead = put(LAST.one[pen.language], { day: upperFirst(exactDay(day, pen)) });
  return { text: `${lead} ${tell(entry.text, wordsOf(entry), pen)}`, sources: [entry.text.source], found: true };
}

/** How the two were in touch, where only that is asked for. */
function contactAsked({ question }: Search): "see" | "speak" | null {
  const terms = question.wants.filter(({ weight, keys, period }) => period || (weight > 0.5 && !keys.some((key) => CONTACT.test(key))));
  if (terms.length > 0 || question.targets.length > 0) return null;
  const keys = question.tokens.flatMap((token) => token.keys);
  if (keys.includes("call") || keys.includes("write") || keys.includes("email") || keys.includes("video")) return null;
  if (keys.some((key) => key === "speak" || key === "hear" || key === "say")) return "speak";
  return keys.some((key) => key === "see" || key === "visit" || key === "together") ||
    /\b(?:da|dalla|dal|with|at) \w+|\bmet\b|\bstat[oa]\b/.test(question.folded)
    ? "see"
    : null;
}

const CONTACT = /^(?:see|visit|speak|hear|say|together|stay|go)$/;

function lastOf(search: Search, input: FactInput, pen: Pen): FactAnswer | null {
  const { question } = search;
  const paid = lastPaid(search, pen);
  if (paid) return paid;
  const way = contactAsked(search);
  const [told] = happened(search);
  const met = way ? contacts(search, way).find(({ sure }) => sure || !told) : undefined;
  const newest = met && (!told || met.day > told.day) ? met : told;
  const isOfTalk =
    question.targets.length === 0 &&
    question.wants.every(
      ({ keys, weight }) =>
        weight <= 0.5 || keys.some((key) => ["see", "speak", "hear", "call", "say", "visit"].includes(key)),
    );
  const finished = input.interactions
    .filter(({ status }) => status === "completed")
    .map((one) => ({ one, day: dayIn(one.interaction_date ?? one.created_at, input.time_zone) }))
    .filter(({ day }) => day <= search.today)
    .toSorted((x, y) => y.day - x.day)[0];
  const isSpoken = question.tokens.some(({ keys }) => keys.includes("speak") || keys.includes("hear"));
  if (isOfTalk && finished && (!newest || (isSpoken && finished.day > newest.day))) {
    const summary = finished.one.result_summary;
    const text = search.corpus.texts.find(
      ({ source, kind }) => source.id === finished.one.id && kind === (summary ? "outcome" : "plan"),
    );
    const lead = put(LAST.outcome[pen.language], { day: upperFirst(exactDay(finished.day, pen)) });
    const words = summary ?? finished.one.objectives;
    return {
      text: text ? `${lead} ${tell(text, words, pen)}` : lead,
      sources: [{ kind: "interaction", id: finished.one.id }],
      found: true,
    };
  }
  if (newest) return dated(newest.entry, newest.day, pen);
  if (isOfTalk) return absent(question, input, pen);
  const hits = seek(search);
  const done = hits
    .filter(({ score, entry }) => score >= hits[0]!.score * 0.85 && entry.text.kind !== "plan" && entry.sentence.tense !== "future")
    .map(({ entry }) => ({ entry, day: eventDay(daysOf(entry), entry.text.written) }))
    .toSorted((x, y) => y.day - x.day)[0];
  return done && done.day <= search.today ? dated(done.entry, done.day, pen) : null;
}

function timesOf(search: Search, input: FactInput, pen: Pen): FactAnswer {
  const stated = find({ ...search, question: { ...search.question, kind: "how-many" } }).find(({ entry }) =>
    /\b(?:every|once|twice|times|ogni|volt[ae]|daily|weekly|always|sempre|(?:mon|tues|wednes|thurs|fri|satur|sun)days|often|spesso)\b/.test(
      entry.sentence.folded,
    ),
  );
  const isRate = /\b(?:how often|frequen\w+|ogni quanto|spesso)\b/.test(search.question.folded);
  if (stated && (isRate || !search.question.past)) {
    return {
      text: tell(stated.entry.text, wordsOf(stated.entry), pen),
      sources: [stated.entry.text.source],
      found: true,
    };
  }
  const days = new Map<string, { entry: Entry; day: number }>();
  for (const one of happened(search)) {
    const key = `${one.entry.text.source.id ?? ""} ${one.day}`;
    if (!days.has(key)) days.set(key, one);
  }
  const all = [...days.values()];
  if (all.length === 0) return absent(search.question, input, pen);
  const listed = joinList(
    all
      .slice(0, 6)
      .toReversed()
      .map(({ day }) => dayText(day, pen)),
    pen.language,
  );
  const frame = all.length === 1 ? TIMES.once : all.length <= 6 ? TIMES.many : TIMES.more;
  return {
    text: `${put(frame[pen.language], { count: String(all.length), days: listed })} ${tell(all[0]!.entry.text, wordsOf(all[0]!.entry), pen)}`,
    sources: sourcesOf(all.map(({ entry }) => entry)),
    found: true,
  };
}
