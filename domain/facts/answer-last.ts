import { fill, joinList, upperFirst } from "#domain/coaching/text.ts";
import type { TracedAnswer, FactAnswer, FactInput } from "./fact-types.ts";
import { LAST, TIMES } from "./content.answers.ts";
import { contacts } from "./contact.ts";
import { daysOf, type Entry } from "./corpus.ts";
import { dayIn } from "./days.ts";
import { notFoundAnswer, sourcesOf } from "./answer-notes.ts";
import { eventDay, pastEvents } from "./events.ts";
import { find, type Search } from "./find.ts";
import { moneyIn } from "./money.ts";
import { dayText, exactDay, quoteWithDay, quoteAround, quoteOf, type AnswerContext } from "./say.ts";
import { searchLoosely } from "./loose-search.ts";

/** The newest payment, where that is asked for. */
function lastPaid(search: Search, context: AnswerContext): TracedAnswer | null {
  const { folded } = search.question;
  if (
    !/\b(?:pa(?:y|id)|gave|give|given)\b.*\bback\b|\brepa(?:y|id)\b|\b(?:restituit|ridat|res|rimborsat)[oiae]\b/.test(
      folded,
    )
  )
    return null;
  const isMine = /\b(?:did|have) (?:i|we)\b|\b(?:ho|abbiamo)\b/.test(folded);
  const paid = moneyIn(search.corpus, () => true).findLast(({ way }) => way === (isMine ? "repaid" : "back"));
  return paid ? dated(paid.entry, paid.day, context) : null;
}

function dated(entry: Entry, day: number, context: AnswerContext): FactAnswer {
  const lead = fill(LAST.one[context.language], { day: upperFirst(exactDay(day, context)) });
  return {
    text: `${lead} ${quoteWithDay(entry.text, quoteOf(entry), context)}`,
    sources: [entry.text.source],
    found: true,
  };
}

/** Whether the question is only about when the two last met or spoke. */
function contactAsked({ question }: Search): "see" | "speak" | null {
  const terms = question.wants.filter(
    ({ weight, keys, period }) => period || (weight > 0.5 && !keys.some((key) => CONTACT.test(key))),
  );
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

export function lastAnswer(search: Search, input: FactInput, context: AnswerContext): TracedAnswer | null {
  const { question } = search;
  const paid = lastPaid(search, context);
  if (paid) return paid;
  const way = contactAsked(search);
  const [told] = pastEvents(search);
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
    const lead = fill(LAST.outcome[context.language], { day: upperFirst(exactDay(finished.day, context)) });
    const words = summary ?? finished.one.objectives;
    return {
      text: text ? `${lead} ${quoteWithDay(text, words, context)}` : lead,
      sources: [{ kind: "interaction", id: finished.one.id }],
      found: true,
    };
  }
  if (newest) {
    const answer = dated(newest.entry, newest.day, context);
    return newest === met ? { ...answer, unsure: !met.sure } : { ...answer, read: { entry: newest.entry } };
  }
  if (isOfTalk) return notFoundAnswer(question, input, context);
  const hits = searchLoosely(search);
  const done = hits
    .filter(
      ({ score, entry }) =>
        score >= hits[0]!.score * 0.85 && entry.text.kind !== "plan" && entry.sentence.tense !== "future",
    )
    .map(({ entry }) => ({ entry, day: eventDay(daysOf(entry), entry.text.written) }))
    .toSorted((x, y) => y.day - x.day)[0];
  return done && done.day <= search.today
    ? { ...dated(done.entry, done.day, context), read: { entry: done.entry } }
    : null;
}

export function timesAnswer(search: Search, input: FactInput, context: AnswerContext): TracedAnswer {
  const stated = find({ ...search, question: { ...search.question, kind: "how-many" } }).find(({ entry }) =>
    /\b(?:every|once|twice|times|ogni|volt[ae]|daily|weekly|always|sempre|(?:mon|tues|wednes|thurs|fri|satur|sun)days|often|spesso)\b/.test(
      entry.sentence.folded,
    ),
  );
  const isRate =
    /\b(?:quante volte (?:al|alla|a)|how many (?:times|\w+) (?:a|per|each)|how often|frequen\w+|ogni quanto|spesso)\b/.test(
      search.question.folded,
    );
  if (stated && (isRate || !search.question.past)) {
    return {
      text: quoteWithDay(stated.entry.text, quoteOf(stated.entry), context),
      sources: [stated.entry.text.source],
      found: true,
    };
  }
  const asked = isRate ? searchLoosely(search)[0] : undefined;
  if (asked)
    return {
      text: quoteWithDay(asked.entry.text, quoteAround(asked.entry, asked.with, false), context),
      sources: [asked.entry.text.source],
      found: true,
    };
  const days = new Map<string, { entry: Entry; day: number }>();
  for (const one of pastEvents(search)) {
    const key = `${one.entry.text.source.id ?? ""} ${one.day}`;
    if (!days.has(key)) days.set(key, one);
  }
  const all = [...days.values()];
  if (all.length === 0 || (isRate && all.length < 2)) return notFoundAnswer(search.question, input, context);
  const listed = joinList(
    all
      .slice(0, 6)
      .toReversed()
      .map(({ day }) => dayText(day, context)),
    context.language,
  );
  const frame = all.length === 1 ? TIMES.once : all.length <= 6 ? TIMES.many : TIMES.more;
  return {
    text: `${fill(frame[context.language], { count: String(all.length), days: listed })} ${quoteWithDay(all[0]!.entry.text, quoteOf(all[0]!.entry), context)}`,
    sources: sourcesOf(all.map(({ entry }) => entry)),
    found: true,
  };
}
