import { expect, test } from "vitest";
import { toAge } from "./form.ts";

test.each([
  ["34", 34],
  [" 34 ", 34],
  ["", null],
  ["   ", null],
  [null, null],
  [undefined, null],
  [34, 34],
])("toAge(%j) returns %j", (typed, age) => {
  expect(toAge(typed)).toBe(age);
});

test.each(["1e2", "0x20", "3.5", "3,5", "-5", "+5", "thirty", "12 3", "Infinity"])(
  "toAge('%s') returns NaN",
  (typed) => {
    expect(toAge(typed)).toBeNaN();
  },
);
