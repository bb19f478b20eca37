import type { CoachSource } from "#domain/coaching/reply-types.ts";
import type { FactAnswer, FactInput } from "./fact-types.ts";
import {
  ABSENT_MANY,
  ABSENT_NONE,
  ABSENT_ONE,
  ABSENT_TAIL,
  NOTE_COUNT,
  NOTES_ABOUT,
  SOURCES,
  WHAT,
} from "./content.answers.ts";
import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import type { Question } from "./question.ts";
import { matchingNotes } from "./term-match.ts";
import { fill, joinList } from "#domain/coaching/text.ts";
import { exactDay, quoteWithDay, type AnswerContext } from "./say.ts";

/** Distinct sources of entries, in their order. */
export function sourcesOf(entries: readonly Entry[]): CoachSource[] {
  const found = new Map<string, CoachSource>();
  for (const { text } of entries) found.set(`${text.source.kind} ${text.source.id ?? ""}`, text.source);
  return [...found.values()];
}

/** The sources of the last answer. */
export function sourcesAnswer({ corpus }: Search, { used }: FactInput, context: AnswerContext): FactAnswer {
  const { language } = context;
  const told = (used ?? []).flatMap((source) => {
    if (source.kind === "profile") return [];
    const text = corpus.texts.find(({ source: one }) => one.kind === source.kind && one.id === source.id);
    return text ? [quoteWithDay(text, text.content, context)] : [];
  });
  const isProfile = used?.some(({ kind }) => kind === "profile") ?? false;
  if (told.length === 0 && !isProfile) return { text: SOURCES.none[language], sources: [], found: false };
  const lines = [
    ...(told.length > 0 ? [SOURCES.lead[language], ...told] : []),
    ...(isProfile ? [SOURCES.profile[language]] : []),
  ];
  return { text: lines.join(" "), sources: [...(used ?? [])], found: true };
}

/** How many notes there are in all, or about something. */
export function noteCountAnswer(search: Search, { notes }: FactInput, context: AnswerContext): FactAnswer {
  const all = String(notes.length);
  const wants = search.question.wants.filter(({ word, weight }) => weight > 0.5 && !/^(?:write|note|total)/.test(word));
  if (wants.length === 0)
    return { text: fill(NOTE_COUNT.all[context.language], { count: all }), sources: [], found: true };
  const ids = new Set(
    search.corpus.entries
      .filter(
        ({ sentence, text }) =>
          text.kind === "note" && wants.every(({ keys }) => keys.some((key) => sentence.keys.has(key))),
      )
      .map(({ text }) => text.source),
  );
  return {
    text: fill(NOTE_COUNT.about[context.language], { count: String(ids.size), all }),
    sources: [...ids],
    found: ids.size > 0,
  };
}

const MOST_TOLD = 6;

/** The notes about something, the newest first. */
export function notesAboutAnswer(search: Search, input: FactInput, context: AnswerContext): FactAnswer {
  const notes = matchingNotes(search).filter(({ best }) => best.text.kind === "note" || best.text.kind === "outcome");
  if (notes.length === 0) return notFoundAnswer(search.question, input, context);
  const told = notes.slice(0, MOST_TOLD).map(({ best }) => quoteWithDay(best.text, best.sentence.original, context));
  const lead = fill((notes.length === 1 ? NOTES_ABOUT.one : NOTES_ABOUT.many)[context.language], {
    count: String(notes.length),
    days: joinList(
      notes.slice(0, MOST_TOLD).map(({ best }) => exactDay(best.text.written, context)),
      context.language,
    ),
  });
  return { text: [lead, ...told].join(" "), sources: sourcesOf(notes.map(({ best }) => best)), found: true };
}

/** The newest note, as it was written. */
export function newestNoteAnswer({ corpus }: Search, input: FactInput, context: AnswerContext): FactAnswer {
  const text = corpus.texts.find(({ kind }) => kind === "note");
  if (!text) return notFoundAnswer(null, input, context);
  return { text: quoteWithDay(text, text.content, context), sources: [text.source], found: true };
}

const ASKED: Partial<Record<Question["kind"], keyof typeof WHAT>> = {
  when: "when",
  where: "where",
  who: "who",
  "how-much": "much",
  last: "last",
  name: "name",
  next: "when",
};

/** Says that no note answers, and names what was asked for. */
export function notFoundAnswer(question: Question | null, { notes }: FactInput, context: AnswerContext): FactAnswer {
  const { language } = context;
  const words = question
    ? [
        ...question.targets.map(({ at }) => question.tokens[at]!.word),
        ...question.wants.filter(({ weight }) => weight > 0.3).map(({ word }) => word),
      ]
    : [];
  const topic = [...new Set(words)].slice(0, 4).join(", ");
  const what = fill(WHAT[question && topic ? (ASKED[question.kind] ?? "about") : "this"][language], { topic });
  const frame = notes.length === 0 ? ABSENT_NONE : notes.length === 1 ? ABSENT_ONE : ABSENT_MANY;
  const text = fill(frame[language], { count: String(notes.length), what });
  return { text: `${text} ${ABSENT_TAIL[language]}`, sources: [], found: false };
}
