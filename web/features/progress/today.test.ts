import { afterEach, describe, expect, it, vi } from "vitest";
import { msUntilTomorrow } from "./today.ts";

const HOUR = 3_600_000;

afterEach(() => vi.unstubAllEnvs());

describe("msUntilTomorrow", () => {
  it("is 24 hours at midnight, and never zero", () => {
    expect(msUntilTomorrow(new Date(2026, 10, 22))).toBe(24 * HOUR);
    expect(msUntilTomorrow(new Date(2026, 10, 22, 23, 59, 59, 999))).toBe(1);
    expect(msUntilTomorrow(new Date(2026, 11, 31, 23))).toBe(HOUR);
  });

  it("accounts for changes to and from daylight saving time", () => {
    vi.stubEnv("TZ", "Europe/Rome");
    expect(msUntilTomorrow(new Date(2026, 2, 29))).toBe(23 * HOUR);
    expect(msUntilTomorrow(new Date(2026, 9, 25))).toBe(25 * HOUR);
  });
});
