import type { Language } from "#domain/language.ts";

/** Shorter wordings with the same meaning. */
const TIGHTER: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/ because (?=(?:my|i|we|the|our|it|he|she|they|there)\b)/gi, ", "],
    [/\bI(?:'m| am) (?:so |very )?sorry,? (?:but |that )?/g, "Sorry, "],
    [/ on (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, " "],
    [/^could we (?:please )?(?:do|make it|have it|meet|move it to) (.{2,40}?) instead(?: please)?\?/i, "$1 instead?"],
    [/^(?:could|would|can) you (?:please |maybe )?(?:be able to |possibly )?/i, "Can you "],
    [/^would it be (?:possible|okay|ok|all right) (?:for us |for me )?to /i, "Can we "],
    [/\bI (?:would|'d) like to (?:ask (?:you )?(?:if|whether)|know (?:if|whether)) /gi, ""],
    [/^I (?=(?:can't|won't|couldn't)\b)/, ""],
    [/\bat the moment\b/gi, "now"],
    [/\bin order to\b/gi, "to"],
    [/\blet me know (?:if|whether) that works for you\b/gi, "does that work?"],
  ],
  it: [
    [/ (?:perché|siccome|visto che|dato che) (?=\p{L})/gu, ", "],
    [/(?<!\p{L})non posso (?:venire|esserci|vederti|vedervi|uscire)(?=,)/giu, "non posso"],
    [/(?<!\p{L})(?:mi dispiace(?: tanto)?|sono spiacente),? (?:ma |che )?/giu, "scusa, "],
    [/^possiamo (?:fare|spostarlo a|vederci) /i, "facciamo "],
    [/^(?:potresti|riusciresti a|ti andrebbe di) (?:per favore )?/i, "puoi "],
    [/^vorrei (?:chiederti se|sapere se) /i, ""],
    [/(?<!\p{L})in questo momento(?!\p{L})/giu, "ora"],
    [/(?<!\p{L})per favore, /giu, ""],
  ],
};

/** Shortens the sentences of a message where possible. */
export function tighten(body: readonly string[], language: Language): string[] {
  return body.map((sentence) => TIGHTER[language].reduce((text, [match, by]) => text.replace(match, by), sentence));
}
