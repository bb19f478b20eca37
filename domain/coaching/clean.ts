import type { Language } from "#domain/language.ts";
import { parsePersonName } from "#domain/people/parse-name.ts";

/** Maximum length of quoted user text, in characters. */
export const MAX_QUOTE = 140;

const MARKED_BLOCKS = [
  /<!--[\s\S]*?(?:-->|$)/g,
  /\[\[[\s\S]*?(?:\]\]|$)/g,
  /```[\s\S]*?(?:```|$)/g,
  /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
];

/** If none of these matches, there is nothing to remove; true of most texts. */
const SUSPECT = /[<[{`]|:\S|www\.|interaction_complete/i;

/** Maximum nesting of markup that is removed layer by layer; deeper markup loses its special characters below. */
const MAX_LAYERS = 8;

/**
 * User text as plain text on one line: comments, markup, images, links, code and anything like a marked block are
 * removed, never interpreted. Linear time: no expression rescans what another start has scanned in vain.
 */
export function plainWords(text: string): string {
  let plain = text.normalize("NFC");
  // Removing an inner marker can form a new one.
  let layers = 0;
  for (let previous = ""; previous !== plain && SUSPECT.test(plain) && layers < MAX_LAYERS; layers += 1) {
    previous = plain;
    for (const block of MARKED_BLOCKS) plain = plain.replace(block, " ");
    plain = plain
      .replace(/!\[[^[\]]*\]\([^)]*\)?/g, " ")
      .replace(/\[([^[\]]*)\]\([^)]*\)?/g, "$1")
      .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, " ")
      .replace(/\b(?:https?|ftp|javascript|data|file|mailto):\S+/gi, " ")
      .replace(/\bwww\.\S+/gi, " ")
      .replace(/\{[^{}]*"[^{}]*\}?/g, " ")
      .replace(/\S+/g, withoutMarker);
  }
  return plain
    .replace(/[<>[\]{}`*_#|~\\]/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?…])/g, "$1")
    .trim();
}

function withoutMarker(word: string): string {
  return /interaction_complete/i.test(word) ? " " : word;
}

const MAX_NAME_LENGTH = 60;

/** A name as plain words, at most 60 characters, cut between words; may be empty. */
export function cleanName(name: string): string {
  const plain = plainWords(name).replace(/["“”«»]/g, "");
  return firstWords(plain.trim(), MAX_NAME_LENGTH);
}

/** As many whole words as fit, without a trailing preposition or article. */
function firstWords(text: string, limit: number): string {
  const letters = Array.from(text);
  if (letters.length <= limit) return text.trim();
  const cut = letters.slice(0, limit + 1).join("");
  const space = cut.lastIndexOf(" ");
  if (space < limit / 2) return letters.slice(0, limit).join("");
  return cut.slice(0, space).replace(PARTICLES, "");
}

/** Words that join parts of a name, at its end. */
const PARTICLES =
  /(?: (?:d[aeiou]|de[ils]|del?l[ao]|degli|d[ao]s|l[aeo]|les|el?|y|and|und|of|the|vo[nm]|zu[mr]?|van|den|te[nr]|bin|ibn))+$/i;

/** Titles that take an article in Italian: “il Dott. Rossi”, “l’Avv. Neri”. */
const TITLES: readonly [RegExp, string][] = [
  [/^(?:(?:dott|prof|sig)\.?(?:ssa|ra|na)|dottoressa|professoressa|signora|signorina|maestra)[. ]/i, "la "],
  [/^(?:dott|dr|prof|sig|geom|rag|rev)\. ?|^(?:dottor|professor|prof|signor|maestro) /i, "il "],
  [/^(?:avv|ing|arch)\. ?|^(?:avvocat[oa]|ingegner|architett[oa]) /i, "l’"],
];

/** Longer names are shortened, because they recur in every other sentence. */
const MAX_SPOKEN_NAME = 32;

/**
 * The name as the coach uses it within a sentence: “Laura” for “Laura from salsa”, “your mother-in-law” for “my
 * mother-in-law”; `this person` if nothing is left. `family` distinguishes sister from nun (suora, sorella).
 */
export function nameInText(name: string, language: Language, family = false): string {
  const label = cleanName(name.replace(/\(([^)]*)\)?/g, " ").trim() ? name.replace(/\([^)]*\)?/g, " ") : name);
  const { spoken } = parsePersonName(label, language, family);
  const clean = firstWords(spoken || label, MAX_SPOKEN_NAME) || { en: "this person", it: "questa persona" }[language];
  // “My mother” → “your mother”.
  if (language === "en") return clean.replace(/^my (?=\p{L})/iu, "your ");
  const owned = /^((?:il|la|lo|i|le|gli) )?(mio|mia|miei|mie)(?= )/iu.exec(clean);
  if (owned)
    return `${(owned[1] ?? "").toLowerCase()}${{ mio: "tuo", mia: "tua", miei: "tuoi", mie: "tue" }[owned[2]!.toLowerCase()]!}${clean.slice(owned[0].length)}`;
  const title = TITLES.find(([match]) => match.test(clean));
  if (title) return `${title[1]}${clean}`;
  // “La nonna” is article and noun, “La Russa” a name.
  return clean.replace(/^(?:(?:Il|Lo|La|I|Gli|Le) |L[’'])(?=\p{Ll})/u, (article) => article.toLowerCase());
}

/** The beginning of a text, cut between words, with an ellipsis if shortened. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, "")}…`;
}

const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{20e3}|\u{200d}|\u{fe0e}|\u{fe0f}/gu;
/** Emoticons: “:-)”, “;D”, “<3”, “xD”. */
const EMOTICONS = /(?<![\p{L}\p{N}])(?:[:;=][-'^o]?[)(\][DPpOo/|*3]+|<3+|[xX]D+|\^_?\^)(?![\p{L}\p{N}])/gu;

/** Removes emoji and emoticons. */
export function withoutEmoji(text: string): string {
  return text.replace(EMOTICONS, " ").replace(EMOJI, " ").replace(/\s+/g, " ").trim();
}
