import type { Language } from "#domain/language.ts";
import { toSecondPersonEn } from "./second-person.en.ts";
import { toSecondPersonIt } from "./second-person.it.ts";

/** A clause somebody says of themselves, turned to be said to them; null where that is not certain. */
export function toSecondPerson(clause: string, language: Language, name = ""): string | null {
  return language === "it" ? toSecondPersonIt(clause, name) : toSecondPersonEn(clause);
}
