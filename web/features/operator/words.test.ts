import fc from "fast-check";
import { expect, test } from "vitest";
import { formatBytes, mondayOf, weeksAgo } from "./words.ts";

test("sizes have two digits that count, and the unit of the language", () => {
  expect([0, 999, 1500, 23_456_789, 4_200_000_000].map((bytes) => formatBytes(bytes, "en"))).toEqual([
    "0 bytes",
    "999 bytes",
    "1.5 kB",
    "23 MB",
    "4.2 GB",
  ]);
  expect(formatBytes(4_200_000_000, "it")).toBe("4,2 GB");
});

test("an ISO week begins on its Monday, also where the year of the week is another", () => {
  expect(
    ["2026-W48", "2026-W01", "2026-W53", "2021-W01"].map((week) => mondayOf(week).toISOString().slice(0, 10)),
  ).toEqual(["2026-11-23", "2025-12-29", "2026-12-28", "2021-01-04"]);
});

test("every moment of a week is zero weeks after it, and the next week is one", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2100 }),
      fc.integer({ min: 1, max: 52 }),
      fc.nat(604_799_999),
      (year, n, ms) => {
        const week = `${year}-W${String(n).padStart(2, "0")}`;
        const at = mondayOf(week).getTime() + ms;
        expect(mondayOf(week).getUTCDay()).toBe(1);
        expect(weeksAgo(week, new Date(at))).toBe(0);
        expect(weeksAgo(week, new Date(at + 604_800_000))).toBe(1);
      },
    ),
  );
});
