import type { Bilingual } from "#domain/language.ts";

/**
 * Advice after one answer, by the answer’s score; without texts for 0 those for 1 are used. `[one|other]` is a choice
 * of wording, `{name}` the other person, `{week}` a time within the next days.
 */
export interface AnswerTips {
  readonly 0?: readonly Bilingual[];
  readonly 1: readonly Bilingual[];
  readonly 2: readonly Bilingual[];
  /** For users who avoid disagreements. */
  readonly avoids?: readonly Bilingual[];
}
