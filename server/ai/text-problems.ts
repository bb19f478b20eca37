import type { Language } from "#domain/language.ts";
import { isWrittenIn } from "./language-check.ts";

/** Words a text may have; outside of these it is written anew. */
export type Lengths<T> = Record<keyof T, readonly [least: number, most: number]>;

/** What is wrong with texts that a model wrote, in words for the model; empty when nothing is. */
export function textProblems<T extends Record<string, string>>(
  value: T,
  lengths: Lengths<T>,
  language: Language,
): string[] {
  const wrong = [];
  for (const [field, [least, most]] of Object.entries(lengths)) {
    const count = (value[field] ?? "").split(/\s+/).filter(Boolean).length;
    if (count < least || count > most) wrong.push(`${field} has ${count} words; ${least} to ${most} are allowed.`);
  }
  const all = Object.values(value).join(" ");
  if (!isWrittenIn(all, language)) wrong.push(`It is not written in ${language === "it" ? "Italian" : "English"}.`);
  if (hasMarkup(all)) wrong.push("It holds links or markup.");
  return wrong;
}

/** Links, images and HTML, which nothing that a model writes may hold. */
export function hasMarkup(text: string): boolean {
  return /!?\[[^\]]*\]\(|https?:|<\/?[a-z]/i.test(text);
}
