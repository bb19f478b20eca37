import type { Bilingual } from "../language.ts";

/** The condition under which a paragraph applies to an installation. */
export const LEGAL_CONDITIONS = ["embedded", "postgres", "model", "no_model", "embeddings", "transcription"] as const;
export type LegalCondition = (typeof LEGAL_CONDITIONS)[number];

/** May contain `{product}`, `{operator}` and `{email}`. Without `when` it always applies. */
export interface LegalParagraph extends Bilingual {
  readonly when?: LegalCondition;
}

export interface LegalSection {
  readonly id: string;
  readonly title: Bilingual;
  readonly paragraphs: readonly LegalParagraph[];
}

/** A legal text. The Italian version is the binding one; the English one is a courtesy translation. */
export interface LegalDocument {
  readonly version: string;
  /** Day of the last change, YYYY-MM-DD. */
  readonly updated: string;
  readonly title: Bilingual;
  readonly sections: readonly LegalSection[];
}
