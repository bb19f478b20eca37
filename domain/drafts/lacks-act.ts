import type { Language } from "#domain/language.ts";

/** Patterns for an act in a request, and in a message that performs it. */
const ACTS: Record<Language, readonly (readonly [RegExp, RegExp])[]> = {
  en: [
    [/\b(?:thank(?!s\b)|say(?:ing)? thanks?\b)/i, /thank|grateful|apprecia|cheers/i],
    [/\b(?:apologi[sz](?:e|ing)|say(?:ing)? sorry)\b/i, /sorry|apolog|forgive/i],
    [/\bcongratulate\b/i, /congrat|well done|happy|proud|delighted|great news/i],
    [/\bcondolences?\b/i, /sorry|condolence|thinking of|thoughts/i],
    [/\b(?:decline|turn(?:ing)? down|say(?:ing)? no|refuse)\b/i, /n't|\bnot\b|\bno\b|unfortunately|afraid|declin/i],
    [/\bcancel\b/i, /cancel|n't|\bnot\b|\boff\b|unfortunately/i],
    [/\bbirthday (?:message|card|text|wish|note)/i, /birthday|happy|congrat/i],
  ],
  it: [
    [/(?<!\p{L})(?:ringrazia|un grazie|dire grazie|di' grazie)/iu, /grazie|ringrazi|grat[oa]|riconoscen/i],
    [/(?<!\p{L})(?:scusarmi|chied\p{L}+ scusa|scusami con)/iu, /scus|dispiac|perdon|mortificat/i],
    [
      /(?<!\p{L})(?:congratulati|fa\p{L}* (?:le |i )?(?:congratulazioni|complimenti))/iu,
      /congratul|compliment|brav|felic|content/i,
    ],
    [/(?<!\p{L})condoglianze(?!\p{L})/iu, /condoglian|dispiac|vicin|pens/i],
    [/(?<!\p{L})fa\p{L}* (?:gli |tanti )?auguri(?!\p{L})/iu, /augur|buon|felic|compliment|congratul/i],
    [
      /(?<!\p{L})(?:(?:dire|di'|dirle|dirgli|dille|digli) (?:di )?no(?!\p{L})|rifiuta|declina)/iu,
      /(?<!\p{L})(?:non|no|purtroppo|rinunci\p{L}*)(?!\p{L})/iu,
    ],
    [/(?<!\p{L})(?:disdi|annulla)/iu, /disd|annull|non|salta|purtroppo/i],
  ],
};
/** What follows a colon is the message itself. */
const GIVEN = /^[^:?!]{0,80}:\s*\S/;

/** Whether a message lacks the act it was asked for: a thank-you without thanks. */
export function lacksAct(request: string, sentences: readonly string[], greeting: string, language: Language): boolean {
  if (GIVEN.test(request)) return false;
  const text = `${greeting} ${sentences.join(" ")}`;
  return ACTS[language].some(([asked, done]) => asked.test(request) && !done.test(text));
}
