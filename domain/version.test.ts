import fc from "fast-check";
import { expect, test } from "vitest";
import { changesRow, isStale, staleAnswers } from "./version.ts";

const value = fc.oneof(
  fc.string(),
  fc.constant(null),
  fc.integer(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.date({ noInvalidDate: true }),
);
const row = fc.record({ text: value, tags: value, at: value, version: fc.integer({ min: 1, max: 5 }) });
/** Some of the row's columns, copied, so that no value is the same object. */
const copy = (columns: object) => structuredClone(columns) as Record<string, unknown>;

test("a row's own values change nothing, whatever is left out", () => {
  fc.assert(
    fc.property(row, fc.constantFrom("text", "tags", "at"), (stored, left) => {
      expect(changesRow(stored, { ...copy(stored), [left]: undefined })).toBe(false);
    }),
  );
});

test("an edit is stale exactly if it would change a row of another version", () => {
  fc.assert(
    fc.property(row, fc.record({ text: value }), fc.integer({ min: 1, max: 5 }), (stored, columns, base) => {
      expect(isStale(stored, columns, base)).toBe(base !== stored.version && changesRow(stored, columns));
      expect(isStale(stored, columns, undefined)).toBe(false);
      // Sent again after it was stored: the row has a new version, but nothing would change.
      expect(isStale({ ...stored, ...copy(columns), version: stored.version + 1 }, columns, base)).toBe(false);
    }),
  );
});

const answers = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.constantFrom("1", "2", "3"));

test("an answer is stale if it replaces another than the one it began from", () => {
  fc.assert(
    fc.property(answers, answers, (stored, given) => {
      const began = Object.fromEntries(Object.keys(given).map((key) => [key, stored[key] ?? null]));
      expect(staleAnswers(stored, given, began)).toEqual([]);
      expect(staleAnswers(stored, given, undefined)).toEqual([]);
      expect(staleAnswers({ ...stored, ...given }, given, began)).toEqual([]);
      const moved = Object.fromEntries(Object.keys(given).map((key) => [key, "before"]));
      expect(staleAnswers(stored, given, moved)).toEqual(
        Object.keys(given).filter((key) => stored[key] !== given[key]),
      );
    }),
  );
});
