import type { Language } from "#domain/language.ts";

const FACTS: Record<Language, RegExp> = {
  en: /\b(?:because|since) [^.,;?!]+|[€$£] ?\d+(?:[.,]\d+)?|\d+(?:[.,:]\d+)?(?:st|nd|rd|th|am|pm)?(?: ?(?:euros?|pounds|dollars|days|weeks|hours|minutes|%|€))?|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tonight|yesterday|weekend|noon|midnight)\b|(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/giu,
  it: /(?<!\p{L})(?:perché|siccome|visto che) [^.,;?!]+|[€$£] ?\d+|\d+(?:[.,:]\d+)?(?: ?(?:euro|giorni|settimane|ore|minuti|%|€))?|(?<!\p{L})(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|oggi|domani|stasera|ieri|dopodomani)(?!\p{L})|(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/giu,
};

/** Dates, amounts, names and reasons in a text. */
export function requiredIn(text: string, language: Language): string[] {
  const found = [...text.matchAll(FACTS[language])]
    .map(([fact]) => fact.trim())
    .filter((fact) => /\d/.test(fact) || fact.length > 2);
  return [...new Set(found)].filter(
    (fact) =>
      !/^(?:and|the|with|for|che|per|con|and)$/i.test(fact) &&
      (/^\p{Lu}|\d|^[€$£]/u.test(fact) ||
        /day|tomorrow|tonight|week|noon|night|because|since|perché|siccome|visto|ì$|sabato|domenica|oggi|domani|stasera|ieri/i.test(
          fact,
        )),
  );
}
