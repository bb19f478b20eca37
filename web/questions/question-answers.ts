import { answerProblem, type StoredAnswers } from "#domain/answers.ts";
import type { ErrorCode } from "#domain/errors.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { shortAnswersSchema, type ShortAnswers } from "#domain/profile/contract.ts";
import type { FlowQuestion } from "./flow-question.ts";

/** Error code of an invalid or missing answer; null if the answer is valid. */
export function questionProblem(question: FlowQuestion, answer: string | undefined): ErrorCode | null {
  if (question.kind !== "choice") return answerProblem(question.kind, answer ?? "");
  return question.options.some(({ value }) => value === answer) ? null : "answer_required";
}

/** Index of the first question without a valid answer; -1 if there is none. */
export function firstOpen(questions: readonly FlowQuestion[], answers: StoredAnswers): number {
  return questions.findIndex((question) => questionProblem(question, answers[question.key]) !== null);
}

/** Index of the question to show for a 1-based number from the URL, at most the first open question. */
export function shownIndex(at: number, questions: readonly FlowQuestion[], answers: StoredAnswers): number {
  const open = firstOpen(questions, answers);
  const furthest = open === -1 ? questions.length - 1 : open;
  return Math.min(Math.max(at - 1, 0), furthest);
}

/** Only the answers to these questions. */
export function answersTo(questions: readonly FlowQuestion[], answers: StoredAnswers): StoredAnswers {
  return pick(answers, (key) => questions.some((question) => question.key === key));
}

/** The answers to a short form, by trait. @throws ZodError if one is missing */
export function shortAnswers(items: readonly LikertItem[], answers: StoredAnswers): ShortAnswers {
  return shortAnswersSchema.parse(Object.fromEntries(items.map(({ key, trait }) => [trait, Number(answers[key])])));
}

/** The valid answers of a draft that differ from the stored ones. */
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

/** The draft without the sent answers. Answers changed while the request was in flight stay. */
export function withoutSent(draft: StoredAnswers, sent: StoredAnswers): StoredAnswers {
  return pick(draft, (key, answer) => sent[key] !== answer);
}

/** The given answers to questions without a stored answer. */
export function missingFrom(given: StoredAnswers, stored: StoredAnswers): StoredAnswers {
  return pick(given, (key) => stored[key] === undefined);
}

function pick(answers: StoredAnswers, keep: (key: string, answer: string) => boolean): StoredAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([key, answer]) => keep(key, answer)));
}
