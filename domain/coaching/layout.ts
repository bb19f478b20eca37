import type { CoachSource } from "./reply-types.ts";
import { countWords } from "./text.ts";

/** Words of a reply: where leaving out begins, and where it stops. */
const LONGEST = 180;
const SHORTEST = 95;

/** A part of a reply. */
export interface Piece {
  text: string;
  /** Higher goes first when the reply is too long; 0 always stays. */
  dispensable: number;
  source?: CoachSource;
  /** Starts a new paragraph. */
  paragraph?: boolean;
}

/** Leaves out the most dispensable pieces until the reply is short enough; what is needed for the length stays. */
export function fit(pieces: readonly Piece[]): Piece[] {
  let kept = [...pieces];
  const words = (list: readonly Piece[]) => countWords(list.map(({ text }) => text).join(" "));
  for (;;) {
    const over = words(kept) > LONGEST;
    const spare = kept.reduce<Piece | null>(
      (most, piece) => (piece.dispensable > (most?.dispensable ?? 0) ? piece : most),
      null,
    );
    if (!over || !spare) return kept;
    const shorter = kept.filter((piece) => piece !== spare);
    if (words(shorter) < SHORTEST) return kept;
    const at = kept.indexOf(spare);
    const next = kept[at + 1];
    // A paragraph whose first piece goes begins with the next one.
    if (spare.paragraph && next && !next.paragraph) kept[at + 1] = { ...next, paragraph: true };
    kept = kept.filter((piece) => piece !== spare);
  }
}

/** The pieces as light Markdown: sentences joined, list lines together, paragraphs apart. */
export function layOut(pieces: readonly Piece[]): string {
  let text = "";
  let previousList = false;
  for (const piece of pieces) {
    const list = piece.text.startsWith("- ");
    if (text === "") text = piece.text;
    else if (list && previousList) text += `\n${piece.text}`;
    else if (list || piece.paragraph || previousList) text += `\n\n${piece.text}`;
    else text += ` ${piece.text}`;
    previousList = list;
  }
  return text;
}
