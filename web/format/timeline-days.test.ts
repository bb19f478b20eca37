import { expect, test } from "vitest";
import { byDay, marksWithin } from "./timeline-days.ts";

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test("groups entries by local day, newest first", () => {
  const entries = [
    { id: "a", at: at(2, 9) },
    { id: "b", at: at(17, 8) },
    { id: "c", at: at(17, 23) },
  ];
  expect(byDay(entries).map(({ day, entries: found }) => [day, found.map(({ id }) => id).join("")])).toEqual([
    ["2026-11-17", "cb"],
    ["2026-11-02", "a"],
  ]);
});

test("hides marks older than the loaded entries while more pages follow", () => {
  const marks = [{ at: at(20, 9) }, { at: at(10, 9) }];
  expect(marksWithin(marks, { oldest: at(15, 9), more: true })).toEqual([marks[0]]);
  expect(marksWithin(marks, { oldest: at(15, 9), more: false })).toEqual(marks);
  expect(marksWithin(marks, { oldest: undefined, more: false })).toEqual(marks);
});
