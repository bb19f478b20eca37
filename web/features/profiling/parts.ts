import type { StoredAnswers } from "#domain/answers.ts";
import type { OpenItem } from "#domain/choice-item.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { answeredOf, type Answered } from "#domain/progress/answered.ts";

/** A set of questions about a person that is completed as a whole: a personality cluster or a context section. */
export interface Part {
  /** Its name in the URL. */
  name: string;
  kind: "cluster" | "section";
  title: Bilingual;
  lead: Bilingual;
  items: readonly (LikertItem | OpenItem)[];
}

export const CLUSTER_PARTS: readonly Part[] = PERSONA_EXTENDED.map(({ cluster, ...page }) => ({
  ...page,
  name: cluster,
  kind: "cluster",
}));

export const SECTION_PARTS: readonly Part[] = SECTIONS.map(({ section, ...page }) => ({
  ...page,
  name: section,
  kind: "section",
}));

export function answeredPart(part: Part, answers: StoredAnswers): Answered {
  return answeredOf(
    part.items.map(({ key }) => key),
    Object.keys(answers),
  );
}

/** Whether all initial questions about a person have been answered. */
export function isInitialDone(answers: StoredAnswers): boolean {
  return INITIAL.every(({ key }) => answers[key] !== undefined);
}

/** The lead text of a part, with the person's name inserted. */
export function leadOf(part: Part, language: Language, name: string): string {
  return part.lead[language].replaceAll("{name}", () => name);
}

/** Total number of items in several parts. */
export function countItems(parts: readonly { items: readonly unknown[] }[]): number {
  return parts.reduce((sum, { items }) => sum + items.length, 0);
}

/** Key of this tab's draft of unsent answers to a part about a person. */
export function draftKeyOf(personaId: string, part: string): string {
  return `profiling:${personaId}:${part}`;
}
