import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, wallClock, weekdayOf } from "./local-time.ts";
import { afterQuiet, isQuiet } from "./quiet-hours.ts";

const ZONES = [
  "Europe/Rome",
  "America/New_York",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Africa/Casablanca",
  "Asia/Kathmandu",
  "America/St_Johns",
  "UTC",
];
const anyZone = fc.constantFrom(...ZONES);
const anyMoment = fc
  .integer({ min: Date.UTC(2010, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const iso = (moments: Date[]) => moments.map((moment) => moment.toISOString());

test("every moment is among those of its own day and time", () => {
  fc.assert(
    fc.property(anyZone, anyMoment, (zone, moment) => {
      const clock = wallClock(zone);
      const moments = clock.momentsOf(clock.dayOf(moment), clock.timeOf(moment));
      expect(iso(moments)).toContain(moment.toISOString());
      expect(clock.momentOf(clock.dayOf(moment), clock.timeOf(moment))).toEqual(moments[0]);
    }),
  );
});

test("a day and time is shown once, except where the clock is changed", () => {
  const rome = wallClock("Europe/Rome");
  expect(iso(rome.momentsOf("2027-03-28", "01:59"))).toEqual(["2027-03-28T00:59:00.000Z"]);
  expect(iso(rome.momentsOf("2027-03-28", "02:30"))).toEqual([]);
  expect(rome.momentOf("2027-03-28", "02:30").toISOString()).toBe("2027-03-28T01:30:00.000Z");
  expect(iso(rome.momentsOf("2027-10-31", "02:30"))).toEqual(["2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z"]);
  // Half an hour.
  const island = wallClock("Australia/Lord_Howe");
  expect(iso(island.momentsOf("2027-04-04", "01:45"))).toHaveLength(2);
  expect(iso(island.momentsOf("2027-10-03", "02:15"))).toHaveLength(0);
  // Samoa left a day out when it moved across the date line.
  const apia = wallClock("Pacific/Apia");
  expect(iso(apia.momentsOf("2011-12-30", "18:30"))).toEqual([]);
  expect(apia.momentOf("2011-12-30", "18:30").toISOString()).toBe("2011-12-31T04:30:00.000Z");
  expect(apia.dayOf(apia.momentOf("2011-12-30", "18:30"))).toBe("2011-12-31");
});

test("days are added across months and years, and weeks begin on Monday", () => {
  expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect([weekdayOf("2026-11-23"), weekdayOf("2026-11-29")]).toEqual([1, 7]);
});

describe("quiet hours", () => {
  const rome = wallClock("Europe/Rome");
  const night = { quiet_from: "21:00", quiet_to: "08:00" };
  const at = (day: string, time: string) => rome.momentOf(day, time);

  test("span midnight, begin when they say and have ended at their end", () => {
    const quiet = (time: string) => isQuiet(night, rome, at("2026-11-27", time));
    expect(["20:59", "21:00", "23:59", "00:00", "07:59", "08:00"].map(quiet)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(isQuiet({ quiet_from: "13:00", quiet_to: "15:00" }, rome, at("2026-11-27", "14:00"))).toBe(true);
    expect(isQuiet({ quiet_from: "08:00", quiet_to: "08:00" }, rome, at("2026-11-27", "08:00"))).toBe(false);
  });

  test("nothing is in them once put off, and what is outside stays where it is", () => {
    fc.assert(
      fc.property(anyZone, anyMoment, anyTime, anyTime, (zone, moment, from, to) => {
        const clock = wallClock(zone);
        const quiet = { quiet_from: from, quiet_to: to };
        const after = afterQuiet(quiet, clock, moment);
        expect(isQuiet(quiet, clock, after)).toBe(false);
        expect(after.getTime()).toBeGreaterThanOrEqual(moment.getTime());
        if (!isQuiet(quiet, clock, moment)) expect(after).toEqual(moment);
        // A day, and what a clock may be put back by; in Samoa a day more.
        expect(after.getTime() - moment.getTime()).toBeLessThanOrEqual(50 * 3_600_000);
      }),
    );
  });

  test("end at the first time that the clock shows their end", () => {
    const quiet = { quiet_from: "21:00", quiet_to: "02:30" };
    expect(afterQuiet(quiet, rome, at("2027-10-30", "22:00")).toISOString()).toBe("2027-10-31T00:30:00.000Z");
    // Shown once more: quiet again until half past two comes back.
    expect(afterQuiet(quiet, rome, new Date("2027-10-31T01:10:00Z")).toISOString()).toBe("2027-10-31T01:30:00.000Z");
  });
});
