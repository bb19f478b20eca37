import { expect, it } from "vitest";
import { classifyChange } from "./change.ts";

const history = (...newestFirst: number[]) => newestFirst.map((RHS) => ({ scores: { RHS } }));

it("reports no change below 15 points", () => {
  expect(classifyChange([])).toBeNull();
  expect(classifyChange(history(60))).toBe("first");
  expect(classifyChange(history(60, 60))).toBe("steady");
  // Five steps of one answer make 13.9 points, six make 16.7.
  expect(classifyChange(history((100 * 25) / 36, (100 * 20) / 36))).toBe("steady");
  expect(classifyChange(history((100 * 20) / 36, (100 * 25) / 36))).toBe("steady");
  expect(classifyChange(history((100 * 26) / 36, (100 * 20) / 36))).toBe("up");
  expect(classifyChange(history((100 * 20) / 36, (100 * 26) / 36))).toBe("down");
  expect(classifyChange(history(60, 45, 90))).toBe("up");
});

it("reports a slow trend over at least three results", () => {
  expect(classifyChange(history(50, 60, 70))).toBe("slowly_down");
  expect(classifyChange(history(70, 60, 50))).toBe("slowly_up");
  expect(classifyChange(history(50, 58, 58, 66))).toBe("slowly_down");
  // A step in the other direction in between, or too few points overall.
  expect(classifyChange(history(50, 60, 55, 70))).toBe("steady");
  expect(classifyChange(history(60, 65, 70))).toBe("steady");
  // One large step and no other: a single step is no trend.
  expect(classifyChange(history(60, 60, 80))).toBe("steady");
  expect(classifyChange(history(30, 60, 70))).toBe("down");
});
