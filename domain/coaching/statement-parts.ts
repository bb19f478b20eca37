import type { Language } from "#domain/language.ts";
import { plainWords, withoutEmoji } from "./clean.ts";
import { fixSwappedLetters } from "./clause-quote.ts";
import { flatten } from "./intent.ts";

/** How a part relates to the preceding one. */
export type Link = "but" | "because" | "so" | null;

export interface StatementPart {
  text: string;
  link: Link;
}

/** Sentence boundaries. A full stop within a number or an address is none. */
const SENTENCE =
  /(?<=\p{L}{2})[.](?=\s|$)|(?<=[\d)”"»\uE000])[.](?=\s|$)|[!?;…\n]+|\.{2,}|\s[–—-]\s|(?<=\uE001["”»'])\s+(?=\p{Lu})/u;
const CLAUSE: Readonly<Record<Language, RegExp>> = {
  en: /,\s*(?:and|but|so|because|then|yet)\s+(?=(?:i|i'?m|he|she|they|we|it|my|now|then|today|yesterday)\b)|\s+but\s+(?=(?:i|i'?m|he|she|they|we|it|my|now)\b)|,\s+(?=(?:i|i'?m|he|she|they|we|my|now|today|yesterday|there'?s)\b)/gi,
  it: /,\s*(?:e|ma|però|pero|quindi|poi|perché|perche|xk[eé])\s+(?=\p{L})|\s+(?:ma|però|pero)\s+(?=\p{L})|,\s+(?=(?:io|lui|lei|loro|mi|ho|ha|mio|mia|ieri|oggi|adesso|ora|non|nn|e)\b)|,\s+(?=\p{L}+ \p{L}+ \p{L})/giu,
};
/** Clause boundaries in a long sentence without punctuation. */
const CLAUSE_LONG: Readonly<Record<Language, RegExp>> = {
  en: /,?\s+(?:and|then|so|but|because|cos|cuz)\s+(?=(?:then |now |today |yesterday )?(?:i|i'?m|i'?ve|he|she|they|we|it|my|his|her|now|then|today|yesterday|last)\b)|,\s+/gi,
  it: /,?\s+(?:e|ed|ma|però|pero|perché|perche|xk[eé]|quindi|poi)\s+(?=(?:poi |adesso |ieri |oggi |non |mi |ci |gli |le |si )*(?:ho|ha|abbiamo|hanno|è|era|sono|siamo|io|lui|lei|loro|ieri|oggi|adesso|non|\p{L}+(?:a|ava|eva))(?!\p{L}))|,\s+|\s+(?=(?:ieri|oggi|stamattina|stanotte|lui (?:ha|mi|non)|lei (?:ha|mi|non)|io (?:ho|non))(?!\p{L}))/giu,
};
/** A sentence with more words is split at every conjunction. */
const LONG = 34;

/** Dispensable introductions of a statement. */
export const LEADING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|but|so|because|cos|well|ok(?:ay)?|yes|yeah|yep|no(?=[,.!]| (?:he|she|it|its|they|i|my|we|that|not)\b)|nah|nope|hi|hey|hello|guys|actually|you know what|nvm|never ?mind|scrap that|forget (?:it|that)|changed my mind|mm+|leave it(?=[,.])|aw+|bro|mate|like|oh|then|also|anyway|plus|right|maybe|look|listen|thing is|the thing is|it'?s just that|basically|honestly|sorry|thanks|thank you|oops|typo|hm+|wait|come to think of it|thinking about it again|i (?:guess|suppose)(?= (?:i|i'\p{L}+|he|she|they|it|my)\b)|i think(?= i'?ll\b)|help me with \p{L}+)[,!.:]?\s+)+/iu,
  it: /^(?:(?:e|ed|ma|però|pero|perché|allora|quindi|beh|sì|si(?=[,.!])|no|ok|ciao|salve|buongiorno|buonasera|oh|raga(?:zzi)?|poi|anche|comunque|cmq|cioè|guarda|senti|niente|macch[eé]|guarda che|ci ho ripensato(?=,)|lascia stare|veramente|aspe(?:tta)?|vabb[eè]|mi sa che|in realtà|grazie|scusa|il fatto è|il fatto è che|è che|aiutami(?: con \p{L}+)?|dammi una mano con [\p{L} ]+?|aiuto)[,!.:]?\s+)+/iu,
};

