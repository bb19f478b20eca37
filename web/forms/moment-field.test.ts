import { describe, expect, test } from "vitest";
import { fromMomentField, toMomentField } from "./moment-field.ts";

describe("the value of a datetime-local field", () => {
  test("round-trips to the minute", () => {
    const iso = new Date(2026, 2, 5, 8, 7).toISOString();
    expect(toMomentField(iso)).toBe("2026-03-05T08:07");
    expect(fromMomentField("2026-03-05T08:07")).toBe(iso);
  });

  test("is empty for none", () => {
    expect(toMomentField(null)).toBe("");
    expect(fromMomentField("")).toBeNull();
  });

  test("is returned unchanged if it is invalid", () => {
    expect(fromMomentField("soon")).toBe("soon");
  });
});
