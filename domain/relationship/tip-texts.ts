import type { Bilingual } from "#domain/language.ts";

/**
 * Advice after one answer, by that answer’s score. Without texts for 0 those for 1 serve. `[one|other]` is a choice of
 * wording, `{name}` the other person, `{week}` a time within the next days.
 */
export interface AnswerTips {
  readonly 0?: readonly Bilingual[];
  readonly 1: readonly Bilingual[];
  readonly 2: readonly Bilingual[];
  /** After the answer of those who avoid a disagreement. */
  readonly avoids?: readonly Bilingual[];
}
