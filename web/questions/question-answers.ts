import { answerProblem, type StoredAnswers } from "#domain/answers.ts";
import type { ErrorCode } from "#domain/errors.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { shortAnswersSchema, type ShortAnswers } from "#domain/profile/contract.ts";
import type { FlowQuestion } from "./flow-question.ts";

/** Why one cannot go on from a question yet; null if one can. */
export function questionProblem(question: FlowQuestion, answer: string | undefined): ErrorCode | null {
  if (question.kind !== "choice") return answerProblem(question.kind, answer ?? "");
  return question.options.some(({ value }) => value === answer) ? null : "answer_required";
}

/** Index of the first question without an answer that can be stored; -1 when there is none. */
export function firstOpen(questions: readonly FlowQuestion[], answers: StoredAnswers): number {
  return questions.findIndex((question) => questionProblem(question, answers[question.key]) !== null);
}

/** Index of the question on screen for a number from the address (from 1): never past the first open one. */
export function shownIndex(at: number, questions: readonly FlowQuestion[], answers: StoredAnswers): number {
  const open = firstOpen(questions, answers);
  const furthest = open === -1 ? questions.length - 1 : open;
  return Math.min(Math.max(at - 1, 0), furthest);
}

/** The answers to these questions, nothing else. */
export function answersTo(questions: readonly FlowQuestion[], answers: StoredAnswers): StoredAnswers {
  return pick(answers, (key) => questions.some((question) => question.key === key));
}

/** The answers to a short form, by trait. @throws ZodError where one is missing */
export function shortAnswers(items: readonly LikertItem[], answers: StoredAnswers): ShortAnswers {
  return shortAnswersSchema.parse(Object.fromEntries(items.map(({ key, trait }) => [trait, Number(answers[key])])));
}

/** What of a draft the server has not got, as far as is known here; only answers it would take. */
export function unsentAnswers(
  questions: readonly FlowQuestion[],
  draft: StoredAnswers,
  stored: StoredAnswers,
): StoredAnswers {
  return pick(draft, (key, answer) => {
    const question = questions.find((one) => one.key === key);
    return question !== undefined && stored[key] !== answer && questionProblem(question, answer) === null;
  });
}

/** A draft once these answers are stored: what was changed while they were on their way stays in it. */
export function withoutSent(draft: StoredAnswers, sent: StoredAnswers): StoredAnswers {
  return pick(draft, (key, answer) => sent[key] !== answer);
}

/** The answers to questions that the server has none to. */
export function missingFrom(given: StoredAnswers, stored: StoredAnswers): StoredAnswers {
  return pick(given, (key) => stored[key] === undefined);
}

function pick(answers: StoredAnswers, keep: (key: string, answer: string) => boolean): StoredAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([key, answer]) => keep(key, answer)));
}
