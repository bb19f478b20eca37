import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_WORK, similarWords, STEP } from "./similar-words.ts";
import { snippetOf } from "./snippet.ts";

/** The words found, and the work reported by each step. */
function looked(typed: string[], vocabulary: string[]): { words: string[]; steps: number[] } {
  const search = similarWords(typed, vocabulary);
  const steps: number[] = [];
  for (;;) {
    const { done, value } = search.next();
    if (done) return { words: value, steps };
    steps.push(value);
  }
}

describe("a similar word", () => {
  const meant = (typed: string, vocabulary: string[]) => looked([typed], vocabulary).words;

  it("contains the typed word, or differs by one typing error, or two in long words", () => {
    const own = ["litigio", "litigi", "telefono", "mare", "amare", "mamma", "appuntamento"];
    expect(meant("litgio", own)).toEqual(["litigio"]);
    expect(meant("telefnoo", own)).toEqual(["telefono"]);
    expect(meant("apuntamneto", own)).toEqual(["appuntamento"]);
    expect(meant("mar", own)).toEqual(["mare", "amare"]);
    expect(meant("mmm", own)).toEqual([]);
    expect(meant("m", own)).toEqual([]);
  });

  it("is the same as by the full edit distance", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "à"), minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 6 }), (typed, vocabulary) => {
        const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
        const near = vocabulary.filter(
          (word) => (typed.length > 1 && word.includes(typed)) || (most > 0 && everySlip(typed, word) <= most),
        );
        expect(meant(typed, vocabulary).toSorted()).toEqual(near.toSorted());
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["at random", (n: number) => `${(n * 7919) % 1_000_003}`.padStart(24, "qwertyuiopasdfghjklzxcvb").slice(-24)],
    ["made to resemble each other", (n: number) => `${"abcde".repeat(10)}${n}`],
    ["of 196 letters", (n: number) => `${n}`.padEnd(196, "x")],
  ])("is found in short steps and a limited total, in 50,000 words %s", (_, word) => {
    const vocabulary = Array.from({ length: 50_000 }, (__, n) => word(n));
    const { steps } = looked(
      Array.from({ length: 100 }, (__, n) => word(n).replace(/..$/, "ß§")),
      vocabulary,
    );
    // A pair of words of 60 characters is at most 300 pairs of characters.
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(STEP + 301);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeLessThanOrEqual(MAX_WORK + 8 * 50_000 + 301);
  });
});

/** The edit distance, from the full table. */
function everySlip(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => i + j),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      table[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + same,
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

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

  it("is short and cut between words, never inside a character, wherever the word is", () => {
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
