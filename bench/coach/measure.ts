import { TALKS } from "../../cli/sample-talks.ts";
import { composeReply } from "#domain/coaching/reply.ts";
import type { CoachInput, CoachNote } from "#domain/coaching/reply-types.ts";
import { casesOf, NOW } from "../../tests/facts/cases.ts";
import { ENGLISH } from "../../tests/facts/cases.en.ts";
import { ITALIAN } from "../../tests/facts/cases.it.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { median, quantile, type Figure } from "../report.ts";
import { countShared } from "./words-floor.ts";

const NOTES = 200;
const ROUNDS = 6;
const BOUND_MS = 15;
const BOUND_TIMES = 30;
const DAY = 86_400_000;
const WORLDS = { en: ENGLISH, it: ITALIAN };

/** Messages to the coach: questions about facts that are or are not in the notes, and openings of conversations. */
function questionsIn(language: Language): string[] {
  const facts = WORLDS[language].flatMap((world) => casesOf(world).map(({ question }) => question));
  return [...facts, ...TALKS.flatMap(({ lines }) => lines.map((line) => line[language]))];
}

/** Notes about one person over two years, repeated from the worlds' notes until there are enough. */
function notesIn(language: Language): CoachNote[] {
  const texts = WORLDS[language].flatMap(({ notes }) =>
    notes.split("\n").map((line) => line.split(" | ").at(-1) ?? ""),
  );
  const told = texts.filter((text) => text.trim() !== "");
  return Array.from({ length: NOTES }, (_, at) => ({
    id: `note ${at}`,
    content: told[at % told.length]!,
    created_at: new Date(NOW.getTime() - (3.6 * at + 1) * DAY),
  }));
}

function inputOf(language: Language, message: string): CoachInput {
  const notes = notesIn(language);
  return {
    language,
    mode: "conversation",
    message,
    history: [],
    now: NOW,
    time_zone: "UTC",
    user: { name: "Alex", traits: { O: 4, C: 2, E: 3, A: 5, N: 3 } },
    persona: { name: "Marta", context: "friend", age: 34, traits: { O: 5, C: 2, E: 4, A: 5, N: 2 } },
    notes,
    interactions: [],
    records: [],
  };
}

/**
 * The cost of composing an answer of the built-in coach over 200 notes, compared with counting the words that notes and
 * message share. Each call gets new note objects, as in a request, so that caches do not help. Measures CPU time, which
 * other load on the machine does not affect, as the mean over a question's rounds, because its clock is coarse. The
 * percentile is over the questions.
 */
export function measureCoach(): Promise<Figure[]> {
  const ours: number[] = [];
  const floor: number[] = [];
  for (const language of LANGUAGES) {
    const asked = questionsIn(language);
    for (const question of asked) composeReply(inputOf(language, question));
    for (const question of asked) {
      const inputs = Array.from({ length: ROUNDS }, () => inputOf(language, question));
      ours.push(meanOf(inputs, (input) => composeReply(input)));
      floor.push(meanOf(inputs, ({ notes }) => countShared(question, notes)));
    }
  }
  const worst = quantile(ours, 0.99);
  const walk = floor.reduce((sum, ms) => sum + ms, 0) / floor.length;
  return Promise.resolve([
    {
      name: `an answer over ${NOTES} notes, 99th percentile`,
      value: worst,
      unit: "ms",
      bound: { atMost: BOUND_MS },
      detail: `median ${median(ours).toFixed(2)} ms, slowest ${Math.max(...ours).toFixed(1)} ms, ${ours.length} questions`,
    },
    {
      name: "the same, against a walk",
      value: worst / walk,
      unit: "times the floor",
      bound: { atMost: BOUND_TIMES },
      detail: `the walk ${walk.toFixed(2)} ms; at the median ${(median(ours) / walk).toFixed(1)} times`,
    },
  ]);
}

/** CPU milliseconds per call. */
function meanOf(inputs: readonly CoachInput[], work: (input: CoachInput) => unknown): number {
  const begun = process.threadCpuUsage();
  for (const input of inputs) work(input);
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000 / inputs.length;
}
