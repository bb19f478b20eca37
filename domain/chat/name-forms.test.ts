import { expect, it } from "vitest";
import { nameForms } from "./name-forms.ts";

/** A name of this many distinct words. */
const nameOf = (words: number) =>
  Array.from({ length: words }, (_, at) => `Qu${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}zx`).join(
    " ",
  );

it("joins neighbouring words and first with last, in either order, up to five words", () => {
  const forms = nameForms([{ name: "Giovanni Battista Maria Loi", gender: "male" }]);
  for (const form of [
    "giovannibattista",
    "battistagiovanni",
    "mariabattista",
    "marialoi",
    "giovanniloi",
    "loigiovanni",
  ])
    expect(forms.has(form)).toBe(true);
  expect(forms.has("giovannibattistamarialoi")).toBe(true);
  expect(forms.has("giovannimaria")).toBe(false);
  const added = (words: number) => nameForms([{ name: nameOf(words), gender: null, also_called: nameOf(words) }]).size;
  expect(added(40)).toBeLessThanOrEqual(2 * added(20));
});
