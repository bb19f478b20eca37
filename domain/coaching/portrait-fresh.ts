import type { Bilingual, Language } from "#domain/language.ts";

/** A part of a template shorter than this says nothing about which one it was. */
const TELLING = 10;

/** The parts of a template that are the same in all its wordings. */
function fixedParts(template: string): string[] {
  return template
    .split(/\[[^\]]*\]|(?:(?:di|a|da|su|in) )?\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length >= TELLING);
}

/** Whether one of these texts was written from the template, whatever was put in. */
export function saidIn(said: readonly string[], template: string): boolean {
  const parts = fixedParts(template);
  return parts.length > 0 && said.some((text) => parts.every((part) => text.includes(part)));
}

/** Those that none of the texts said lately was written from. */
export function fresh<T extends Bilingual>(templates: readonly T[], said: readonly string[], language: Language): T[] {
  return said.length === 0 ? [...templates] : templates.filter((one) => !saidIn(said, one[language]));
}
