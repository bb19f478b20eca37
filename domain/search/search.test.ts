import { describe, expect, it } from "vitest";
import { nearbyWords } from "./nearby.ts";
import { snippetOf } from "./snippet.ts";

describe("a word that may have been meant", () => {
  it("holds the one typed, or differs by a slip, two in long words", () => {
    const own = ["litigio", "litigi", "telefono", "mare", "amare", "mamma", "appuntamento"];
    expect(nearbyWords("litgio", own)).toEqual(["litigio"]);
    expect(nearbyWords("telefnoo", own)).toEqual(["telefono"]);
    expect(nearbyWords("apuntamneto", own)).toEqual(["appuntamento"]);
    expect(nearbyWords("mar", own)).toEqual(["mare", "amare"]);
    expect(nearbyWords("mmm", own)).toEqual([]);
    expect(nearbyWords("m", own)).toEqual([]);
  });
});

describe("a passage", () => {
  const shown = (text: string, ...words: string[]) =>
    snippetOf(text, new Set(words))
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join("");

  it("marks words whatever their case and accents", () => {
    expect(shown("L’Età di PERCHÉ e perche", "perche", "eta")).toBe("L’[Età] di [PERCHÉ] e [perche]");
    expect(shown("nothing here", "there")).toBe("nothing here");
    expect(shown("", "x")).toBe("");
  });

  it("is short, between words, and never half a character, wherever the word stands", () => {
    for (const filler of ["word ", "x".repeat(500), "😀".repeat(300)]) {
      for (const place of [0, 1, 7, 50]) {
        const text = `${filler.repeat(place)} needle ${filler.repeat(50)}`;
        const passage = shown(text, "needle");
        expect(passage).toContain("[needle]");
        expect(passage.length).toBeLessThan(260);
        expect(passage.isWellFormed()).toBe(true);
      }
    }
  });
});
