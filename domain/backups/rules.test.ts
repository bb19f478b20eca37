import fc from "fast-check";
import { expect, test } from "vitest";
import { isBackupDue, lastDue, type PastRun } from "./due.ts";
import { ALL_KEPT_MS, keptBackups, KEPT } from "./kept.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const utcDay = (moment: Date) => moment.toISOString().slice(0, 10);
const moments = fc.array(
  fc.integer({ min: 0, max: 900 * 24 }).map((hours) => new Date(Date.UTC(2025, 0, 1) + hours * HOUR)),
  { maxLength: 120 },
);

test("those of two days are kept, with the newest of each of the last days, weeks and months, and no more", () => {
  fc.assert(
    fc.property(moments, (made) => {
      const kept = keptBackups(made, utcDay);
      for (const one of kept) expect(made).toContain(one);
      const newest = made.toSorted((a, b) => b.getTime() - a.getTime());
      const recent = made.filter((one) => newest[0]!.getTime() - one.getTime() < ALL_KEPT_MS);
      for (const one of recent) expect(kept).toContain(one);
      expect(kept.size).toBeLessThanOrEqual(recent.length + KEPT.days + KEPT.weeks + KEPT.months);
      if (newest[0]) expect([...kept].some((one) => one.getTime() === newest[0]!.getTime())).toBe(true);
      const keptDays = new Set([...kept].map(utcDay));
      for (const day of [...new Set(newest.map(utcDay))].slice(0, KEPT.days)) expect(keptDays).toContain(day);
      const keptMonths = new Set([...kept].map((one) => utcDay(one).slice(0, 7)));
      for (const month of [...new Set(newest.map((one) => utcDay(one).slice(0, 7)))].slice(0, KEPT.months))
        expect(keptMonths).toContain(month);
    }),
  );
});

test("what is deleted is never wanted again as time goes on", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (made, days) => {
      const newest = Math.max(Date.UTC(2025, 0, 1), ...made.map((one) => one.getTime()));
      const later = Array.from({ length: days }, (_, day) => new Date(newest + (day + 1) * DAY));
      // Deleting after each backup leaves the same as deleting once at the end.
      let present = made;
      for (const one of later) {
        present = [...present, one];
        const kept = keptBackups(present, utcDay);
        present = present.filter((each) => kept.has(each));
      }
      const atOnce = keptBackups([...made, ...later], utcDay);
      const days7 = later.slice(-KEPT.days);
      for (const one of days7) expect(present).toContain(one);
      for (const one of present) if (later.includes(one) && days > KEPT.days) expect(atOnce).toContain(one);
    }),
  );
});

test("what was backed up before an older backup was restored stays for two days", () => {
  const [old, lost, restored] = [
    new Date("2026-03-09T03:00Z"),
    new Date("2026-03-10T16:00Z"),
    new Date("2026-03-10T16:20Z"),
  ];
  expect(keptBackups([old, lost, restored], utcDay)).toContain(lost);
  expect(keptBackups([old, lost, restored, new Date("2026-03-12T03:00Z")], utcDay)).toContain(lost);
  expect(keptBackups([old, lost, restored, new Date("2026-03-13T03:00Z")], utcDay)).not.toContain(lost);
});

test("a backup a day for three years leaves 7 days, 4 weeks and 12 months", () => {
  let present: Date[] = [];
  for (let day = 0; day < 1096; day += 1) {
    present.push(new Date(Date.UTC(2023, 0, 1, 3) + day * DAY));
    const kept = keptBackups(present, utcDay);
    present = present.filter((one) => kept.has(one));
  }
  const days = present.map(utcDay);
  expect(days.slice(-7)).toEqual([
    "2025-12-25",
    "2025-12-26",
    "2025-12-27",
    "2025-12-28",
    "2025-12-29",
    "2025-12-30",
    "2025-12-31",
  ]);
  // The last day of each month, and the Sundays of four weeks.
  expect(days.slice(0, -7)).toEqual([
    "2025-01-31",
    "2025-02-28",
    "2025-03-31",
    "2025-04-30",
    "2025-05-31",
    "2025-06-30",
    "2025-07-31",
    "2025-08-31",
    "2025-09-30",
    "2025-10-31",
    "2025-11-30",
    "2025-12-14",
    "2025-12-21",
  ]);
});

const run = (state: PastRun["state"], startedAt: Date, minutes: number | null): PastRun => ({
  state,
  startedAt,
  endedAt: minutes === null ? null : new Date(startedAt.getTime() + minutes * 60_000),
  leaseUntil: new Date(startedAt.getTime() + 15 * 60_000),
  error: state === "failed" ? "other" : null,
});

test("the last time a clock showed an hour is at most two days ago, and not in the future", () => {
  const minute = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const now = fc.date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(minute, now, ([hours, minutes], at) => {
      const time = `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
      const due = lastDue(time, at);
      expect(at.getTime() - due.getTime()).toBeGreaterThanOrEqual(0);
      expect(at.getTime() - due.getTime()).toBeLessThan(DAY + 2 * HOUR);
      expect(isBackupDue(time, at, [run("good", due, 5)])).toBe(false);
      expect(isBackupDue(time, at, [run("good", new Date(due.getTime() - 1), 5)])).toBe(true);
    }),
  );
});

test("one is due at once where there is none, once a day, and an hour after a failure", () => {
  const at = (time: string, day = 10) => new Date(`2026-03-${day}T${time}:00`);
  expect(isBackupDue("03:00", at("15:00"), [])).toBe(true);
  const good = run("good", at("03:00"), 10);
  expect(isBackupDue("03:00", at("23:59"), [good])).toBe(false);
  expect(isBackupDue("03:00", at("02:59", 11), [good])).toBe(false);
  expect(isBackupDue("03:00", at("03:00", 11), [good])).toBe(true);
  const failed = run("failed", at("03:00", 11), 10);
  expect(isBackupDue("03:00", at("04:09", 11), [failed, good])).toBe(false);
  expect(isBackupDue("03:00", at("04:11", 11), [failed, good])).toBe(true);
  const interrupted = { ...failed, error: "interrupted" } as const;
  expect(isBackupDue("03:00", at("03:10", 11), [interrupted, good])).toBe(false);
  expect(isBackupDue("03:00", at("03:11", 11), [interrupted, good]), "a restart").toBe(true);
  expect(isBackupDue("03:00", at("03:11", 11), [interrupted, failed, good]), "a failure before it").toBe(false);
  const running = run("running", at("03:00", 11), null);
  expect(isBackupDue("03:00", at("03:10", 11), [running, good])).toBe(false);
  expect(isBackupDue("03:00", at("04:16", 11), [running, good]), "its process has died").toBe(true);
});
