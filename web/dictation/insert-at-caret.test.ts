import fc from "fast-check";
import { expect, test } from "vitest";
import { withSpaces } from "./insert-at-caret.ts";

/** Inserts the words at the `|` in the text. */
function put(text: string, said: string): string {
  const at = text.indexOf("|");
  const plain = text.replace("|", "");
  return plain.slice(0, at) + withSpaces(plain, at, said) + plain.slice(at);
}

test.each([
  ["|", "She came.", "She came."],
  ["At last.|", "She came.", "At last. She came."],
  ["At last. |", " She came.\n", "At last. She came."],
  ["At last.\n|", "She came.", "At last.\nShe came."],
  ["|Then we left.", "She came.", "She came. Then we left."],
  ["She| late", "came", "She came late"],
  ["She |late", "came", "She came late"],
  ["She came|, at last.", "late", "She came late, at last."],
  ["Ha detto «|»", "sì", "Ha detto «sì»"],
  ["È arrivata l’|", "altra", "È arrivata l’altra"],
  ["Nothing|", "  ", "Nothing"],
])("inserts into “%s” the words “%s”: “%s”", (text, said, expected) => {
  expect(put(text, said)).toBe(expected);
});

test("keeps all existing text and separates words by spaces", () => {
  const word = fc.stringMatching(/^[a-zà-ú]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.nat(60), word, (words, place, said) => {
      const text = words.join(" ");
      const at = Math.min(place, text.length);
      const inserted = withSpaces(text, at, said);
      const whole = text.slice(0, at) + inserted + text.slice(at);
      expect(whole.split(/\s+/)).toContain(said);
      expect(text.slice(0, at) + text.slice(at)).toBe(whole.slice(0, at) + whole.slice(at + inserted.length));
    }),
  );
});
