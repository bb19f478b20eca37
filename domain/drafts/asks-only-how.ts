import type { Language } from "#domain/language.ts";
import { normalizeQuotes } from "./repair-typing.ts";
import { sentencesOf } from "./frame-text.ts";
import { REQUESTS } from "./variants.ts";

/** Asks what to say to somebody, without saying what. */
const HOW: Record<Language, RegExp> = {
  en: /^(?:(?:so|and|but|ok|now|well) )*(?:(?:what|how) (?:do|should|can|could|would|shall|might|to|does) ?(?:i|we|you|one)? ?(?:even |best |ever |possibly |now )*(?:say|tell|reply|answer|respond|write|text|send|put|deal|handle|react|word|phrase|do|go)|what(?:'s| is) (?:the|a) (?:best |right |good |nice )?(?:way|thing|answer|reply))(?: (?:(?:to|with|about) )?(?:him|her|them|it|this|that|back|now|next time|next|then|to|in|nicely|say|tell|reply|answer|without|my \p{L}+(?: in law)?|\p{Lu}\p{L}+)(?!['\p{L}]))*(?: (?:to |if |when |that |without )(?!(?:i|we|my|our|say|tell|ask|let|thank|invite|reply|answer|express)\b)[^.,:]*)?[?.! ]*$/iu,
  it: /^(?:(?:e|ma|allora|quindi|ok) )*(?:che cosa|cosa|che|come) (?:(?:gli|le|ci|lo|la|glielo|gliela|glieli|si|mi|posso|potrei|dovrei|devo|faccio a|fare per) ?)*(?:dico|dire|dirgli|dirle|dirglielo|dirlo|rispondo|rispondere|rispondergli|risponderle|scrivo|scrivere|scrivergli|scriverle|faccio|fare|comportarmi|metto|spiego|spiegarglielo|dirgliela|glielo dico)(?: (?:a (?:lui|lei|loro|\p{Lu}\p{L}+|mi[oa] \p{L}+)|la prossima volta|adesso|ora|bene|poi))*(?: senza [^.,:]*)?[?.! ]*$/iu,
};

/** About somebody, not to somebody. */
const TOLD: Record<Language, RegExp> = {
  en: /^(?!(?:i|i'm|i've|i'd|im|we|we're|our)\b)(?:he|she|they|my (?:\w+'s )?\w+(?: in law)?|the \w+|\p{Lu}\p{L}+)(?:'s)? (?!(?:is|are) (?:on|at) \d)\p{L}+/iu,
  it: /^(?!(?:io|noi|non posso|non vengo|ho|sono)(?!\p{L}))(?:lui|lei|loro|la mia|il mio|mi[oa]|la|il|l'|\p{Lu}\p{L}+)(?!\p{L}*\d) ?\p{L}+ .*(?<!\p{L})(?:ha|è|vuole|dice|fa|continua|non|si|mi|ci|vorrebbe|pretende|insiste|commenta|critica)(?!\p{L})/iu,
};
const FIRST_IT =
  /(?<!\p{L})(?:non (?:posso|vengo|voglio|ce la faccio|riesco)|vorrei (?:che|dir)|voglio dir|devo dir)(?!\p{L})/iu;
const COMPLAINS: Record<Language, RegExp> = {
  en: /^(?:(?:way|far|just) )?too (?:long|much)[,.;! ]+(?:did ?n'?o?t|didnt|won'?t|not) read\b/i,
  it: /^troppo lung[oa](?=[,.;!]| non)/iu,
};

/** “too long, didn't read”, about what the coach wrote. */
export const complainsOfLength = (text: string, language: Language): boolean =>
  COMPLAINS[language].test(normalizeQuotes(text));

/**
 * Whether a text asks how to say something without giving it: “What should I reply?”, alone or after a story about the
 * other person, which a message would only tell them again.
 */
export function asksOnlyHow(text: string, language: Language): boolean {
  if (COMPLAINS[language].test(text)) return true;
  const all = sentencesOf(text);
  const last = all.at(-1) ?? "";
  if (!HOW[language].test(last.trim())) return false;
  const before = all.slice(0, -1);
  if (before.length === 0) return true;
  if (before.some((one) => REQUESTS[language].test(one) || (language === "it" && FIRST_IT.test(one)))) return false;
  return TOLD[language].test(before[0]!.trim());
}
