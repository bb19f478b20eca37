import type { Language } from "#domain/language.ts";
import { toSecondPersonEn } from "./second-person.en.ts";
import { toSecondPersonIt } from "./second-person.it.ts";

/** Turns a first-person clause into the second person; null if uncertain. */
export function toSecondPerson(clause: string, language: Language, name = ""): string | null {
  return language === "it" ? toSecondPersonIt(clause, name) : toSecondPersonEn(clause);
}
