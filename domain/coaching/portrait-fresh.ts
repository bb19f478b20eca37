import type { Bilingual, Language } from "#domain/language.ts";

/** Minimum length, in characters, of a part that identifies its template. */
const MIN_PART = 10;

/** The parts of a template common to all its wordings. */
function fixedParts(template: string): string[] {
  return template
    .split(/\[[^\]]*\]|(?:(?:di|a|da|su|in) )?\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length >= MIN_PART);
}

/** Whether one of these texts was made from the template. */
export function isTemplateUsed(said: readonly string[], template: string): boolean {
  const parts = fixedParts(template);
  return parts.length > 0 && said.some((text) => parts.every((part) => text.includes(part)));
}

/** The templates not used in any of the recent texts. */
export function unusedTemplates<T extends Bilingual>(
  templates: readonly T[],
  said: readonly string[],
  language: Language,
): T[] {
  return said.length === 0 ? [...templates] : templates.filter((one) => !isTemplateUsed(said, one[language]));
}
