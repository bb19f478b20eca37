import type { Language } from "#domain/language.ts";
import { toSecondPerson } from "#domain/understanding/second-person.ts";
import { plainWords, withoutEmoji } from "./clean.ts";
import { flatten } from "./intent.ts";
import { spellNames, rephraseClause } from "./reflect.ts";
import type { CoachInput } from "./reply-types.ts";

/** A correction: what is right and, if said, what is wrong. Both in the second person. */
export interface Correction {
  right: string;
  wrong: string;
}

const NOT_BUT: Readonly<Record<Language, RegExp>> = {
  en: /^(.{3,90}?),? (?:and )?not ((?:(?:in|at|on|to|from|of|with|the|a|an|my|his|her|our) ){0,2}[\p{L}\d'’.-]+(?: [\p{L}\d'’]+){0,2}?)(?:,? (?:sorry|oops|typo|my typing|my mistake))*$/iu,
  it: /^(.{3,90}?),? (?:e )?(?:non|nn|mica) ((?:(?:in|di|a|da|con|per|su|il|la|lo|i|le|gli|un|una|al|alla|dal|dalla|del|della|mi[oa]|su[oa]) ){0,2}[\p{L}\d'’.-]+(?: [\p{L}\d'’]+){0,2}?)(?:,? (?:scusa|scusami|refuso|errore mio))*$/iu,
};
const IS_NOT: Readonly<Record<Language, RegExp>> = {
  en: /^([\p{L}\d'’ ]{1,30}?) (?:isn't|is not|wasn't|was not|aren't|are not) ((?:my|a|an|the|our|from|in|at) [\p{L}\d'’ ]{2,30}?)(?:,? (?:dear|love|mate|though|tho))?$/iu,
  it: /^([\p{L}\d'’ ]{0,30}?) ?(?:non|nn) (?:è|era|sono|erano) ((?:mi[oa]|un|una|un'|il|la|lo|di|da|in) ?[\p{L}\d'’ ]{2,30}?)(?:,? (?:cara|caro|eh))?$/iu,
};
const LEADING =
  /^(?:(?:no+|nope|nah|ma no|ma che (?:hai|ha|avete) capito|macché|macche|oh|ah|wait|sorry|scusa|ehm?|actually|anzi|in realtà|hm+|mm+|aspe(?:tta)?|typo|oops|come to think of it|ok|well|guarda(?: che)?|veramente|ho scritto male(?: io)?)[,.! ]+)+/iu;
/** “Not my neighbour, the neighbour of my dad.” */
const NOT_FIRST: Readonly<Record<Language, RegExp>> = {
  en: /^not ((?:my |the |a |an |his |her |in |at |on )?[\p{L}\d'’]+(?: [\p{L}\d'’]+)?), (?:but )?(?!i |he |she )(.{3,60})$/iu,
  it: /^(?:non|nn) ((?:il |la |lo |un |una |mi[oa] |di |a |in |con )+[\p{L}\d'’]+), (?:ma |bensì )?(.{3,60})$/iu,
};
/** “It wasn’t him who complained, it was his secretary.” */
const NOT_WHO: Readonly<Record<Language, RegExp>> = {
  en: /^(?:it )?(?:wasn't|was not) ([\p{L} ]{2,25}?)(?: who [\p{L} ]+?)?, (it was .{2,60})$/iu,
  it: /^non (?:è stat[oa]|era) ([\p{L} ]{2,25}?)(?: a [\p{L} ]+?)?, ((?:è stat[oa]|era) .{2,60})$/iu,
};
/** “Not” after one of these negates a verb and corrects nothing. */
const VERB_BEFORE =
  /(?:^|\s)(?:is|was|are|were|am|has|have|had|do|does|did|will|would|can|could|should|i'?m|it'?s|he'?s|she'?s|they'?re|we'?re|you'?re|why|or|if|better|o|se|perché|meglio)$/iu;

/** Says that the coach got it wrong. For flattened text. */
const SAYS_WRONG =
  /\b(?:(?:you|u) (?:have |'?ve )?(?:understood|got|misread|mixed|confused|have it)\b.*|wrong way round|other way round|che (?:hai|ha) capito|hai capito (?:male|il contrario)|al contrario|macche|i (?:didn'?t|never) (?:say|said)|that'?s not what i said|non (?:ho|l'ho) (?:mai )?detto|it was (?:him|her|them|me|us) (?:who|that)|parlavo (?:di|del|della)|i (?:was talking|meant)|intendevo)\b/;
const DENIES =
  /^(?:no[, ]+|but |ma )*(?:i (?:didn'?t|never|did not) (?:say|said) (?:that|so|it|anything like that)|that'?s not what i said|non (?:ho|l'ho) (?:mai )?detto(?: questo| cosi| niente del genere)?)[ .!]*$/;

/** Whether the user only denies having said what the coach understood. */
export const deniesSaying = (message: string) => DENIES.test(flatten(message));

/** Whether the user plainly says that the coach got something wrong. */
export const saysWrong = (message: string) => SAYS_WRONG.test(flatten(message));

/** The correction in a message; null if there is none or it is uncertain. */
export function correctionIn({ message, history, language }: CoachInput, act: string, name: string): Correction | null {
  if (!history.some(({ role }) => role === "assistant") || message.includes("?")) return null;
  const before = flatten(
    history
      .slice(-4)
      .map(({ content }) => content)
      .join(" "),
  );
  const plain = act === "corrects" || SAYS_WRONG.test(flatten(message));
  const sentences = withoutEmoji(plainWords(message))
    .replace(/[’‘`´]/g, "'")
    .split(/[.!;\n]+(?=\s|$)/)
    .map((one) =>
      one
        .trim()
        .replace(LEADING, "")
        .replace(/[\s,]+$/, ""),
    )
    .filter((one) => one !== "");
  for (const [at, sentence] of sentences.entries()) {
    const pair = NOT_BUT[language].exec(sentence);
    if (pair && !VERB_BEFORE.test(pair[1]!) && (plain || spoken(pair[2]!, before))) {
      const right = turned(pair[1]!.replace(/^(?:i meant|intendevo|volevo dire) |,? intendevo$/i, ""), language, name);
      const wrong = turned(pair[2]!, language, name);
      if (right !== null && wrong !== null) return { right, wrong };
    }
    const first = NOT_FIRST[language].exec(sentence) ?? NOT_WHO[language].exec(sentence);
    if (first && (plain || spoken(first[1]!, before))) {
      const wrong = turned(first[1]!, language, name);
      const right = turned(first[2]!, language, name);
      if (right !== null && wrong !== null) return { right, wrong };
    }
    const denied = IS_NOT[language].exec(sentence);
    if (denied && (act === "corrects" || spoken(denied[2]!, before))) {
      const wrong = turned(denied[2]!, language, name);
      const next = sentences
        .slice(at + 1)
        .find(
          (one) =>
            flatten(one).startsWith(`${flatten(denied[1]!)} `) ||
            /^(?:he|she|it|they|è|sono|si tratta)(?:'s)?(?!\p{L})/iu.test(one),
        );
      const right = next === undefined ? null : rephraseClause(next, language, name);
      if (wrong !== null && right !== null) return { right, wrong };
    }
  }
  return null;
}

/** Whether the last word of a phrase occurs in the flattened earlier text. */
function spoken(phrase: string, before: string): boolean {
  const word =
    flatten(phrase)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .at(-1) ?? "";
  return word.length > 1 && new RegExp(`\\b${word}\\b`).test(before);
}

function turned(phrase: string, language: Language, name: string): string | null {
  const text = toSecondPerson(phrase.replace(/^its(?= )/i, "it's"), language, name);
  // A short phrase the rules can't rephrase stays as it is if nothing in it refers to the user.
  if (text === null) return OF_USER.test(phrase) || phrase.split(" ").length >= MAX_NOUN_WORDS ? null : phrase;
  if (text === "") return null;
  return spellNames(LOWER_CASE_INSIDE.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text, name);
}

const OF_USER = /(?<!\p{L})(?:i|me|my|we|us|our|you|your|io|mi|mi[oae]|miei|noi|nostr[oaie]|ci|tu|ti)(?!\p{L})/iu;
const MAX_NOUN_WORDS = 4;
/** Words that lose their capital inside a sentence. */
const LOWER_CASE_INSIDE =
  /^(?:It|He|She|They|That|The|My|Your|We|You|È|Era|Eravate|Siete|Parte|La|Il|Lo|Nipote)(?!\p{L})/u;
