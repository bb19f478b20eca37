import { describe, expect, it } from "vitest";
import { JoinFilter, upToWholeWord } from "./continue.ts";

describe("a truncated answer", () => {
  it.each([
    ["Write to her and as", "Write to her and "],
    ["Write to her.", "Write to her."],
    ["Write to her:\n\n", "Write to her:\n\n"],
    ["Scrivile, e chiedile com’", "Scrivile, e chiedile "],
    ["Unterbrochen", "Unterbrochen"],
  ])("is continued after its last complete word: %j", (text, kept) => {
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
  ])("is joined with its continuation without the repeated words: %j", (written, begins) => {
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
  ])("keeps a line or paragraph break after the end of a sentence: %j, %j", (end, written, joined) => {
    for (const pieces of [[written], written.split("")]) {
      const filter = new JoinFilter(end);
      expect(pieces.map((piece) => filter.push(piece)).join("") + filter.end()).toBe(joined);
    }
  });

  it("continues within a word if there is nothing before it", () => {
    const filter = new JoinFilter("Unter");
    expect(filter.push("brochen") + filter.end()).toBe("brochen");
  });
});
