const WORD_UNIT = /[\p{L}\p{M}\p{N}]/u;

/** What each UTF-16 unit has been found to be, since it is asked for every letter of a text: 0 not yet, 1 none, 2 of a word. */
const known = new Uint8Array(65_536);

/** Whether a UTF-16 unit belongs to a word: letters, marks and digits. */
export function isWordUnit(unit: number): boolean {
  const found = known[unit];
  if (found !== 0) return found === 2;
  const inWord = WORD_UNIT.test(String.fromCharCode(unit));
  known[unit] = inWord ? 2 : 1;
  return inWord;
}

const MARKS = /\p{M}/gu;
const NOT_ASCII = /\P{ASCII}/u;

/** A word as it is compared: lower case, without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize("NFD").replaceAll(MARKS, "") : lower;
}

export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length;) {
    const begin = at;
    while (at < text.length && isWordUnit(text.charCodeAt(at))) at += 1;
    if (at > begin) words.push(text.slice(begin, at));
    else at += 1;
  }
  return words;
}

/** The word that a text ends with, whole or not; empty after anything else. */
export function trailingWord(text: string): string {
  let at = text.length;
  while (at > 0 && isWordUnit(text.charCodeAt(at - 1))) at -= 1;
  return text.slice(at);
}

/**
 * Replaces words whose folded form begins like one of `keys`, where `replace` has something else to say. `inside`: the
 * text begins in the middle of a word, which is left alone. Read unit by unit: for so few names a regular expression
 * takes longer to be made than the whole text to be read.
 */
export function replaceWords(
  text: string,
  keys: ReadonlyMap<string, unknown>,
  replace: (word: string, folded: string) => string | null,
  inside = false,
): string {
  const initials = new Uint8Array(128);
  for (const key of keys.keys()) {
    const unit = key.charCodeAt(0);
    if (unit < 128) initials[unit | 32] = 1;
  }
  let result = "";
  let copied = 0;
  const { length } = text;
  let before = inside;
  for (let at = 0; at < length; at += 1) {
    const unit = text.charCodeAt(at);
    const within = isWordUnit(unit);
    const begins = within && !before;
    before = within;
    // Of the accented letters any may be the first of a name that is kept without.
    if (!begins || (unit < 128 && initials[unit | 32] === 0)) continue;
    const begin = at;
    while (at + 1 < length && isWordUnit(text.charCodeAt(at + 1))) at += 1;
    const word = text.slice(begin, at + 1);
    const folded = fold(word);
    if (!keys.has(folded)) continue;
    const instead = replace(word, folded);
    if (instead === null) continue;
    result += text.slice(copied, begin) + instead;
    copied = at + 1;
  }
  return copied === 0 ? text : result + text.slice(copied);
}

/** A name in the case of the word it replaces: “MARTA” gives capitals, “marta” small letters. */
export function likeWritten(word: string, name: string): string {
  const lower = word.toLowerCase();
  const upper = word.toUpperCase();
  if (lower === upper) return name;
  if (word === lower) return name.toLowerCase();
  if (word === upper && word.length > 1) return name.toUpperCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
