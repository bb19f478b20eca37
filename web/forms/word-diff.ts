/** A piece of a text, and whether its words are in the other text too. Space belongs to the piece before it. */
export interface Piece {
  text: string;
  shared: boolean;
}

/** Splits a text into words, each with the space after it; space at the beginning is a piece of its own. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

/**
 * The words of `text` in pieces: those that `other` has in the same order, and those that only `text` has. The pieces
 * put together are `text`.
 */
export function piecesOf(text: string, other: string): Piece[] {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const [keys, otherKeys] = [words.map((word) => word.trim()), others.map((word) => word.trim())];
  // common[i][j]: the most words that the texts from word i and word j on have in common.
  const common = Array.from({ length: keys.length + 1 }, () => new Uint16Array(otherKeys.length + 1));
  for (let i = keys.length - 1; i >= 0; i -= 1) {
    for (let j = otherKeys.length - 1; j >= 0; j -= 1) {
      common[i]![j] =
        keys[i] === otherKeys[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const pieces: Piece[] = [];
  let j = 0;
  for (const [i, word] of words.entries()) {
    while (j < otherKeys.length && keys[i] !== otherKeys[j] && common[i]![j + 1]! >= common[i + 1]![j]!) j += 1;
    const shared = j < otherKeys.length && keys[i] === otherKeys[j];
    if (shared) j += 1;
    const last = pieces.at(-1);
    if (last?.shared === shared) last.text += word;
    else pieces.push({ text: word, shared });
  }
  return pieces;
}
