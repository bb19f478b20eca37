import { describe, expect, test } from "vitest";
import { fromMomentField, toMomentField } from "./moment-field.ts";

describe("a moment in its field", () => {
  test("comes back as it went in, to the minute", () => {
    const iso = new Date(2026, 2, 5, 8, 7).toISOString();
    expect(toMomentField(iso)).toBe("2026-03-05T08:07");
    expect(fromMomentField("2026-03-05T08:07")).toBe(iso);
  });

  test("is empty for none", () => {
    expect(toMomentField(null)).toBe("");
    expect(fromMomentField("")).toBeNull();
  });

  test("is left to be refused where it is none", () => {
    expect(fromMomentField("soon")).toBe("soon");
  });
});
