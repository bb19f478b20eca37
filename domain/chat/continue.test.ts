import { describe, expect, it } from "vitest";
import { JoinFilter, upToWholeWord } from "./continue.ts";

describe("an answer that was cut", () => {
  it.each([
    ["Write to her and as", "Write to her and "],
    ["Write to her.", "Write to her."],
    ["Write to her:\n\n", "Write to her:\n\n"],
    ["Scrivile, e chiedile com’", "Scrivile, e chiedile "],
    ["Unterbrochen", "Unterbrochen"],
  ])("is taken up after its last whole word: %j", (text, kept) => {
    expect(upToWholeWord(text)).toBe(kept);
  });

  const kept = "Tell her what you saw, without blame, and then ask her ";
  it.each([
    ["how the week was.", "how the week was."],
    [" …how the week was.", "how the week was."],
    ["and then ask her how the week was.", "how the week was."],
    ["without blame, and then ask her, how it was. ".repeat(6), ", how it was. without blame"],
    ["ask her how", "ask her how"],
    ["without blame, and then ask hers", "without blame, and then ask hers"],
  ])("is joined with what follows, without what is repeated: %j", (written, begins) => {
    for (const pieces of [[written], written.split("")]) {
      const filter = new JoinFilter(kept);
      const text = pieces.map((piece) => filter.push(piece)).join("") + filter.end();
      expect(text.startsWith(begins)).toBe(true);
      expect(filter.push(" more")).toBe(" more");
    }
  });

  it.each([
    ["Ecco il punto.", "\n\n- **Poi** scrivile.", "\n\n- **Poi** scrivile."],
    ["Ecco il punto. ", "\n\n- **Poi** scrivile.", "\n\n- **Poi** scrivile."],
    ["Ecco il punto:", " \n - uno\n - due", "\n - uno\n - due"],
    ["Ecco il punto.\n", "\n\n- **Poi**", "\n- **Poi**"],
    ["Ecco il punto.\n\n", "\n\n- **Poi**", "- **Poi**"],
    ["- Ecco il\n", "\n\nPoi scrivile.", "\nPoi scrivile."],
    ["Ecco il punto.", "Ecco il punto.\n\nPoi scrivile.", "\n\nPoi scrivile."],
    ["Ecco il punto.", "\n\n\n\n…Poi scrivile.", "\n\nPoi scrivile."],
    ["Ecco il punto.", "Poi scrivile.", " Poi scrivile."],
    ["Ecco il punto.", " Poi scrivile.", " Poi scrivile."],
    ["Ecco il punto.", "\n\n", ""],
    ["Ecco il ", "\n\npunto.", "punto."],
  ])("starts a new line or paragraph where a sentence has ended: %j, %j", (end, written, joined) => {
    for (const pieces of [[written], written.split("")]) {
      const filter = new JoinFilter(end);
      expect(pieces.map((piece) => filter.push(piece)).join("") + filter.end()).toBe(joined);
    }
  });

  it("goes on within a word that has no beginning", () => {
    const filter = new JoinFilter("Unter");
    expect(filter.push("brochen") + filter.end()).toBe("brochen");
  });
});
