import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepInTouch } from "./keep-in-touch.ts";

const person = (last_contact: string | null, keep_in_touch_days: number | null = 7) => ({
  keep_in_touch_days,
  last_contact,
  created_at: "2026-01-01T12:00:00Z",
});
const at = (time: string) => new Date(time);

describe("staying in touch", () => {
  it("counts calendar days in the given time zone", () => {
    const now = at("2026-11-20T00:30:00Z");
    const evening = person("2026-11-19T23:00:00Z");
    expect(keepInTouch(evening, now, "UTC").days_since).toBe(1);
    expect(keepInTouch(evening, now, "Europe/Rome").days_since).toBe(0);
    expect(keepInTouch(evening, now, "America/New_York").days_since).toBe(0);
  });

  it("is due from the wished day on, and never without a wish", () => {
    const last = "2026-11-13T09:00:00Z";
    expect(keepInTouch(person(last), at("2026-11-19T23:00:00Z"), "UTC")).toEqual({ due: false, days_since: 6 });
    expect(keepInTouch(person(last), at("2026-11-20T01:00:00Z"), "UTC")).toEqual({ due: true, days_since: 7 });
    expect(keepInTouch(person(last, null), at("2027-11-20T01:00:00Z"), "UTC").due).toBe(false);
  });

  it("counts from when the person was added if there was no contact yet", () => {
    expect(keepInTouch(person(null), at("2026-01-08T12:00:00Z"), "UTC")).toEqual({ due: true, days_since: 7 });
  });

  it("counts correctly across a daylight-saving change", () => {
    const before = person("2026-03-28T22:30:00Z", 1);
    expect(keepInTouch(before, at("2026-03-29T21:30:00Z"), "Europe/Rome").days_since).toBe(1);
  });

  it("is never negative, and never decreases as time passes", () => {
    const moment = fc.date({ min: at("2000-01-01"), max: at("2100-01-01"), noInvalidDate: true });
    const zone = fc.constantFrom("UTC", "Europe/Rome", "Pacific/Auckland", "America/St_Johns");
    fc.assert(
      fc.property(moment, moment, fc.nat({ max: 4_000_000_000 }), zone, (last, now, later, timeZone) => {
        const one = keepInTouch(person(last.toISOString()), now, timeZone);
        const other = keepInTouch(person(last.toISOString()), new Date(now.getTime() + later), timeZone);
        expect(one.days_since).toBeGreaterThanOrEqual(0);
        expect(other.days_since).toBeGreaterThanOrEqual(one.days_since);
        expect(one.due).toBe(one.days_since >= 7);
      }),
    );
  });
});
