const WORD_UNIT = /[\p{L}\p{M}\p{N}]/u;
const MARKS = /\p{M}/gu;
const NOT_ASCII = /\P{ASCII}/u;

/** A word as it is compared: lower case, without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize("NFD").replaceAll(MARKS, "") : lower;
}

const NONE = 1;
const MARK = 2;
const SEVERAL = 3;
/** What each UTF-16 unit folds to, as far as one has been asked for (else 0), since each letter of a text is. */
const folded = new Uint16Array(65_536);

/** The one unit that a unit folds to, or MARK for nothing, SEVERAL for more than one, NONE where it belongs to no word. */
function foldUnit(unit: number): number {
  return folded[unit] || learnUnit(unit);
}

function learnUnit(unit: number): number {
  const text = String.fromCharCode(unit);
  const plain = fold(text);
  const found = !WORD_UNIT.test(text) ? NONE : plain === "" ? MARK : plain.length > 1 ? SEVERAL : plain.charCodeAt(0);
  folded[unit] = found;
  return found;
}

/** Whether a UTF-16 unit belongs to a word: letters, marks and digits. */
export function isWordUnit(unit: number): boolean {
  return foldUnit(unit) !== NONE;
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
  replace: (word: string, folded: string, text: string, at: number) => string | null,
  inside = false,
): string {
  // By first letter, which lengths, second, third and last letters there are, a bit each: few words need to be looked up.
  const lengths = new Int32Array(128);
  const seconds = new Int32Array(128);
  const thirds = new Int32Array(128);
  const lasts = new Int32Array(128);
  for (const key of keys.keys()) {
    const unit = key.charCodeAt(0);
    if (unit > 127) continue;
    lengths[unit]! |= 1 << key.length;
    seconds[unit]! |= 1 << key.charCodeAt(1);
    thirds[unit]! |= 1 << key.charCodeAt(2);
    lasts[unit]! |= 1 << key.charCodeAt(key.length - 1);
  }
  let result = "";
  let copied = 0;
  const { length } = text;
  let before = inside;
  for (let at = 0; at < length; at += 1) {
    const first = foldUnit(text.charCodeAt(at));
    const begins = first !== NONE && !before;
    before = first !== NONE;
    if (!begins || (first > SEVERAL && first < 128 && lengths[first] === 0)) continue;
    const begin = at;
    let units = 1;
    let second = 0;
    let third = 0;
    let last = 0;
    let plain = first > SEVERAL && first < 128;
    for (; at + 1 < length; at += 1) {
      const unit = foldUnit(text.charCodeAt(at + 1));
      if (unit === NONE) break;
      if (unit === SEVERAL) plain = false;
      if (unit === MARK) continue;
      units += 1;
      if (units === 2) second = unit;
      if (units === 3) third = unit;
      last = unit;
    }
    const begun = (lengths[first]! >> units) & (seconds[first]! >> second);
    const whole = units < 3 ? begun : begun & (thirds[first]! >> third) & (lasts[first]! >> last);
    if (plain && (whole & 1) === 0) continue;
    const word = text.slice(begin, at + 1);
    const key = fold(word);
    if (!keys.has(key)) continue;
    const instead = replace(word, key, text, begin);
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
