import { nameInText } from "#domain/coaching/clean.ts";
import { answerBy } from "./answer-by-kind.ts";
import { notFoundAnswer } from "./answer-notes.ts";
import { rankedAnswer, withDoubt } from "./answer-ranked.ts";
import { nameVariants, corpusOf, nameWords } from "./corpus.ts";
import { dayIn } from "./days.ts";
import type { FactAnswer, FactInput } from "./fact-types.ts";
import { aliasesOf, type Search } from "./find.ts";
import { readQuestion } from "./question.ts";
import type { AnswerContext } from "./say.ts";

export { asksFact } from "./asks.ts";
export { comingEvents } from "./coming.ts";

export type { FactAnswer, FactInput } from "./fact-types.ts";

/** Answers a question from what the user wrote, and from nothing else. */
export function answerFact(input: FactInput): FactAnswer {
  const context: AnswerContext = {
    language: input.language,
    today: dayIn(input.now, input.time_zone),
    name: nameInText(input.persona.name, input.language),
  };
  try {
    const search = searchFor(input);
    const answer = answerBy(search, input, context);
    return answer.found ? withDoubt(search, answer, context) : rankedAnswer(search, answer, context);
  } catch {
    // A bug that an unforeseen text triggers must not end the conversation.
    return notFoundAnswer(null, input, context);
  }
}

/** Parses the question and the notes. */
export function searchFor(input: FactInput): Search {
  const today = dayIn(input.now, input.time_zone);
  const corpus = corpusOf(input);
  const persona = nameVariants(nameWords(input.persona.name), corpus.names);
  const isMet = (keys: readonly string[]) =>
    corpus.passages.some(({ index }) => keys.some((key) => index.keys.has(key)));
  const question = readQuestion(input.question, persona, corpus.names, isMet, today);
  return { corpus, question, persona, aliases: aliasesOf(corpus, persona), today };
}
