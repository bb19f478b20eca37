import type { Bilingual } from "./language.ts";

export const CHOICE_LETTERS = ["a", "b", "c", "d"] as const;
export type ChoiceLetter = (typeof CHOICE_LETTERS)[number];

/** A question with four options, stored by letter. The options are nominal: they are never scored or averaged. */
export interface ChoiceItem {
  readonly kind: "choice";
  readonly key: string;
  /** Texts and options about another person contain `{name}`. */
  readonly text: Bilingual;
  readonly options: Readonly<Record<ChoiceLetter, Bilingual>>;
}

/** A question answered in one's own words. */
export interface TextItem {
  readonly kind: "text";
  readonly key: string;
  readonly text: Bilingual;
  /** Shown in or under the empty field: an example of an answer. */
  readonly hint?: Bilingual;
}

export type OpenItem = ChoiceItem | TextItem;
