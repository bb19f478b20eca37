import type { Language } from "#domain/language.ts";
import { TONES } from "./content.drafts.ts";
import type { Tone } from "./draft-types.ts";

const EN_ADJECTIVE =
  "(?:very |really |a bit |quite |not too |super )?(?:short|brief|warm|friendly|polite|formal|informal|casual|firm|professional|light|lighthearted|funny|sweet|gentle|kind|neutral|simple|heartfelt|sincere|calm|cheerful|relaxed|playful|respectful|diplomatic)";
const EN_ADVERB =
  "(?:very |really )?(?:nicely|politely|kindly|gently|firmly|warmly|formally|briefly|calmly|professionally|casually|respectfully|diplomatically|tactfully)";
const IT_ADJECTIVE =
  "(?:molto |un po' |abbastanza |non troppo )?(?:brev|cort|gentil|affettuos|formal|informal|caloros|dolc|simpatic|legger|educat|ferm|decis|semplic|carin|professional|sciolt|amichevol|cordial|sincer|tranquill|calm|pacat|scherzos|spiritos|rispettos|diplomatic)[oaei]";

const STYLE: Record<Language, RegExp> = {
  en: new RegExp(
    `(?:^|[.,;!?-] *|\\s)(?:(?:and|but|please|pls) )*(?:(?:make|keep) (?:it|the message|this|that) ((?:(?:a (?:bit|little) |more |less |very |really |sound |not too |nice and |as )*(?:short|brief|warm|friendl|polite|formal|informal|casual|professional|kind|nice|sweet|funny|light|gentle|firm|simple|personal|heartfelt|honest|clear|direct|cheerful|calm|low-key|civil|neutral)\\w*(?:,? (?:and|but) (?:not too )?\\w+)*(?: please)?))|(?:in an?|with an?) ((?:\\w+ ){1,4}(?:way|tone|manner))|(not too (?:formal|long|pushy|harsh|cold|emotional|serious|dramatic|casual)|nothing too \\w+|${EN_ADJECTIVE}(?: (?:and|but) ${EN_ADJECTIVE})? (?:please|pls)|${EN_ADVERB}(?:(?: and| but|,) ${EN_ADVERB})*|without (?:sounding|being|seeming|coming across as) (?:too |so )?\\w+(?: or (?:too )?\\w+)?|(?<=[.,;–-] *)${EN_ADJECTIVE}(?:(?: and| but|,) (?:also )?${EN_ADJECTIVE})*(?= *[.]?$)|(?<=^(?:please |can you |could you )?(?:write|draft|text|message|email|send|make|a|an)\\b[^.,;:]{0,60}[,;–-] *)${EN_ADJECTIVE}(?:(?: and| but|,) (?:also )?${EN_ADJECTIVE})*(?= *[.,;])))(?=$|[.,;!?:]| (?:that|saying|to say|asking|if|whether|to|for|about)\\b)`,
    "i",
  ),
  it: new RegExp(
    `(?:^|[.,;!?-] *|\\s)(?:(?:e|ma|per favore) )*(?:(?:fallo|falla|tienilo|tienila|che sia|deve essere) ((?:un po' |più |meno |molto |non troppo )*(?:brev|cort|gentil|affettuos|formal|informal|calor|dolc|simpatic|legger|educat|ferm|semplic|carin|professional|sciolt)\\p{L}+(?: (?:e|ma) (?:non troppo )?\\p{L}+)*)|(?:in modo|in maniera|con (?:un )?tono|con) ((?:\\p{L}+ ){0,2}(?:gentile|educat[oa]|formale|informale|affettuos[oa]|caloros[oa]|scherzos[oa]|legger[oa]|ferm[oa]|decis[oa]|carin[oa]|amichevole|dolcezza|gentilezza|garbo|educazione|tatto))|(senza essere (?:troppo )?\\p{L}+|senza (?:sembrare|risultare) (?:troppo )?\\p{L}+|non troppo (?:formale|lungo|freddo|serio|sdolcinato)|gentilmente|educatamente|cortesemente|dando(?:gli|le) del (?:lei|tu)|dagli del (?:lei|tu)|dalle del (?:lei|tu)|(?<=[.,;–-] *)${IT_ADJECTIVE}(?:(?: e| ma|,) (?:anche )?${IT_ADJECTIVE})*(?= *[.]?$)|(?<=^(?:per favore |mi |puoi )?(?:scriv|mand|prepar|messaggi|mail|bigliett|due righe)[^.,;:]{0,60}[,;–-] *)${IT_ADJECTIVE}(?:(?: e| ma|,) (?:anche )?${IT_ADJECTIVE})*(?= *[.,;])))(?=$|[.,;!?:]| (?:che|dicendo|chiedendo|per|a|ad|al|alla|ai|agli|alle|se|di)(?!\\p{L})| all')`,
    "iu",
  ),
};

