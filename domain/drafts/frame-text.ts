import type { Language } from "#domain/language.ts";
import type { Gender } from "./draft-types.ts";
import { asOrders } from "./frame-orders.ts";
import { formsOf, isFinite } from "./italian-verbs.ts";

/** The addressee's gender by pronouns such as “lo accompagna lei”. */
export function genderSpoken(text: string, language: Language): Gender | null {
  if (language === "en") return null;
  const she = /(?<!\p{L})(?<!(?:del|al|il|dal) )lei(?!\p{L})/u.test(text);
  const he = /(?<!\p{L})lui(?!\p{L})/u.test(text);
  return she === he ? null : she ? "f" : "m";
}

/** Splits “che A, che B, e che C” into sentences. */
export function splitClauses(text: string): string {
  const last = / e che (?!\p{L}+(?:are|ere|ire) )/iu.test(text);
  const plain = text
    .replace(/,? (?:e|ma) (?:anche )?che (?=anche |anche)/giu, " e ")
    .replace(/ ma anche che /giu, ", ma ")
    .replace(/,? e chiedo (?=se )/giu, ". chiedigli ")
    .replace(/,? e di (?=(?:non )?\p{L}+(?:are|ere|ire|rsi|rmi|rgli|rle|rne|rlo|rla|rli)(?!\p{L}))/giu, ". digli di ")
    .replace(/(?:^| )e poi che /giu, ". ");
  return asOrders(plain).replace(/, che (?=(\p{L}+))/giu, (found, word: string) =>
    last ||
    !isFinite(word.toLowerCase()) ||
    formsOf(word.toLowerCase()).every(({ person }) => person === 0 || person === 3) ||
    /^(?:gli|le|lo|la|mi|ci|il|i|io|tu|se|non|però|sono|ho|siamo|abbiamo|vengo|arrivo|posso)$/iu.test(word)
      ? ". "
      : found,
  );
}

/** Splits “se A, quanto B e a che ora C” into questions. */
export function splitQuestions(text: string): string {
  if (
    !/, non \p{L}+r(?:e|lo|la|gli|le|mi)(?!\p{L})|, (?:e )?(?:se|quando|quanto|quanti|a che ora|dove) [\p{L}\d]|la seconda|^\s*:/iu.test(
      text,
    )
  )
    return `chiedi @ ${text}`;
  return `chiedi @ ${text
    .replace(/[:,] (?:la prima|la seconda) (?:è )?(?=se )/giu, ". chiedigli ")
    .replace(/,? la seconda (?:è )?(?=se )/giu, ". chiedigli ")
    .replace(/, (?=non \p{L}+(?:r[lmcg][oaie]|r(?:lo|la|gli|le)|re)(?!\p{L}))/giu, ". digli di ")
    .replace(
      /(?:, (?:e )?| e )(?=(?:se|quando|quanto|quanti|a che ora|dove|come) (?!che)[\p{L}\d])/giu,
      ". chiedigli ",
    )}`;
}

