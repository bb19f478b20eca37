import { describe, expect, it } from "vitest";
import { formatDayMonth, formatWeek } from "./dates.ts";

describe("calendar days", () => {
  it("formats a day without its year", () => {
    expect(formatDayMonth("2026-11-02", "en")).toBe("2 November");
    expect(formatDayMonth("2026-11-02", "it")).toBe("2 novembre");
  });

  it("formats a week within a month and across two", () => {
    expect(formatWeek("2026-11-02", "en")).toBe("2–8 November");
    expect(formatWeek("2026-11-02", "it")).toBe("2–8 novembre");
    expect(formatWeek("2026-11-30", "en")).toBe("30 November – 6 December");
    expect(formatWeek("2026-12-28", "it")).toBe("28 dicembre – 3 gennaio");
  });
});