const REQUEST: Record<Language, RegExp> = {
  en: /(?:^|(?<=[.!?] ))(?:(?:can|could|would|will) you |please |pls |help me (?:to )?|i (?:want|need|have|would like|'d like) (?:you )?to |so |now |ok |how (?:do|can|should) i )*(?:write|draft|text|tell|word|phrase|compose|message|send|email|ask|thank|invite|say sorry|apologi[sz]e|remind|reply|respond|answer|what (?:do|should|can|could) i (?:say|reply|write|answer|respond|text))\b/i,
  it: /(?:^|(?<=[.!?] ))(?:(?:mi |me lo |glielo )?(?:puoi|potresti|riesci a|vorrei|voglio|devo|mi aiuti a|aiutami a|allora|ok|ora|per favore|adesso) )*(?:scriv|prepar|mand|di(?:gli|lle|rgli|rle|cendo|glielo|gliela|glieli)(?!\p{L})|d(?:i|ì)(?= a)|chied|fammi|fagli|butta|formul|rispon|cosa (?:rispondo|scrivo|dico|gli|le)|come (?:glielo|gli|le|lo) (?:dico|scrivo|chiedo)|ringrazi|invit|avvis|ricorda|messaggio)/iu,
};

/** “I lost his book, write him …”: context before the request. */
const ASIDE: Record<Language, RegExp> = {
  en: /(?<=^(?!(?:please |pls |can you |could you )*(?:write|text|tell|message|send|draft|ask|email|reply|say|let)\b)[^.!?:"]{12,160}), (?:so )?(?=(?:please |pls |can you |could you )*(?:(?:write|message|send|draft|email) (?:him|her|them|to|a|an|my|something)|(?:text|message|email) (?:my|the|our|him|her|them)|(?:tell|ask) (?:him|her|them))\b)/i,
  it: /(?<=^(?!(?:per favore |puoi |mi |potresti )*(?:scriv|mand|d(?:i'|ì|igli|ille|i) |chied|prepar|rispond|fa|invit|ringrazi))[^.!?:"]{10,160}),? (?:e )?(?:quindi |perciò )?(?=(?:per favore |puoi )?(?:scriv(?:igli|ile|i)|manda(?:gli|le)|avvisa(?:lo|la)?) ?(?!\p{L}))/iu,
};

export interface Styled {
  /** The request without style wishes and context. */
  text: string;
  tones: Tone[];
  /** What was told before the request. */
  context: string;
}

export function styleOf(text: string, language: Language): Styled {
  const tones: Tone[] = [];
  let bare = text;
  for (let turn = 0; turn < 4; turn += 1) {
    const found = STYLE[language].exec(bare);
    if (!found) break;
    const wish = found[1] ?? found[2] ?? found[3] ?? "";
    const no = /^(?:not too|nothing too|senza essere|non troppo)/i.test(wish);
    for (const [match, tone] of TONES[language])
      if (match.test(wish) || match.test(found[0])) tones.push(no && tone === "formal" ? "casual" : tone);
    bare =
      `${bare.slice(0, found.index)}${/^[.!?]/.test(found[0]) ? "." : ""}${bare.slice(found.index + found[0].length)}`.trim();
  }
  bare =
    ASIDE[language].test(bare) && !REQUEST[language].exec(bare)?.index ? bare.replace(ASIDE[language], ". ") : bare;
  const request = REQUEST[language].exec(bare);
  const before = request ? bare.slice(0, request.index).trim() : "";
  if (!request || !/[.!?]$/.test(before) || before.split(" ").length < 3) return { text: bare, tones, context: "" };
  return { text: bare.slice(request.index), tones, context: before };
}
