import { z } from "zod";
import { CHOICE_LETTERS } from "./choice-item.ts";
import type { ErrorCode } from "./errors.ts";
import { cleanText } from "./text.ts";

/** Longest answer in one's own words, in UTF-16 units. */
export const ANSWER_MAX = 2000;

/** Longest key of a question. */
export const QUESTION_KEY_MAX = 80;

/** The kind of a stored answer: agreement "1" … "5", an option's letter, or free text. */
export type AnswerKind = "likert" | "choice" | "text";

/** Without NUL, well-formed, trimmed. */
export function cleanAnswer(answer: string): string {
  return cleanText(answer).trim();
}

/** Why an answer cannot be stored; null if it can, once cleaned. `kind` is undefined for an unknown question. */
export function answerProblem(kind: AnswerKind | undefined, answer: string): ErrorCode | null {
  const clean = cleanAnswer(answer);
  if (kind === undefined) return "question_unknown";
  if (kind === "likert") return /^[1-5]$/.test(clean) ? null : "answer_required";
  if (kind === "choice") return (CHOICE_LETTERS as readonly string[]).includes(clean) ? null : "answer_required";
  if (clean === "") return "answer_text_required";
  return clean.length > ANSWER_MAX ? "answer_too_long" : null;
}

/** More than the longest questionnaire has. */
const ANSWERS_PER_REQUEST = 60;

/** Question key → answer; a Likert answer is its number as a string. */
export const storedAnswersSchema = z.record(
  z.string().min(1).max(80),
  z.string().max(ANSWER_MAX + 1000, "answer_too_long"),
);
export type StoredAnswers = z.infer<typeof storedAnswersSchema>;

/** One or more answers to store; answers under other keys are not changed. */
export const saveAnswersSchema = z.object({
  answers: storedAnswersSchema.refine((answers) => {
    const count = Object.keys(answers).length;
    return count > 0 && count <= ANSWERS_PER_REQUEST;
  }, "answer_required"),
  base_answers: z
    .record(
      z.string().min(1).max(QUESTION_KEY_MAX),
      z
        .string()
        .max(ANSWER_MAX + 1000)
        .nullable(),
    )
    .optional()
    .describe(
      "The answers these began from, null where there was none. If one has changed since and would be replaced, " +
        "nothing is stored and the answer is 409 `changed_elsewhere` with the stored answers as `current`.",
    ),
});
export type SaveAnswersInput = z.output<typeof saveAnswersSchema>;