/** Dispensable endings of a statement. */
const TRAILING =
  /[, ]+(?:i think|i guess|i suppose|you know|really|though|tho|then|or (?:so|something)|if i'?m honest|thats the thing|that'?s the thing|isn'?t it|innit|right|lah|boh|mah|credo|penso|mi sa|neh|eh|dai|sai|dico)$/iu;

const ASKS_AFTER: Readonly<Record<Language, RegExp>> = {
  en: /[,:]\s*(?:and |so |but )?(?=(?:how|what|should|shall|do i|can i|could i|any (?:ideas?|tips|advice)|is it|is that|am i|was i)\b)/i,
  it: /[,:]\s+(?:e |ma |quindi |allora )?(?=(?:come (?:faccio|posso|devo|mi|lo|la|li|le|gli|glielo|gliela|ne|si|ci|me)|cosa (?:faccio|posso|devo|mi)|che (?:cosa )?(?:faccio|posso|devo)|che mi (?:consigl|sugger|invent|dici)\p{L}*|cm faccio|idee|da dove|dovrei|faccio bene|è giusto|secondo te)(?![\p{L}]))|\s+(?=(?:AIUTO|come (?:faccio|rimedio|glielo|gliela|mi comporto)|cm faccio|che faccio|cosa faccio)(?![\p{L}]))/u,
};

const QUOTED = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|(?<![\p{L}\d])'[^'\n]{2,}'(?!\p{L})/gu;
const MARKS = ".!?;…,:-–—";
/** Private-use characters for punctuation within quotations; ENDED marks that a sentence ended there. */
const MASKED = 0xe010;
const ENDED = "\uE001";

/** Masks punctuation inside quotations, so that no sentence is split within one. */
function masked(text: string): string {
  return text.replace(QUOTED, (quote) => {
    const inner = quote.slice(1, -1);
    const ended = /[.!?…]$/.test(inner);
    const hidden = Array.from(inner, (one) => {
      const at = MARKS.indexOf(one);
      return at < 0 ? one : String.fromCharCode(MASKED + at);
    }).join("");
    return `${quote.charAt(0)}${hidden}${ended ? ENDED : ""}${quote.at(-1)}`;
  });
}

function unmasked(text: string): string {
  return text.replaceAll(ENDED, "").replace(/[\uE010-\uE01B]/g, (one) => MARKS.charAt(one.charCodeAt(0) - MASKED));
}

function linkIn(text: string): Link {
  if (/^[\s,]*(?:but|yet|ma|però|pero)(?!\p{L})/iu.test(text)) return "but";
  if (/^[\s,]*(?:because|cos|cuz|perché|perche|xk[eé])(?!\p{L})/iu.test(text)) return "because";
  return /^[\s,]*(?:so|quindi)(?!\p{L})/iu.test(text) ? "so" : null;
}

/** The sentences of a message that are statements, without dispensable introductions. */
export function statementSentences(message: string, language: Language): StatementPart[] {
  const text = fixSwappedLetters(withoutEmoji(plainWords(message.replace(/\n+/g, ". "))), language, []);
  const asked = questions(masked(text));
  return masked(text)
    .split(SENTENCE)
    .flatMap((part) => {
      // A question after a comma isn't part of the statement.
      const [told, ...rest] = (part ?? "").split(ASKS_AFTER[language]);
      return rest.length > 0 || !asked.has(flatten(part ?? "")) ? [told!] : [];
    })
    .map((part) => ({ text: bare(part, language), link: linkIn(part.trim()) }))
    .filter((part) => part.text !== "");
}

function bare(part: string, language: Language): string {
  const whole = part.trim().replace(LEADING[language], "").replace(TRAILING, "");
  return unmasked(whole.replace(/[\s,;:]+$/, ""));
}

const SUBORDINATE =
  /^(?:(?:allora|e|ma|and|but|so) )?(?:after|when|whenever|since|while|if|dopo|quando|da quando|siccome|visto che|mentre|se|appena)(?!\p{L})/iu;

/** The clauses of a sentence, each with its relation to the preceding one. */
export function clausesOf(sentence: string, language: Language): StatementPart[] {
  const text = masked(sentence);
  const places = (text.split(/\s+/).length > LONG ? CLAUSE_LONG : CLAUSE)[language];
  const parts: StatementPart[] = [];
  let from = 0;
  let link: Link = null;
  let waited = false;
  for (const found of text.matchAll(places)) {
    // “After three years in which …, yesterday”: keeps a subordinate clause with its main clause.
    if (!waited && SUBORDINATE.test(text.slice(from, found.index).trim())) {
      waited = true;
      continue;
    }
    waited = false;
    parts.push({ text: bare(text.slice(from, found.index), language), link });
    link = linkIn(found[0]);
    from = found.index + found[0].length;
  }
  parts.push({ text: bare(text.slice(from), language), link });
  return parts.filter((part) => part.text !== "");
}

/** The questions, flattened. */
function questions(message: string): Set<string> {
  return new Set([...message.matchAll(/([^.!?;…\n]+)\?/g)].map(([, text]) => flatten(text!)));
}
