import type { Language } from "#domain/language.ts";
import { withPreposition } from "./text.ts";

/** Messages to the coach that mention writing but request no draft. */
const NO_REQUEST: Record<Language, RegExp> = {
  en: /^(?:(?:pls|please|and|ok|no|nah|hey|u|just)[,. ]+)*(?:(?:don'?t|do not|stop|quit) (?:giv(?:e|ing)|lectur(?:e|ing)|tell(?:ing)? me|ask(?:ing)? me|send(?:ing)? me|list(?:ing)?|repeat(?:ing)?|patronis(?:e|ing)|preach(?:ing)?|quot(?:e|ing))\b|not (?:a |by |in a )(?:text|message|writing|letter)\b|no (?:text|message|writing)s?\b|tell you what\b|i(?:'ll| will|d rather|'d rather| would rather) (?:tell|say|ask|explain|talk to|speak to|call|ring|phone) (?:it |this )?(?:to )?(?:him|her|them)(?: (?:myself|in person|face to face|on the phone|on \w+day|tonight|tomorrow|that|when|later|about it))*[.!]*$)/i,
  it: /^(?:(?:per favore|ti prego|e|ma|no|ok|senti|dai)[,. ]+)*(?:(?:non|nn) (?:darmi|farmi|dirmi|mandarmi|scrivermi|ripeter\p{L}*|citar\p{L}*)(?!\p{L})|basta con|(?:scrivere|messaggi|per iscritto|un messaggio|di scrivere) no(?!\p{L})|(?:(?:gliel[oa]|l[oa]|gli|le) (?:dico|dirò|parlo|parlerò|chiedo|spiego|telefono|chiamo) (?:io |poi )?(?:a voce|di persona|in faccia|al telefono|domani|stasera|domenica|sabato|lunedì))|preferisco (?:a voce|parlar\p{L}+|dirglielo|di persona))/iu,
};

export function isNoRequest(message: string, language: Language): boolean {
  const plain = message.replaceAll("’", "'").trim();
  // “don't tell her I'm coming, write that …” is still a request.
  return NO_REQUEST[language].test(plain) && !/:\s*\S/.test(plain);
}

/** Requests to remove or replace something in a draft. */
export const REMOVES: Record<Language, RegExp> = {
  en: /\b(?:without|take|taking|leave|leaving|drop|dropping|remove|removing|delete|deleting|cut|cutting|lose|losing|skip|scrap|get rid|change|swap|replace|instead)\b/i,
  it: /(?<!\p{L})(?:senza|togli\p{L}*|leva\p{L}*|elimina\p{L}*|cancella\p{L}*|via|lascia\p{L}*|cambia|sostituisci|invece|al posto)(?!\p{L})/iu,
};

/** A request with a recipient or with the text. */
const ANEW: Record<Language, RegExp> = {
  en: /\b(?:[Ww]rite|[Tt]ext|[Ss]end|[Mm]essage|[Ee]mail)\b[^.?!]*:\s*\S|^(?:(?:[Pp]lease|pls|[Cc]an you|[Cc]ould you|[Nn]ow|[Oo]k|and) )*(?:[Ww]rite|[Tt]ext|[Ss]end|[Mm]essage|[Ee]mail|[Aa]sk|[Tt]ell|[Ii]nvite) (?:to )?(?:my |(?:him|her|them) that |\p{Lu})/u,
  it: /(?<!\p{L})(?:[Ss]criv|[Mm]and|[Mm]ess|[Mm]sg|[Bb]igliett)\p{L}*[^.?!]*:\s*\S|^(?:(?:[Pp]er favore|[Pp]uoi|[Aa]desso|[Oo]ra|[Oo]k|e) )*(?:[Ss]crivi|[Mm]anda|[Cc]hiedi|[Dd]i'|[Ii]nvita) (?:a |ad |al |alla |\p{Lu})/u,
};

export const isNewRequest = (message: string, language: Language): boolean =>
  ANEW[language].test(message.replaceAll("’", "'"));

/** The content without a request: “a good first one? that I hope …”, “I just want to tell him I'm …”. */
const DICTATES =
  /(?:message|text|one|word it|write|say|send|note|first one|messaggio|scriver\p{L}*|dirgli|dirle)[^.?!]*[.?!:,] (?:that (?:i|we|it|my|the)|che (?:spero|sono|ho|mi|ci|non|la|il)) .{6,}|\bi (?:just |really |only )*(?:want|wanna|need) (?:to )?(?:tell|ask|let) (?:him|her|them) (?!what|how|why|everything|the truth|off|about|go)(?:\p{L}|').{10,}|(?<!\p{L})(?:vorrei|voglio) (?:solo |soltanto )?(?:dir|chieder)(?:gli|le) (?:che|se|di) .{8,}|^(?:vorrei |mi serve |serve |fammi )?un (?:grazie|ringraziamento|invito|augurio) (?:per|x|a) .{12,}/iu;
/** A few words that include one about writing, a colon, and the content. */
const BEHIND_COLON =
  /^[^.?!:]{0,60}(?<!\p{L})(?:write|say it|put it|text|word it|tell|message|msg|note|email|mess|messaggi\p{L}*|sms|bigliett\p{L}+|mail|scriv\p{L}*|dirl[oa]|righe)(?!\p{L})[^?!:]{0,50}(?<!\d):(?!\d) ?(?:\S+ ){2,}\S+/iu;

export const dictates = (message: string): boolean =>
  [DICTATES, BEHIND_COLON].some((pattern) => pattern.test(message.replaceAll("’", "'")));

/** Asks the coach how to say it; excludes questions meant for the recipient (“will you help me?”). */
export const ASKED_OF_COACH: Record<Language, RegExp> = {
  en: /\b(?:how (?:do|should|can|could|would) i (?:tell|say|put|word|phrase|write|explain|ask)|any ideas?\?|can you (?:word|write|draft|phrase)|help me (?:to )?(?:word|write|say|phrase))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:come (?:te |glie|ve ?|me )?l[oaie] (?:dico|dici|dica|metto|spiego|comunic\p{L}*|scrivo)|come (?:gli|le) (?:dico|dirlo|scrivo|spiego)|come (?:posso|dovrei|potrei) (?:dir|scriver|spiegar|metter)\p{L}*|come[.?!]*$|(?:qualche )?idee?\?|mi (?:prepari|scrivi) (?:un|il|due|qualche)|mi aiuti a (?:scriver|dir|spiegar|trovar)\p{L}*|dando(?:le|gli|vi) del)(?!\p{L})/iu,
};
/** “I’d like to tell her …, will you help me?”: the request for help isn't part of the message. */
export function withoutHelpRequest(text: string): string {
  return WISHES.test(text) ? text.replace(HELP_AT_END, "") : text;
}

const WISHES = /^(?:vorrei|devo|voglio|dovrei|i (?:want|need|have|would like|should)|i'd like)(?!\p{L})[^:]*$/iu;
const HELP_AT_END = /[,.]?\s*(?:mi dai una mano|mi aiuti|(?:can|could|will|would) you help(?: me)?)\s*[?!.]*$/iu;
/** The message follows verbatim. */
export const DICTATED = /^[^:.?!]{0,60}:\s*\S/;

/** Asks for a written message. */
export const WRITE_IT: Record<Language, RegExp> = {
  en: /\b(?:write|draft|word|phrase|put|make|send|text)\b(?! (?:to )?(?:him|her|them)\?)/i,
  it: /(?<!\p{L})(?:scriv\p{L}*|prepar\p{L}*|butta\p{L}*|mess\p{L}*|bigliett\p{L}*|righe|mail)(?!\p{L})/iu,
};

export const isQuestion = (text: string, language: Language): boolean =>
  /\?\s*$/.test(text) ||
  (language === "en"
    ? /^(?:(?:and|so|but|ok) )*(?:how|what)\b/i
    : /^(?:(?:e|ma|allora|quindi|ok) )*(?:come|che cosa|cosa)(?!\p{L})/iu
  ).test(text);

/** The topic named in the request: “about the kitchen”, “con la clementina”. */
export function topicIn(text: string, language: Language): string | null {
  const found =
    language === "en"
      ? /\babout ((?:the|this|that|our|a) (?!same\b|fact\b|thing\b)[a-z]{3,}(?: [a-z]{4,})?)(?=$|[,.?!])/i.exec(text)
      : /(?<!\p{L})(?:su|del|dell[aoe]|dei|degli|sul|sull[aoe]|con) ((?:la|il|lo|i|gli|le) [\p{Ll}]{4,})(?=$|[,.?!])/iu.exec(
          text,
        );
  const what = found?.[1] ?? null;
  return language === "it" && what !== null ? withPreposition("di", what.toLowerCase()) : what;
}
