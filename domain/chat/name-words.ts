const WORD_UNIT = /[\p{L}\p{M}\p{N}]/u;
const MARKS = /\p{M}/gu;
const NOT_ASCII = /\P{ASCII}/u;

/** Normalizes a word for comparison: lower case, without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize("NFD").replaceAll(MARKS, "") : lower;
}

const NONE = 1;
const MARK = 2;
const SEVERAL = 3;
/** Cache of what each UTF-16 code unit folds to, 0 if not computed yet: every character of a text is looked up. */
const folded = new Uint16Array(65_536);

/** The code unit that a unit folds to; MARK: none, SEVERAL: more than one, NONE: not part of a word. */
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

/** Whether a UTF-16 code unit is part of a word: a letter, mark or digit. */
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

/** The word at the end of a text, complete or not; empty if it ends with another character. */
export function trailingWord(text: string): string {
  let at = text.length;
  while (at > 0 && isWordUnit(text.charCodeAt(at - 1))) at -= 1;
  return text.slice(at);
}

/**
 * Replaces the words whose folded form is in `keys`, unless `replace` returns null. `inside`: the text begins inside a
 * word, whose rest is left alone. Scans code unit by code unit: for so few names, compiling a regular expression takes
 * longer than scanning the text.
 */
export function replaceWords(
  text: string,
  keys: ReadonlyMap<string, unknown>,
  replace: (word: string, folded: string, text: string, at: number) => string | null,
  inside = false,
): string {
  // Per first letter, bit sets of lengths, second, third and last letters: most words need no lookup.
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

/** The name in the letter case of the word it replaces: “MARTA” → upper case, “marta” → lower case. */
export function matchCase(word: string, name: string): string {
  const lower = word.toLowerCase();
  const upper = word.toUpperCase();
  if (lower === upper) return name;
  if (word === lower) return name.toLowerCase();
  if (word === upper && word.length > 1) return name.toUpperCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
