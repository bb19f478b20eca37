const ASKS_HOW =
  "(?:come (?:gli|le|glielo|faccio a|posso|potrei|dovrei) ?(?:dico|dir\\p{L}+|spiego|spiegar\\p{L}+|lascio|lasciar\\p{L}+|parlo|parlar\\p{L}+)|(?:vorrei|voglio|devo|non so come) (?:dir|spiegar|parlar)(?:gli|le)|come (?:lo|la) lascio|how (?:do|can|should|could) i (?:tell|say|explain|break up|end|talk)|(?:don't know|not sure) how to (?:tell|say|break up|end))";
const AIM =
  "(?:senza (?:fargli|farle|far) (?:del )?male(?: a (?:lui|lei))?|senza ferirl[oa]|without (?:hurting|harming) (?:him|her|them))";
/** Not “without hurting her again”, which tells of an earlier time. */
const ENDS = "(?=\\s*(?:[.?!,;…]|$))";
const KIND_AIM = new RegExp(`(?<![\\p{L}])(${ASKS_HOW}(?![\\p{L}])[^.?!\\n]*?),? ${AIM}${ENDS}`, "giu");

/**
 * The text without “without hurting him” at the end of a question how to say something, where the user is the one who
 * wants to hurt nobody. All else is kept, so that danger told beside it is found as before.
 */
export function withoutKindAim(text: string): string {
  const plain = text.replaceAll("’", "'");
  const without = plain.replace(KIND_AIM, "$1");
  return without === plain ? text : without;
}
