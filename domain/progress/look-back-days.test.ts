import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anniversaries, lookBackEnd, lookBackStart } from "./look-back-days.ts";

const ZONES = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu"];

describe("the seven days", () => {
  it("are those before the chosen day, whole, in every zone and on both changes of the clocks", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
        fc.constantFrom(...ZONES),
        fc.integer({ min: 1, max: 7 }),
        (now, zone, weekday) => {
          const starts = lookBackStart(now, zone, weekday);
          const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);
          const isoWeekday = new Date(`${starts}T00:00:00Z`).getUTCDay() || 7;
          const since = (Date.parse(today) - Date.parse(starts)) / 86_400_000;
          expect(isoWeekday).toBe(weekday);
          expect(since).toBeGreaterThanOrEqual(7);
          expect(since).toBeLessThan(14);
          expect((Date.parse(lookBackEnd(starts)) - Date.parse(starts)) / 86_400_000).toBe(6);
        },
      ),
    );
  });

  it.each([
    ["Europe/Rome", "2026-03-22T22:59:59Z", "2026-03-09"],
    ["Europe/Rome", "2026-03-22T23:00:00Z", "2026-03-16"],
    ["Europe/Rome", "2026-03-29T21:59:59Z", "2026-03-16"],
    ["Europe/Rome", "2026-03-29T22:00:00Z", "2026-03-23"],
    ["Europe/Rome", "2026-10-25T22:59:59Z", "2026-10-12"],
    ["Europe/Rome", "2026-10-25T23:00:00Z", "2026-10-19"],
    ["America/New_York", "2026-11-02T04:59:59Z", "2026-10-19"],
    ["America/New_York", "2026-11-02T05:00:00Z", "2026-10-26"],
  ])("in %s at %s they start on %s", (zone, now, starts) => {
    expect(lookBackStart(new Date(now), zone)).toBe(starts);
  });

  it("have anniversaries, also where the month is shorter", () => {
    expect(anniversaries("2028-02-29")).toEqual({ year: "2027-02-28", month: "2028-01-29" });
    expect(anniversaries("2026-03-31")).toEqual({ year: "2025-03-31", month: "2026-02-28" });
    expect(anniversaries("2026-01-15")).toEqual({ year: "2025-01-15", month: "2025-12-15" });
  });
});
