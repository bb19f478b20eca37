import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "#web/app/api.ts";
import { conflictOf, mergeEdits, sameParts, type Part } from "./conflict.ts";

const PARTS: Pick<Part, "names">[] = [{ names: ["text"] }, { names: ["country", "region"] }, { names: ["tags"] }];
const value = fc.constantFrom("", "a", " a ", "b", null, undefined);
const values = fc.record({
  text: value,
  country: value,
  region: value,
  tags: fc.constantFrom([], ["x"], ["x", "y"]),
  other: value,
});
const versions = fc.record({ base: values, mine: values, theirs: values });

test("only a refused edit with the stored record is a conflict", () => {
  const current = { id: "1", version: 2 };
  expect(conflictOf(new ApiError("changed_elsewhere", { current }))).toEqual({ current });
  expect(conflictOf(new ApiError("changed_elsewhere"))).toBeNull();
  expect(conflictOf(new ApiError("conflict", { current }))).toBeNull();
  expect(conflictOf(new Error("changed_elsewhere"))).toBeNull();
});

test("each part is what only one has changed, mine where both have, and open only if they differ", () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const { merged, open } = mergeEdits(PARTS, { base, mine, theirs });
      for (const part of PARTS) {
        const same = (one: object, other: object) => sameParts([part], { ...one }, { ...other });
        expect(same(merged, same(mine, base) ? theirs : mine)).toBe(true);
        expect(open.includes(part)).toBe(!same(mine, base) && !same(theirs, base) && !same(mine, theirs));
      }
      expect(merged["other"]).toBe(mine.other);
    }),
  );
});

test("without an open part, everything either has changed is in the result", () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const { merged, open } = mergeEdits(PARTS, { base, mine, theirs });
      fc.pre(open.length === 0);
      const back = mergeEdits(PARTS, { base, mine: theirs, theirs: mine });
      expect(sameParts(PARTS, merged, back.merged)).toBe(true);
    }),
  );
});

test("one side alone changes everything it changed", () => {
  fc.assert(
    fc.property(values, values, (base, changed) => {
      expect(sameParts(PARTS, mergeEdits(PARTS, { base, mine: base, theirs: changed }).merged, changed)).toBe(true);
      expect(sameParts(PARTS, mergeEdits(PARTS, { base, mine: changed, theirs: base }).merged, changed)).toBe(true);
    }),
  );
});
