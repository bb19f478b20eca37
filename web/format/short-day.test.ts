import { describe, expect, it } from "vitest";
import { dayOf, onDay, shortDay } from "./short-day.ts";

const NOW = new Date(2026, 10, 20, 9, 30);
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString();

describe("shortDay", () => {
  it("returns today, yesterday and tomorrow by calendar day, not by hours", () => {
    expect(shortDay(at(2026, 10, 20, 0), "en", NOW)).toBe("today");
    expect(shortDay(at(2026, 10, 19, 23), "it", NOW)).toBe("ieri");
    expect(shortDay(at(2026, 10, 21, 0), "en", NOW)).toBe("tomorrow");
  });

  it("includes the weekday in the current year, and the year in other years", () => {
    expect(shortDay(at(2026, 10, 17, 12), "en", NOW)).toBe("Tue 17 Nov");
    expect(shortDay(at(2025, 10, 17, 12), "en", NOW)).toBe("17 Nov 2025");
  });
});

describe("dayOf and onDay", () => {
  it("dayOf returns the local day", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });

  it("onDay moves a date to another day and keeps its time", () => {
    const moved = onDay("2026-02-28", new Date(2026, 0, 31, 18, 45));
    expect([dayOf(moved), moved.getHours(), moved.getMinutes()]).toEqual(["2026-02-28", 18, 45]);
  });
});
