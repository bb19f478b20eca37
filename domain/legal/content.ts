import { PRODUCT_NAME } from "../brand.ts";
import type { Bilingual, Language } from "../language.ts";
import { PRIVACY } from "./content.privacy.ts";
import { TERMS } from "./content.terms.ts";
import type { LegalCondition, LegalDocument } from "./document.ts";

export type LegalDocumentName = "privacy" | "terms";

export const LEGAL_DOCUMENTS: Record<LegalDocumentName, LegalDocument> = { privacy: PRIVACY, terms: TERMS };

/** Facts about an installation that the texts depend on. */
export interface LegalFacts {
  /** The operator's name; empty if not configured. */
  readonly operator: string;
  /** The address for questions and requests. */
  readonly email: string;
  readonly database: "embedded" | "postgres";
  /** Whether a language model server is configured. */
  readonly model: boolean;
  /** Whether user text is searched by meaning through a model. */
  readonly embeddings: boolean;
  /** Whether recordings are transcribed. */
  readonly transcription: boolean;
}

/** The conditions that are true of an installation. */
function legalConditions(facts: LegalFacts): ReadonlySet<LegalCondition> {
  return new Set([
    facts.database,
    facts.model ? "model" : "no_model",
    ...(facts.embeddings ? (["embeddings"] as const) : []),
    ...(facts.transcription ? (["transcription"] as const) : []),
  ]);
}

/** Used if the operator's name is not configured. */
const UNNAMED: Bilingual = { it: "chi amministra questo sito", en: "the operator of this site" };

/** A section to display: one language, placeholders filled in, only the paragraphs that apply. */
export interface ResolvedLegalSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The text of a legal document in one language, for an installation with these facts. */
export function legalText(name: LegalDocumentName, language: Language, facts: LegalFacts): ResolvedLegalSection[] {
  const holds = legalConditions(facts);
  const operator = facts.operator || UNNAMED[language];
  const values = new Map([
    ["{product}", PRODUCT_NAME],
    ["{operator}", operator],
    ["{email}", facts.email],
  ]);
  const opening = operator.charAt(0).toLocaleUpperCase(language) + operator.slice(1);
  const fill = (text: string) =>
    text.replaceAll(/(^|[.!?] )?(\{\w+\})/g, (_, start: string | undefined, placeholder: string) =>
      start !== undefined && placeholder === "{operator}" && !facts.operator
        ? start + opening
        : (start ?? "") + (values.get(placeholder) ?? placeholder),
    );

  return LEGAL_DOCUMENTS[name].sections.map((section) => ({
    id: section.id,
    title: fill(section.title[language]),
    paragraphs: section.paragraphs
      .filter((paragraph) => paragraph.when === undefined || holds.has(paragraph.when))
      .map((paragraph) => fill(paragraph[language])),
  }));
}
