import { z } from "zod";
import { CHOICE_LETTERS } from "./choice-item.ts";
import type { ErrorCode } from "./errors.ts";
import { cleanText } from "./text.ts";

/** Longest answer in one's own words, in UTF-16 units. */
export const ANSWER_MAX = 2000;

/** Longest key of a question. */
export const QUESTION_KEY_MAX = 80;

/** What may be stored for a question: an agreement "1" … "5", a letter, or a text. */
export type AnswerKind = "likert" | "choice" | "text";

/** The answer as it is to be stored: without NUL, well-formed, trimmed. */
export function cleanAnswer(answer: string): string {
  return cleanText(answer).trim();
}

/** Why an answer cannot be stored for its question; null if it can, once cleaned. An unknown question has no kind. */
export function answerProblem(kind: AnswerKind | undefined, answer: string): ErrorCode | null {
  const clean = cleanAnswer(answer);
  if (kind === undefined) return "question_unknown";
  if (kind === "likert") return /^[1-5]$/.test(clean) ? null : "answer_required";
  if (kind === "choice") return (CHOICE_LETTERS as readonly string[]).includes(clean) ? null : "answer_required";
  if (clean === "") return "answer_text_required";
  return clean.length > ANSWER_MAX ? "answer_too_long" : null;
}

/** A request may hold as many answers as the longest questionnaire, and some more. */
const ANSWERS_PER_REQUEST = 60;

/** Stored key → answer; a Likert answer is its number as a text. */
export const storedAnswersSchema = z.record(
  z.string().min(1).max(80),
  z.string().max(ANSWER_MAX + 1000, "answer_too_long"),
);
export type StoredAnswers = z.infer<typeof storedAnswersSchema>;

/** Answers to keep, one or many: those given replace what is stored under their keys, all others stay. */
export const saveAnswersSchema = z.object({
  answers: storedAnswersSchema.refine((answers) => {
    const count = Object.keys(answers).length;
    return count > 0 && count <= ANSWERS_PER_REQUEST;
  }, "answer_required"),
});
export type SaveAnswersInput = z.output<typeof saveAnswersSchema>;
