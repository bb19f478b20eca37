import type { Bilingual } from "../language.ts";

/** What has to be true of an installation for a paragraph to belong to its text. */
export const LEGAL_CONDITIONS = ["embedded", "postgres", "model", "no_model", "embeddings", "transcription"] as const;
export type LegalCondition = (typeof LEGAL_CONDITIONS)[number];

/** A paragraph may hold `{product}`, `{operator}` and `{email}`. Without `when` it always applies. */
export interface LegalParagraph extends Bilingual {
  readonly when?: LegalCondition;
}

export interface LegalSection {
  readonly id: string;
  readonly title: Bilingual;
  readonly paragraphs: readonly LegalParagraph[];
}

/** A legal text as data. The Italian text is the one that counts; the English one is a courtesy translation. */
export interface LegalDocument {
  readonly version: string;
  /** Day of the last change, YYYY-MM-DD. */
  readonly updated: string;
  readonly title: Bilingual;
  readonly sections: readonly LegalSection[];
}