export const FILLER: Record<Language, RegExp> = {
  en: /^(?:(?:before i forget|ok|okay|hey|hi|help|so|well|right|um|yaar|bhai|listen|sorry(?=,? can you))[,.!…]? )+(?!i (?:mean|mean to)\b)/i,
  it: /^(?:(?:oh|ok|okay|ehi|senti|allora|ciò|insomma|ecco|dunque|aiuto)[,.!…]? )+/iu,
};
/** Introduces the content without being part of it. */
export const LEAD: Record<Language, RegExp> = {
  en: /^(?:please[:,] |from me |so: |just: |(?:and |to say )?that (?=i|we|the|my|he|she|it))/i,
  it: /^(?:(?:ma |e )?senza \p{L}+(?:lo|la)?, (?:che )?|(?:lui |lei )?deve sapere che |non lo sa (?:ancora )?ma |(?:è in attesa di|aspetta) una risposta: |voglio i fatti: |dove |in cui |allora |e poi che |che (?=il |la |lo |i |le |gli |non |io |ho |abbiamo |siamo |sono ))/iu,
};
export const ASKS: Record<Language, RegExp> = {
  en: /\b(?:can|could|would|will|is|are|does|do|did|shall|has|have) (?:he|she|they|we|i|you)\b/i,
  it: /(?<!\p{L})(?:può|puoi|potrebbe|possiamo|quando|quanto|se|viene|le va|gli va|si può|mi farebbe)(?!\p{L})/iu,
};
/** Says who the addressee is, with a pronoun. */
export const ROLE_TOLD: Record<Language, RegExp> = {
  en: /^(?:it's|he's|she's|they're|he is|she is) (?:my|our|a|an|the|for the) [\w' -]{2,40}[.!]?$/i,
  it: /^(?:lui |lei )?(?:è|sono) (?:mi[oa]|la mia|il mio|un mio|una mia) \p{L}+(?: \p{L}+)?[.!]?$/iu,
};
/** Requests without a verb of saying. */
export const WITHOUT_VERB: Record<Language, RegExp> = {
  en: /\b(?:declin\w*|cancel\w*|invite|inviting|invitation|turn \w+ down|apolog\w*|write|draft|compose|email|ask (?:him|her|them)|tell (?:him|her|them))\b/i,
  it: /(?<!\p{L})(?:rifiut\p{L}+|declin\p{L}+|disdi\p{L}+|annull\p{L}+|scriv\p{L}+|chiedi\p{L}*|digli|dille|ringrazia\p{L}*|manda\p{L}*)(?!\p{L})/iu,
};
/** Content that addresses the person directly. */
export const DIRECT = /(?<!\p{L})(?:ti|tuo|tua|tuoi|tue|hai|sei|puoi|potresti|vuoi|te lo|te la)(?!\p{L})/iu;

/** Splits into sentences, but not at the points in times, amounts and titles. */
export function sentencesOf(text: string): string[] {
  return (
    text.match(
      /(?:[^.!?…]|[.](?=\d)|(?<=\b(?:p|a|dott|prof|sig|dr|mr|mrs|ms|art|n|st|ssa|ra|ing|avv|geom|t))[.](?=\S| ?\p{L}))+[.!?…]*/giu,
    ) ?? [text]
  )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** Kinds of messages; a request for one is not split. */
export const OCCASION: Record<Language, RegExp> = {
  en: /^(?:an? |the |some )?(?:short |nice |quick |warm )?(?:apolog(?:y|ies)|sorry text|thank[- ]you (?:note|card|message)|condolences?|invitation|complaint|reminder|birthday|get[- ]well)\b/i,
  it: /^(?:(?:un|una|delle|le|il|gli|dei|qualche) )?(?:scuse|auguri di|condoglianze|invito|reclamo|promemoria|ringraziamento|biglietto)(?!\p{L})/iu,
};
/** Requests that the readers know as they are. */
export const PLAIN: Record<Language, RegExp> = {
  en: /^(?:please |can you |could you )?(?:(?:write|send|draft)(?: an?| a short| something)?(?: \w+)? (?:to )?|tell |ask |text |message |email |thank |invite |remind |let |wish |congratulate |sorry text to |say )(?:my |the )?(?:\p{Lu}|him|her|mum|dad|mom)/iu,
  it: /^(?:per favore |puoi |mi )?(?:scriv(?:i|ere)|d(?:i'|ì|i)|chiedi|ringrazia|invita|ricorda|avvisa|manda|rispondi|spiega|(?:digli|dille|chiedigli|chiedile)(?= (?:che|di|se|quando|quanto)))(?: qualcosa(?: di \p{L}+)?| due righe| un messaggio)? (?!per)(?:(?:a|ad|al|alla|all'|allo|ai|agli|alle|il|la|i|che|di|se)(?: |(?<=')))?/iu,
};
/** Where in a sentence a request may begin. */
export const PLACES: Record<Language, RegExp> = {
  it: /(?:[,:;…] |-\s| e | ma | quindi | (?=(?:voglio|vorrei|devo|dille|digli|scriv|rispond)))/giu,
  en: /(?:[,:;…] | - | and | so | but | (?=(?:i want to|i need to|i'd like to|wanna|tell (?:him|her|them)|let (?:him|her|them)) ))/gi,
};
