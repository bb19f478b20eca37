import { upperFirst } from "#domain/coaching/text.ts";
import { NEXT } from "./content.answers.ts";
import { daysOf, type Entry, type FactText } from "./corpus.ts";
import { dayIn } from "./days.ts";
import { notFoundAnswer } from "./answer-notes.ts";
import { futureDays } from "./events.ts";
import type { FactAnswer, FactInput } from "./fact-types.ts";
import type { Search } from "./find.ts";
import { exactDay, quoteWithDay, quoteAround, quoteOf, type AnswerContext } from "./say.ts";
import { termsOf, type Term } from "./terms.ts";
import { tokenize } from "./words.ts";

/** A weekly habit of the two: “we call every Tuesday”. */
function habitOf({ corpus, question }: Search): Entry | undefined {
  const asked = question.tokens.flatMap(({ keys }) =>
    keys.filter((key) => /^(?:see|speak|hear|call|visit)$/.test(key)),
  );
  return corpus.entries.find(
    ({ sentence }) =>
      /\b(?:every|ogni|each)\b/.test(sentence.folded) &&
      asked.some((key) => sentence.keys.has(key)) &&
      /\b(?:we|i|ci|io|la|lo)\b/.test(sentence.folded),
  );
}

/** Words that only say that something is coming up. */
const GENERAL = new Set("see speak hear plan together appointment meeting come visit go call".split(" "));
const COMING =
  /^(?:coming|upcoming|next|thing|event|date|plan|planned|booked|arranged|happens?|impegn\w|appuntament\w|incontr\w|programma\w*|previst\w|organizzat\w|fissat\w|agenda|calendar|calendario|diary|vista|ballo|doctor|medico|dottore|dottoressa|medica)$/;

interface Item {
  day: number | null;
  text: FactText;
  words: string;
  keys: ReadonlySet<string>;
}

function plannedItems({ corpus, today }: Search, input: FactInput): Item[] {
  return input.interactions
    .filter(({ status }) => status !== "completed" && status !== "cancelled")
    .flatMap((one) => {
      const day = one.interaction_date ? dayIn(one.interaction_date, input.time_zone) : null;
      const text = corpus.texts.find(({ source, kind }) => source.id === one.id && kind === "plan");
      if (!text || (day !== null && day < today)) return [];
      const keys = new Set(tokenize(one.objectives).flatMap((token) => token.keys));
      return [{ day, text, words: one.objectives, keys }];
    });
}

function toldItems({ corpus, today }: Search): Item[] {
  return futureDays(corpus, today).map(({ entry, day }) => {
    const before = entry.all[entry.index - 1];
    const keys = new Set([...entry.sentence.keys, ...(before?.keys ?? [])]);
    const needsMore = entry.sentence.tokens.length < 12 && before !== undefined;
    return { day, text: entry.text, words: needsMore ? quoteAround(entry, [-1], false) : quoteOf(entry), keys };
  });
}

function tells({ keys, words }: Item, term: Term): boolean {
  return term.keys.some((key) => keys.has(key)) || words.toLowerCase().includes(term.word.slice(0, 5));
}

/**
 * What is coming up: planned interactions, days in notes, and weekly habits. Null if the question names something else.
 */
export function nextAnswer(search: Search, input: FactInput, context: AnswerContext): FactAnswer | null {
  const { question, persona, corpus } = search;
  const period = question.wants.find((want) => want.period)?.period;
  const within = ({ day }: Item) => !period || (day !== null && day >= period.from && day <= period.to + 1);
  const all = [...plannedItems(search, input), ...toldItems(search)]
    .filter(within)
    .toSorted((x, y) => (x.day ?? Infinity) - (y.day ?? Infinity));
  const habit = /\b(?:next|prossim\w+)\b/.test(question.folded) ? undefined : habitOf(search);
  if (habit)
    return { text: quoteWithDay(habit.text, quoteOf(habit), context), sources: [habit.text.source], found: true };
  const strict = termsOf(question, persona, corpus.names).filter(
    ({ role, keys, word }) =>
      (role === "noun" || role === "name") && !keys.some((key) => GENERAL.has(key)) && !COMING.test(word),
  );
  // “The doctor’s appointment”: one that says so, else any.
  const soft = termsOf(question, persona, corpus.names).filter(({ word }) => COMING.test(word) || word === "call");
  const named = strict.length === 0 ? all : all.filter((item) => strict.every((term) => tells(item, term)));
  const closer = named.filter((item) => soft.some((term) => tells(item, term)));
  const listed = (
    closer.length > 0 && strict.length === 0 ? [...closer, ...named.filter((one) => !closer.includes(one))] : named
  ).slice(0, 4);
  if (listed.length === 0)
    return strict.length > 0 || period
      ? null
      : { ...notFoundAnswer(null, input, context), text: NEXT.none[context.language] };
  const lines = listed.map(({ day, text, words }) => {
    const said = quoteWithDay(text, words, context);
    return day === null
      ? said
      : `${upperFirst(exactDay(day, context))}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  });
  return {
    text: lines.join(" "),
    sources: [
      ...new Map(listed.map(({ text }) => [`${text.source.kind}${text.source.id ?? ""}`, text.source])).values(),
    ],
    found: true,
  };
}

/** For a question that names nothing but a day: “what has he got on 17 December”. */
export function dayAnswer({ corpus, question }: Search, context: AnswerContext): FactAnswer | null {
  const period = question.wants.find((want) => want.period)?.period;
  if (!period || period.to - period.from > 10) return null;
  const told = corpus.entries.filter((entry) =>
    daysOf(entry).some(({ day, span }) => span === "day" && day >= period.from && day <= period.to),
  );
  if (told.length === 0) return null;
  const kept = told.slice(0, 3);
  return {
    text: [...new Set(kept.map((entry) => quoteWithDay(entry.text, quoteOf(entry), context)))].join(" "),
    sources: kept.map(({ text }) => text.source),
    found: true,
  };
}
