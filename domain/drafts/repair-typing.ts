import type { Language } from "#domain/language.ts";
import { isFirstName } from "./content.names.ts";
import * as m from "./content.repair-typing.ts";
import { isFinite } from "./italian-verbs.ts";
import { isOrdinaryWord } from "#domain/understanding/typos.ts";
import { DETERMINER, PREPOSITION } from "./italian-words.ts";

/** Normalizes quotes and spaces. */
export function normalizeQuotes(text: string): string {
  return text
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, " ")
    .replace(/([!?])\1+/g, "$1")
    .trim();
}

/** Repairs typing: apostrophes, accents, capitals of days and names. */
export function repairTyping(text: string, language: Language): string {
  let mended = text;
  for (const [match, by] of m.TYPOS[language]) mended = mended.replace(match, by as string);
  mended = mended.replace(/\p{L}[\p{L}]+/gu, (word) =>
    isFirstName(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
  if (/^[^\p{Ll}]*$/u.test(mended)) mended = mended.toLowerCase();
  return mended
    .replace(/ +([,.;!?])/g, "$1")
    .replace(/([,;])(?=\p{L})/gu, "$1 ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Removes or replaces swear words. */
export function withoutProfanity(text: string, language: Language): string {
  let soft = text;
  for (const [match, by] of m.PROFANITY[language]) soft = soft.replace(match, by);
  return soft
    .replace(/\s+([,.;!?])/g, "$1")
    .replace(/([,;])\s*([,.;!?])/g, "$2")
    .replace(/^[\s,;.!]+/, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Adds punctuation between clauses where it is clearly missing. */
export function punctuateClauses(text: string, language: Language): string {
  let jointed = language === "it" ? newQuestions(text) : text;
  for (const [match, by] of m.JOINTS[language]) jointed = jointed.replace(match, by);
  return jointed;
}

/** Splits “viene mia madre possiamo fare il 5”, but not “a Natale possiamo”, which is one clause. */
function newQuestions(text: string): string {
  return text.replace(m.NEW_QUESTION_IT, (found: string, ...rest: unknown[]) => {
    const offset = rest.find((one) => typeof one === "number") as number;
    const clause = text.slice(0, offset).split(/[.!?]/).at(-1) ?? "";
    const words = clause
      .toLowerCase()
      .split(/[^\p{L}']+/u)
      .filter(Boolean);
    const told = words.some(
      (word, index) =>
        isFinite(word) && !DETERMINER.test(words[index - 1] ?? "") && !PREPOSITION.test(words[index - 1] ?? ""),
    );
    const courtesy =
      /^[\s,]*(?:e |ed )?$/.test(found) &&
      /^(?:grazie|ci vediamo|ci sentiamo|fammi|mi faccia|dimmi|spero|ti )/i.test(text.slice(offset + found.length));
    // “domani ti chiamo” is one clause.
    const timed =
      /(?:domani|stasera|oggi|dopo|più tardi|sabato|domenica|dì) ?$/iu.test(text.slice(0, offset)) &&
      !/[,;]/.test(found) &&
      /^ti /iu.test(text.slice(offset + found.length));
    return (told || courtesy) && !timed ? ". " : found;
  });
}

export function capitalize(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Lower case after a greeting, except for names, “I” and English days. */
export function uncapitalize(text: string, language: Language): string {
  const word = /^[\p{L}']+/u.exec(text)?.[0] ?? "";
  if (language === "en" && (/^I(?:'|$)/.test(word) || m.ENGLISH_DAY.test(word))) return text;
  if (/^(?:Dad|Mum|Mom|Grandma|Grandpa|Granny)$/.test(word)) return text;
  if (isFirstName(word.replace(/'s$/, "")) || /^\p{Lu}{2,}/u.test(word) || isUnknownName(word, language)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** “Finn's”, “Ruby”: a capitalized word that is in no list. */
function isUnknownName(word: string, language: Language): boolean {
  const bare = word.replace(/'s$/, "");
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(bare) || isOrdinaryWord(bare.toLowerCase(), language)) return false;
  return language === "en" ? !/(?:s|ing|ed|ly)$/.test(bare) : !/[aeioàèéìòù]$/u.test(bare);
}

const NO_SUBJECT =
  /^(?:can't|don't|won't|have|do|will|may|am|is|are|was|has|would|could|should|can) (?!(?:i|you|we|he|she|it|they|the|my|our|your|his|her|their|there|this|that|these|those|anyone|everyone|everything|someone|anybody|everybody|all|one|some|a|an)\b)/i;

export function isQuestion(sentence: string, language: Language): boolean {
  const bare = sentence.replace(/^(?:hey|hi|ok|so|and|but|also|then|e|ma|allora|quindi|poi),? /i, "");
  // “can't wait”, “have fun”: begins with the verb but is not a question.
  if (language === "en" && NO_SUBJECT.test(bare) && !/^\w+(?:'t)? \p{Lu}/u.test(bare)) return false;
  if (
    language === "it" &&
    /^(?:\p{L}+ )?(?:facciamo|andiamo|prendiamo|usciamo|mangiamo|vediamo) (?:\p{L}+ ){1,3}o \p{L}+/iu.test(bare)
  )
    return true;
  return m.QUESTION[language].test(bare);
}

/** Splits into punctuated sentences; a question ends in “?”. */
export function toSentences(text: string, language: Language, asTheyAre = false): string[] {
  const parts =
    text.match(/(?:[^.!?…]|[.](?=\d)|(?<=\b(?:p|a|dott|prof|sig|dr|mr|mrs|ms|art|n))[.](?=\S| ?\p{Lu}))+[.!?…]*/gu) ??
    [];
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^[\s,;:.\-–]+/, "")
        .replace(/[\s,;:\-–]+([.!?…]*)$/, "$1"),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => {
      if (part.endsWith(".") && (asTheyAre || text.includes("?"))) return part;
      const bare = part.replace(/[.\s]+$/, "");
      if (/[!?…]$/.test(bare)) return bare;
      if (
        /^(?:in bocca al lupo|buon (?:compleanno|viaggio|natale|anno|lavoro)|buona (?:fortuna|pasqua|guarigione)|tanti auguri|auguri|congratulazioni|complimenti|happy (?:birthday|new|easter|anniv)|merry|good luck|congrat|well done)/i.test(
          bare,
        )
      )
        return `${bare}!`;
      const last = bare.split(/, (?=[^,]*$)/).at(-1) ?? bare;
      return isQuestion(bare, language) || isQuestion(last, language) || m.TAIL_QUESTION[language].test(bare)
        ? `${bare}?`
        : `${bare}.`;
    });
}
