import { describe, expect, it } from "vitest";
import { barHeight } from "./week-bars.tsx";

describe("a week’s bar", () => {
  it("is nothing for nothing, never too small to see, and never fills the height with one thing", () => {
    expect(barHeight(0, [0, 0])).toBe(0);
    expect(barHeight(1, [0, 1])).toBe(14);
    expect(barHeight(1, [1, 500])).toBe(6);
    expect(barHeight(500, [1, 500])).toBe(56);
  });

  it("grows with what it stands for", () => {
    const values = [1, 2, 5, 9];
    const heights = values.map((value) => barHeight(value, values));
    expect(heights).toEqual(heights.toSorted((x, y) => x - y));
    expect(new Set(heights).size).toBe(values.length);
  });
});
