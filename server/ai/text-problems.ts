import type { Language } from "#domain/language.ts";
import { isWrittenIn } from "./language-check.ts";

/** Limits in words. */
export type Lengths<T> = Record<keyof T, readonly [least: number, most: number]>;

/** What is wrong with a model's texts, in words for the model; empty if nothing is. */
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

/** Whether a text contains links, images or HTML, which are refused from models. */
export function hasMarkup(text: string): boolean {
  return /!?\[[^\]]*\]\(|https?:|<\/?[a-z]/i.test(text);
}
