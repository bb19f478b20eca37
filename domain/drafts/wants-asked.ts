/**
 * Requests that are not directly followed by a name: “dille che …”, “I want to say …”, “message: …”. Only if there is
 * enough content.
 */
const OPENS_IT =
  "(?:^|[.!?;:,…] ?|-\\s|(?<!\\p{L})(?:e|ma|io|però|quindi|allora) )(?:ma |e |però |allora |quindi |io |poi )*";
const OPENS_EN =
  "(?:^|[.!?;:,…] ?|- |\\b(?:and|so|but|anyway|please|can you|could you|i'd love your help) )(?:and |so |but |then |please |just |okay |ok )*";

const ASKED: readonly RegExp[] = [
  new RegExp(
    `${OPENS_IT}(?:d(?:igli|ille|ije|itegli|itele|iglielo|icagli|icale)|scriv(?:igli|ile|ije|iglielo|ilo tu)|rispond(?:igli|ile|ije)|spiega(?:gli|le)|fa(?:gli|lle) sapere|chied(?:igli|ile|ije)|proponi(?:gli|le)|ringrazia(?:lo|la|li|le)|fa(?:gli|lle) (?:i |gli |tanti )?(?:complimenti|auguri)|invita(?:lo|la|li)|scusati (?:per|da parte)|mettic[ei]|mettimel[oa]|riscriv(?:il[oa]|imel[oa])|mi scrivi un (?:bigliett|messagg)\\p{L}+)(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `${OPENS_IT}(?:voglio|vorrei|devo|ho bisogno di|bisogna|desidero|vorremmo|mi aiuti a|dimmi come|pensavo di) (?:scriver|risponder|dir|comunicar|spiegar|propor|ringraziar|invitar|chieder|avvisar)(?:e|re|gli|le|lo|la|li|glielo|gliela|glieli)(?!\\p{L})(?! (?:cosa|come|se devo|tutto|quello|la verità))(?:[^.!?:,]{0,50}?(?:(?<!\\p{L})(?:che|quanto|se|per)(?!\\p{L})|:)|,? (?:adesso|subito)| di (?:sì|no)| (?:capodanno|natale|un |una |domenica|sabato|venerdì)| ma )`,
    "iu",
  ),
  // Spelling variants of “dille che”, “digli a”, “dite a”.
  new RegExp(
    `${OPENS_IT}(?:(?:delle|dirgli|dirle|spiegare|scrivere) (?:soltanto |solo )?(?:che|a|ad|alla|al)(?!\\p{L})|dirglielo[.!]?$|delle (?:lun|mar|mer|gio|ven)(?!\\p{L})|dice (?:a \\p{L}+,|de sì))`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:voglio|devo|vorrei|dovrei) dire a (?!me(?!\\p{L}))[\\p{L} ]{3,40}(?:(?<!\\p{L})che(?!\\p{L})|:)|(?<!\\p{L})vorrei sapere da \\p{L}+ (?:se|quando|quanto)(?!\\p{L})|(?<!\\p{L})come si dice a un`,
    "iu",
  ),
  new RegExp(
    `${OPENS_IT}(?:voglio|vorrei|devo|volevo|ho bisogno di) far(?:gli|le) sapere (?:che|quando|se)(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})come (?:gliel[oa]|gli|le|lo|la) (?:dico|scrivo|spiego|metto|comunico|dovrei dire)(?!\\p{L})[^?]{0,20}(?:(?<!\\p{L})che(?!\\p{L})|\\?|senza)`,
    "iu",
  ),
  /(?:^|[.!?;,…] )(?:un |il |per favore )?(?:messaggi(?:o|no)|msg|testo|bozza|whatsapp|sms|bigliettino|biglietto|due righe|saluto)(?: (?!che|di ieri)[\p{L}' ]{2,40})?: ?\S/iu,
  /(?<!\p{L})(?:bozza per|mi scrivi un (?:bigliett|messagg|saluto)|(?:me la|me lo) scrivi|mi serve (?:il|un) (?:testo|messaggio)|scrivilo tu|le parole (?:giuste )?(?:per|da)|le scrivo:|gli scrivo:|in italian[o]? però)(?!\p{Lu})/iu,
  new RegExp(
    `${OPENS_IT}(?:scusami con \\p{L}+ (?:per|perché|di|se)|ringraziami \\p{L}+|un (?:grazie|ringraziamento)(?: [\\p{L} ]{2,30}?)? (?:per|a|al|alla) [^.,:]{2,30} che|(?:metti|metto|butta|buttami|mettimi) giù (?:due|un|una|qualche)|come (?:faccio a|posso|potrei) (?:dire|chiedere|scrivere) (?:a|ad|al|alla|ai|alle) [\\p{L} ]{2,30} (?:che|di)|(?:aiuto,? )?(?:devo|vorrei|dobbiamo) (?:annullare|disdire|spostare|rimandare|rifiutare) .{2,40} con(?: (?:il|la|i|le|mi[oa]))?)(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:deve sapere che|aspetta una risposta[^.?!]{0,30}:)/iu,
  /^\S+(?: \S+)? (?:è (?:il|la|mi[oa]|l')[^.?!,]{2,25}):? (?=\S.*\?)/iu,
  /^(?:oh|ehi|dai|senti),? (?:scrivi|manda|di'|dì) a /iu,
  new RegExp(
    `${OPENS_EN}(?:tell|text|ask|remind|message|thank|invite) (?:him|her|them)(?:,| that| to| if| we| i| it|:| he| she| they| the| my|\\.)`,
    "i",
  ),
  new RegExp(`${OPENS_EN}let (?:him|her|them) know,? `, "i"),
  new RegExp(
    `${OPENS_EN}(?:i |we )?(?:(?:want|need|have|have got|'d like|would like|should like|wanna|gotta|got)(?: to)?|i(?:'d like|'ve got|'d love)(?: to)?) (?:say|write|send|text|reply|inform|apologi[sz]e to|put it to|give notice to|turn \\w+ down)\\b(?! (?:something (?:to|back)|anything|no to (?:this|him|her)\\b|it face))`,
    "i",
  ),
  new RegExp(
    `${OPENS_EN}(?:i (?:want|need|have) (?:him|her|them) to know|i need to tell|i'?ve got to tell|got to tell|need to (?:tell|let|inform)|telling \\w+ (?:i|that|we)) `,
    "i",
  ),
  new RegExp(
    `${OPENS_EN}(?:say|reply|draft|write)(?: that|:| sorry| yes| no| welcome| happy| thanks| well done| i'| i | we| it)`,
    "i",
  ),
  /(?:^|[.!?;,…] |\b(?:a|an|short|polite|quick|the|write me) )(?:message|text|note|card|draft|reply|msg|letter|something(?: \w+){0,4}|form of words)(?: (?:to|for|of|from|on)(?: [\w.']+){1,6})?: ?\S/i,
  /\b(?:how (?:do|can|should|would|could) i (?:put|word|say|phrase) (?:it|this)(?! right)(?: to)? \w+|put (?:my \w+|this|it) into words|into words:|a form of words|a few (?:lines|words) (?:to|for)|need (?:some |a few )?words (?:to|for)|help (?:me )?(?:to )?(?:write|word) (?:for|to|this)|(?:turn|make) (?:that|this) into a message|make (?:this|that) (?:kinder|nicer|softer|sound better)|sound better for|say the right thing|word (?:it|this|something) (?:so|to|for|like|would)|write like|(?:what|so what) (?:do|should) i send (?:him|her|them)|got to be a text|put together a (?:message|text|note)|what i want to say is|it's to say|wants an answer about|need telling|can you put '|i want to ask (?:him|her|them|for my)|i've got to chase (?:him|her|them)|i'd like (?:him|her|them) to explain)/i,
];
/** Wondering or reporting, not asking for a message. */
const NOT =
  /^(?:should i|shall i|do you think|is it (?:ok|right|wise)|devo|dovrei|faccio bene|secondo te|pensi che)(?!\p{L})[^.!?]*\?$|^(?:write|text|tell|ask) me\b|\b(?:i'm (?:scared|afraid|terrified|dreading)|don't know (?:if|whether) i should|should i (?:even )?(?:tell|say))\b|(?<!\p{L})(?:ho paura|mi vergogno a|non me la sento)(?!\p{L})/iu;
const LEAST = 7;

export function asksInPassing(text: string): boolean {
  if (NOT.test(text) || text.split(/\s+/).length < LEAST) return false;
  return ASKED.some((pattern) => pattern.test(text));
}
