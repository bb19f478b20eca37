import { describe, expect, it } from "vitest";
import type { ProgressWeek } from "#domain/progress/contract.ts";
import { weekTotals, weekRows } from "./weeks.ts";

const nothing = { notes: 0, planned: 0, recorded: 0, assessments: 0, profiles_complete: 0 };

function week(index: number, change: Partial<ProgressWeek> = {}): ProgressWeek {
  const starts = new Date(Date.UTC(2026, 7, 31 + 7 * index)).toISOString().slice(0, 10);
  const rest = { profile: 20, people: 1, completion: 20, running: index === 11 };
  return { week: `2026-W${36 + index}`, starts, ...rest, ...nothing, ...change };
}

const weeks = Array.from({ length: 12 }, (_, index) =>
  week(index, {
    notes: index === 3 ? 2 : index === 11 ? 1 : 0,
    planned: index === 3 ? 1 : 0,
    profiles_complete: index < 2 ? 1 : index < 9 ? 2 : 1,
  }),
);

describe("weekTotals", () => {
  it("sums all series per week, and counts a complete profile in the week in which it was added", () => {
    expect(weekTotals(weeks)).toEqual([0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 1]);
  });
});

describe("weekRows", () => {
  it("returns the newest week first and omits weeks without activity", () => {
    expect(weekRows(weeks).map(({ starts, counts }) => [starts, counts])).toEqual([
      ["2026-11-16", [["notes", 1]]],
      [
        "2026-09-21",
        [
          ["notes", 2],
          ["planned", 1],
        ],
      ],
      ["2026-09-14", [["profiles_complete", 1]]],
    ]);
    expect(weekRows(weeks)[0]!.running).toBe(true);
    expect(weekRows(Array.from({ length: 12 }, (_, index) => week(index)))).toEqual([]);
  });
});
