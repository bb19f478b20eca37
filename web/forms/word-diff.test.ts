import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOf } from "./word-diff.ts";

const text = fc
  .array(fc.tuple(fc.constantFrom("a", "b", "c", "d.", "è"), fc.constantFrom(" ", "\n\n", "  ")), { maxLength: 12 })
  .map((words) => words.flat().join(""));
const wordsOf = (words: string) => words.split(/\s+/).filter(Boolean);

test("the pieces are the text, and alternate", () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), text, (one, other) => {
      const pieces = piecesOf(one, other);
      expect(pieces.map((piece) => piece.text).join("")).toBe(one);
      for (const [at, { shared }] of pieces.entries()) expect(shared).not.toBe(pieces[at - 1]?.shared);
    }),
  );
});

test("the shared words are in the other text in this order, as many as there can be", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const shared = piecesOf(one, other).flatMap((piece) => (piece.shared ? wordsOf(piece.text) : []));
      let from = 0;
      const others = wordsOf(other);
      for (const word of shared) {
        from = others.indexOf(word, from) + 1;
        expect(from).toBeGreaterThan(0);
      }
      const back = piecesOf(other, one).flatMap((piece) => (piece.shared ? wordsOf(piece.text) : []));
      expect(shared).toHaveLength(back.length);
    }),
  );
});

test("marks the words that only the first text has", () => {
  expect(piecesOf("On Wednesday she laughed, too.", "On Tuesday she laughed.")).toEqual([
    { text: "On ", shared: true },
    { text: "Wednesday ", shared: false },
    { text: "she ", shared: true },
    { text: "laughed, too.", shared: false },
  ]);
});

test("compares two texts of the longest note within a moment", () => {
  const long = (word: string) => `${word} `.repeat(1000);
  expect(piecesOf(long("a"), long("b"))).toEqual([{ text: long("a"), shared: false }]);
});
