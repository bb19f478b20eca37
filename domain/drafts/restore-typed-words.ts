import type { Draft } from "./draft-types.ts";

/** From this length, a correction of one letter is certain. */
const MIN_CERTAIN_LENGTH = 6;

/** Puts the user's spelling back into a draft where a correction was not certain. */
export function restoreTypedWords<T>(draft: Draft | T, text: string, mended: string): Draft | T {
  if (!draft || typeof draft !== "object" || !("sentences" in draft)) return draft;
  const typed = text.match(WORD) ?? [];
  const read = mended.match(WORD) ?? [];
  if (typed.length !== read.length) return draft;
  const back = new Map(
    typed.flatMap((word, at): [string, string][] =>
      word !== read[at] && word.length < MIN_CERTAIN_LENGTH ? [[read[at]!.toLowerCase(), word]] : [],
    ),
  );
  if (back.size === 0) return draft;
  const sentences = draft.sentences.map((one) => one.replace(WORD, (word) => back.get(word.toLowerCase()) ?? word));
  return { ...draft, sentences };
}

const WORD = /\p{L}+/gu;
