import fc from "fast-check";
import { expect, it } from "vitest";
import { splitForStreaming } from "./stream.ts";

it("returns non-empty pieces that join to exactly the text", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: fc.constantFrom(" ", "\n", "a", "—", "\u00a0") })),
      (text) => {
        const pieces = splitForStreaming(text);
        expect(pieces.join("")).toBe(text);
        expect(pieces.every((piece) => piece.length > 0)).toBe(true);
      },
    ),
  );
});

it("splits word by word", () => {
  expect(splitForStreaming("Martedì hai scritto:\n\n- «basta»")).toEqual([
    "Martedì ",
    "hai ",
    "scritto:\n\n",
    "- ",
    "«basta»",
  ]);
});
