import { describe, expect, it } from "vitest";
import { firstSentence, keySentence, paragraphsOf } from "./split-text.ts";

describe("a text to be read", () => {
  it("is parted at blank lines", () => {
    expect(paragraphsOf("One.\nStill one.\n\n \nTwo.\n")).toEqual(["One.\nStill one.", "Two."]);
    expect(paragraphsOf("  ")).toEqual([]);
  });

  it("gives its first sentence and the rest", () => {
    expect(firstSentence("Anna, you begin at once. You plan less. ", "en")).toEqual([
      "Anna, you begin at once.",
      "You plan less.",
    ]);
    expect(firstSentence("Una sola frase", "it")).toEqual(["Una sola frase", ""]);
    expect(firstSentence("", "it")).toEqual(["", ""]);
  });

  it("keeps a question together with its answer", () => {
    expect(keySentence("Anna, where does it point? You begin at once. You plan less.", "en")).toEqual([
      "Anna, where does it point? You begin at once.",
      "You plan less.",
    ]);
    expect(keySentence("You begin at once. You plan less.", "en")).toEqual(["You begin at once.", "You plan less."]);
    expect(keySentence("And now?", "en")).toEqual(["And now?", ""]);
  });
});
