import type { StoredAnswers } from "#domain/answers.ts";
import type { Language } from "#domain/language.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import type { Part } from "./section-parts.ts";

export const CLUSTER_PARTS: readonly Part[] = PERSONA_EXTENDED.map(({ cluster, ...page }) => ({
  ...page,
  name: cluster,
  kind: "cluster",
}));

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
