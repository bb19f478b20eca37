import type { Language } from "#domain/language.ts";
import { normalizeQuotes } from "./repair-typing.ts";

/** Words about how a message reads, or about its parts. */
const OF_WORDING: Record<Language, RegExp> = {
  en: /\b(?:(?:you )?(?:made|make|makes) (?:it|me|him|her|this) (?:sound|look|seem)|(?:it|that|this)(?:'s| is)? (?:still )?(?:sounds?|reads?|not quite|doesn'?t (?:sound|feel|read)|a bit (?:much|off))|doesn'?t (?:sound|feel|read) (?:right|like)|something(?:'s| is) off|not (?:quite )?(?:right|it|there)|not (?:really )?(?:me|like me|how i (?:talk|speak|write))|bit much|(?:don'?t|do not|dont) (?:sound|be) (?:so|too|that)|tone|wording|reword|rephrase|rewrite|redo it|try again|another version|(?:first|last|second|middle) (?:sentence|line|bit|part)|the (?:ending|beginning|opening|end bit|start) |call (?:him|her|them) (?!at|on|back|tomorrow|today|later|when|if)\p{L}+$|(?:less|more) \p{L}+(?:-like)?\b)/iu,
  it: /(?<!\p{L})(?:(?:non|nn) (?:mi )?(?:convince|torna|piace|suona|va|è (?:il massimo|quello|da me|roba mia))|(?:mi )?(?:suona|sembra) (?:male|strano|finto|troppo)|(?:il )?tono|riscriv\p{L}*|rif(?:allo|alla|acciamolo|ai)|riprova|un'altra versione|(?:prima|ultima|seconda) (?:frase|riga|parte)|(?:la fine|l'inizio|la chiusura|il finale)(?!\p{L})|chiamal[oa] \p{L}+$|(?:meno|più|piu) \p{L}+|così (?:no|non va)|non (?:è|sono) (?:io|così) )/iu,
};
/** “can you write it so that …”, where “it” is the open draft. */
const OF_IT: Record<Language, RegExp> = {
  en: /^(?:(?:ok|and|but|please|pls|hm+|could|can|would|will|you|u) )*(?:write|make|put|word|phrase|do|turn|say|keep) (?:it|this|that) (?!to\b|down\b)[^:]*$/i,
  it: /^(?:(?:ok|e|ma|per favore|puoi|potresti|riesci a|me) )*(?:scriv(?:il|imel|erl)[oa]|fa(?:ll|mmel)[oa]|mett(?:il|imel)[oa]|rendil[oa]|dill[oa]|l[oa] (?:scrivi|fai|metti|rendi)) [^:]*$/iu,
};
const LONGEST = 16;

/** Whether a short message is about the open draft, even if its wish is not understood. */
export function speaksOfDraft(message: string, language: Language): boolean {
  const text = normalizeQuotes(message);
  if (text.split(" ").length > LONGEST) return false;
  if (OF_IT[language].test(text)) return true;
  return !text.endsWith("?") && OF_WORDING[language].test(text);
}
