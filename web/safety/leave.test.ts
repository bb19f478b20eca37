import { describe, expect, it } from "vitest";
import { ESCAPES, ESCAPES_WITHIN, NEUTRAL_PAGES, withPress } from "./leave.ts";

describe("quick exit", () => {
  it("has a neutral https page for each language", () => {
    for (const page of Object.values(NEUTRAL_PAGES)) expect(page).toMatch(/^https:\/\/[\w.]+\/$/);
    expect(new Set(Object.values(NEUTRAL_PAGES)).size).toBe(2);
  });

  it("counts only presses of Escape within the time window", () => {
    const quick = [0, 300, 600].reduce<number[]>(withPress, []);
    expect(quick).toHaveLength(ESCAPES);
    const slow = [0, ESCAPES_WITHIN, 2 * ESCAPES_WITHIN].reduce<number[]>(withPress, []);
    expect(slow).toHaveLength(1);
    expect([0, 1000, 2000, 2200].reduce<number[]>(withPress, [])).toEqual([1000, 2000, 2200]);
  });
});
