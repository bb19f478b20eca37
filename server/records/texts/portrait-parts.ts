import { INITIAL } from "#domain/profiling/content.initial.ts";
import { PERSONA_QUESTIONS } from "#domain/progress/questions.ts";

/**
 * Groups of questions that a text about a person waits for: a portrait from half a questionnaire would have to be
 * rewritten after the next answer. The four personality clusters are one part, because the scores need all of them.
 */
export const PARTS: readonly (readonly string[])[] = [
  INITIAL.map(({ key }) => key),
  PERSONA_QUESTIONS.clusters.flat(),
  ...PERSONA_QUESTIONS.sections,
  ...PERSONA_QUESTIONS.assessment,
];
