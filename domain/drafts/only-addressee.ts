import type { Language } from "#domain/language.ts";
import { findAddressee } from "./addressee.ts";

const BEFORE: Record<Language, RegExp> = {
  en: /^(?:(?:it'?s|it is|it should be|it goes|make it)\s+)?(?:to|for)\s+/i,
  it: /^(?:(?:è|sarebbe|fallo|scrivilo)\s+)?(?:a|ad|al|allo|alla|ai|agli|alle|all['’]|per)\s*(?<=[\s'’])/iu,
};

/** Whether a text is nothing but an addressee: “To my husband Tom”, “a mia suocera”. */
export function isOnlyAddressee(text: string, language: Language): boolean {
  const bare = text.trim().replace(/[\s.!?,;:…]+$/, "");
  const before = BEFORE[language].exec(bare)?.[0];
  if (before === undefined) return false;
  const named = bare.slice(before.length).replaceAll("’", "'");
  return findAddressee(named, language)?.length === named.length;
}
