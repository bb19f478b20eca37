import type { Language } from "#domain/language.ts";

/** Sentences and endings for the coach: style wishes, feelings about writing. */
const SENTENCE: Record<Language, RegExp> = {
  it: /^(?:(?:del |facciamo |tono |scritto |in |con |ma |però |e |per piacere |grazie |va bene |(?:io )?(?:gli|le) do del |(?:ci|noi ci) (?:diamo|damo) del |da(?:gli|lle) del )*(?:lei|tu|voi)(?: (?:da|per) \p{L}+)?|(?:io )?(?:gli|le) do del (?:lei|tu|voi).*|ci diamo del (?:lei|tu|voi).*|.{0,24}(?:del|facciamo|va bene il|al) lei(?:,? (?:per piacere|per favore|grazie))?|(?:con |in )?tono .*|(?:ma |però |e )?(?:scritto |mettilo |metilo |scrivilo |fallo )?in italian[o]?(?: però)?|aiuto|aiutami|help|grazie(?: mille)?|per favore|fine|ma con una battuta|(?:ma )?(?:con|senza) (?:garbo|rispetto|tatto|dolcezza|esagerare|essere|fare|sembrare|offender)\p{L}*.*|(?:lei, |tu, )?(?:ma )?(?:fermo|deciso|gentile|educato|breve|corto|leggero|chiaro|dolce|carino|simpatico)(?:,? (?:e |ma )?\p{L}+)?|non so (?:come|cosa|che|da dove).*|(?:me l[ao]|mi) scrivi(?: tu)?|come (?:la|lo|glielo|gliela) (?:metto|dico|scrivo|spiego)|(?:di)?glielo(?: tu)?|(?:che |cosa |che cosa )(?:gli|le) (?:scrivo|dico|rispondo)|(?:metti|fa|rendi|scrivi)\p{L}* tutto più .*|mettilo .*|(?:ma )?non farl[oa] (?:arrabbiare|preoccupare)|vorrei dirglielo.*|(?:devo|voglio|vorrei|dovrei) (?:scriver|risponder|dir)(?:gli|le|glielo)|(?:no,? )?aspetta,? scrivilo tu|due righe|scrivilo (?:tu|bene).*)[.?!…\s]*$/iu,
  en: /^(?:(?:please |but |just |and )?(?:make|keep) it \w+(?:,? (?:and|but)? ?\w+){0,3}|(?:not |nothing )(?:nasty|too|heavy|aggressive|pushy|advice|dramatic|cheesy|formal)\b[^,]*(?:, but \w+)?|i(?:'d like| want| need) (?:a|an|some) (?:\w+ )?(?:message|text|note|letter|words) (?:to|for) (?:my|our|the) [\w' ]+|(?:just )?(?:kind|gentle|calm|friendly|warm|polite|firm|short|light|casual|formal|neutral|funny|flat|brief|sincere|simple)(?:(?:,| and| but|, but| not) (?:not )?(?:too )?\w+)*|(?:please )?(?:word|phrase|write) it (?:so|like|as if|nicely|well|for me|would you|kindly).*|(?:can you )?(?:turn|make) (?:that|this|it) (?:into|sound)\b.*|please help(?: me)?|help|thanks|thank you|cheers|please|okay|ok|no idea how.*|i don't know (?:how|what).*|go for it|so what do i (?:say|write|send)|what do i (?:say|send|write|text)(?: (?:him|her|them))?|how (?:would|do|should|can) i (?:say|put|word|phrase) (?:it|that|this)(?: to (?:him|her|them))?|would you(?: mate)?|(?:i )?want to text (?:him|her|them)|please say the right thing|and i mean it please|i'm not going to lecture|i feel sick|blame work|(?:can you )?(?:turn|make) (?:that|this) (?:in)?to a message.*|make that a message|should i (?:text|write|message) .*|i'd love a few lines.*|i want to plan the words|(?:and |, )?would you|dictating this so sorry|love from the coach)[.?!…\s]*$/i,
};

const TAIL: Record<Language, RegExp> = {
  it: /(?:[,;]|(?<=[\p{L}\d])) (?:(?:ma|però|e|che) )*(?:(?:dillo|dijelo|dilo|scrivilo|mettilo|fallo|metilo|scrivila|falla)(?: (?:tu|giù|pure))? (?:bene|meglio|carin\p{L}+|leggero|gentile|tu|in|con|più|simpatico|dolce)[^.,;:]*|(?:con|co) (?:na |una |un po' di )?(?:battuta|garbo|tatto|gentilezza|dolcezza|ironia|delicatezza|rispetto)(?: ma \p{L}+)?|senza (?:fare|sembrare|essere|risultare|litigare|offender(?:la|lo)|che (?:si offenda|sembri))(?:(?! se | che )[^.,;:?])*|che (?:mi|me) vergogno|in modo (?:gentile|carino|educato|simpatico)|(?:in )?italiano però|gentilmente|fine|(?:ci diamo|gli do|le do) del (?:tu|lei|voi)[^.,;:]*)(?=[.?!]?$)/iu,
  en: /(?:[,;]|(?<=\w)) (?:but |and |, )*(?:nicely|kindly|gently|politely|in a (?:\w+ ){1,3}way|not nasty.*|(?:but )?(?:less|more) (?:cheesy|formal|romantic|direct)|without (?:sounding|being|falling out|hurting|offending|making|saying it'?s because|starting|causing)[^.,;:?]*|would you(?: mate| please)?|make it \w+|word it (?:nicely|well)|don't want to (?:fall out|upset|offend|hurt)[^.,;:]*|(?:do )?not (?:too )?(?:pushy|heavy|aggressive|formal|dramatic)|go for it|lol)(?=[.?!]?$)/iu,
};

const LEI =
  /(?<!\p{L})(?:(?:do|dare|dia|diamo|diamoci|dagli|dalle) del (?:lei|voi)|(?:del|facciamo|al|il) lei)(?!\p{L})|(?:^|[.?!,] ?)(?:tono \p{L}+, )?lei(?:, [\p{L} ]{3,30})?[.!]?$/iu;
const TU = /(?<!\p{L})(?:do|dare|diamo|diamoci|dagli|dalle) del tu(?!\p{L})/iu;

/** Whether the user says to address them formally or informally; null if neither. */
export function formalityOf(text: string): boolean | null {
  if (TU.test(text)) return false;
  return LEI.test(text.trim()) ? true : null;
}

export function isMeta(sentence: string, language: Language): boolean {
  return SENTENCE[language].test(sentence.trim());
}

export function withoutTail(sentence: string, language: Language): string {
  let bare = sentence
    .replace(/ senza (?:sembrare|essere|risultare|fare) (?:la |il |lo |troppo )?\p{L}+(?= (?:se|che)(?!\p{L}))/iu, "")
    .replace(/ without (?:sounding|being|seeming) (?:too )?\w+(?= (?:if|that|whether)\b)/i, "");
  for (let turn = 0; turn < 3; turn += 1) {
    const next = bare.replace(TAIL[language], "");
    if (next === bare || next.trim().split(" ").length < 2) return bare;
    bare = next;
  }
  return bare;
}
