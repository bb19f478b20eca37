import { describe, expect, it } from "vitest";
import { barHeight } from "./week-bars.tsx";

describe("barHeight", () => {
  it("is 0 for an empty week, at least 6 px otherwise, and not full height for a single item", () => {
    expect(barHeight(0, [0, 0])).toBe(0);
    expect(barHeight(1, [0, 1])).toBe(14);
    expect(barHeight(1, [1, 500])).toBe(6);
    expect(barHeight(500, [1, 500])).toBe(56);
  });

  it("grows with the value", () => {
    const values = [1, 2, 5, 9];
    const heights = values.map((value) => barHeight(value, values));
    expect(heights).toEqual(heights.toSorted((x, y) => x - y));
    expect(new Set(heights).size).toBe(values.length);
  });
});
