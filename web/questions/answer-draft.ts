import type { SaveAnswersInput, StoredAnswers } from "#domain/answers.ts";
import { writeDraft } from "#web/forms/draft.ts";

/** The answers that others began from; null where there was none. */
export type BaseAnswers = Record<string, string | null>;
/** Draft key of the bases that belong to a draft of answers. */
export const baseKey = (draftKey: string) => `${draftKey}:base`;

/** Deletes this tab's draft of answers and what they began from. */
export function dropAnswerDraft(draftKey: string): void {
  for (const key of [draftKey, baseKey(draftKey)]) writeDraft(key, "");
}

/** A request's body: answers, and only their own bases. */
export function answersBody(answers: StoredAnswers, base: BaseAnswers): SaveAnswersInput {
  const own = Object.entries(base).filter(([key]) => key in answers);
  return { answers, base_answers: Object.fromEntries(own) };
}
