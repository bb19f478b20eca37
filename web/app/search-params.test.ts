import fc from "fast-check";
import { expect, it } from "vitest";
import { count, oneOf, positive, recordId, searchParams, text } from "./search-params.ts";

const parse = searchParams({ tab: oneOf("notes", "plans"), chat: oneOf(1), q: text(5), step: count(9), id: recordId });
const ID = "0192f0c4-7a3b-7c11-9d0e-5a1b2c3d4e5f";

it("reads what is valid and drops what is not, without a trace", () => {
  expect(parse({ tab: "notes", chat: 1, q: 123, step: "4", id: ID })).toEqual({
    tab: "notes",
    chat: 1,
    q: "123",
    step: 4,
    id: ID,
  });
  const dropped = parse({ tab: "people", chat: "1", q: "too long", step: 10, id: `${ID}0`, other: 1 });
  expect(Object.keys(dropped)).toEqual([]);
  expect(parse({ q: "", step: "", id: null })).toEqual({});
});

it("takes whole numbers from 1, and positive ones where fractions are meant", () => {
  expect([1, "9", 9.5, 0, -1, "x", null, true].map(count(9))).toEqual([1, 9, ...Array<undefined>(6)]);
  expect([0.5, "30", 0, Infinity, "x"].map(positive)).toEqual([0.5, 30, ...Array<undefined>(3)]);
});

it("never throws and never lets through what it would not read again", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("tab", "chat", "q", "step", "id", "__proto__"), fc.anything()),
      (search) => {
        const once = parse(search);
        expect(parse({ ...once })).toEqual(once);
      },
    ),
  );
});
