import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_REMINDERS, REMINDER_KINDS, type ReminderKind } from "./contract.ts";
import {
  dueReminders,
  keyOf,
  nextLook,
  subjectNow,
  type DatedPlan,
  type DueReminder,
  type ReminderFacts,
  type ReminderRules,
  type WishedContact,
} from "./due-reminders.ts";
import { addDays, wallClock, weekdayOf } from "./local-time.ts";
import { isQuiet } from "./quiet-hours.ts";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
const MINUTE = 60_000;

function rulesWith(on: readonly ReminderKind[], changed: Partial<ReminderRules> = {}): ReminderRules {
  const kinds = Object.fromEntries(REMINDER_KINDS.map((kind) => [kind, on.includes(kind)]));
  return { ...DEFAULT_REMINDERS, ...kinds, time_zone: "Europe/Rome", changed_at: LONG_AGO, ...changed };
}

const plan = (planned: string, changed: Partial<DatedPlan> = {}): DatedPlan => ({
  id: "p1",
  persona_id: "marta",
  persona_name: "Marta",
  planned_date: new Date(planned),
  updated_at: LONG_AGO,
  ...changed,
});

const person = (changed: Partial<WishedContact> = {}): WishedContact => ({
  id: "luca",
  name: "Luca",
  keep_in_touch_days: 10,
  last_contact: "2026-11-01T12:00:00Z",
  created_at: "2026-01-01T12:00:00Z",
  updated_at: LONG_AGO,
  reminded_on: null,
  ...changed,
});

const facts = (...plans: DatedPlan[]): ReminderFacts => ({ plans, people: [] });
const keys = (rules: ReminderRules, known: ReminderFacts, now: string, sent: string[] = []) =>
  dueReminders(rules, known, { now: new Date(now), sent: new Set(sent) }).map(keyOf);

interface Sent extends DueReminder {
  at: Date;
  about: string[];
}

/** Looks only when told to, as the server does, and notes what is sent. `changes` happen when their time comes. */
function run(
  rules: ReminderRules,
  known: ReminderFacts,
  { from, to, down = () => false }: { from: Date; to: Date; down?: (now: Date) => boolean },
): Sent[] {
  const sent: Sent[] = [];
  const people = known.people.map((one) => ({ ...one }));
  const clock = wallClock(rules.time_zone);
  let next = nextLook(rules, from);
  while (next && next < to) {
    let now = next;
    while (down(now)) now = new Date(now.getTime() + 7 * MINUTE);
    const state = { plans: known.plans, people };
    const due = dueReminders(rules, state, { now, sent: new Set(sent.map(keyOf)) });
    for (const reminder of due) {
      const subject = subjectNow(reminder, rules, state, now);
      sent.push({ ...reminder, at: now, about: [...subject.plans, ...subject.people].map(({ id }) => id) });
      for (const { id } of subject.people) {
        people.find((one) => one.id === id)!.reminded_on = clock.dayOf(now);
      }
    }
    next = nextLook(rules, now);
  }
  return sent;
}

describe("a plan", () => {
  const evening = plan("2026-11-27T17:00:00Z");

  test("is told of the evening before, from half past six until noon of its day", () => {
    const rules = rulesWith(["evening_before"]);
    expect(keys(rules, facts(evening), "2026-11-26T17:29:00Z")).toEqual([]);
    expect(keys(rules, facts(evening), "2026-11-26T17:30:00Z")).toEqual(["evening_before:2026-11-27"]);
    expect(keys(rules, facts(evening), "2026-11-26T20:30:00Z")).toEqual([]);
    expect(keys(rules, facts(evening), "2026-11-27T07:00:00Z")).toEqual(["evening_before:2026-11-27"]);
    expect(keys(rules, facts(evening), "2026-11-27T11:00:00Z")).toEqual([]);
    expect(keys(rules, facts(evening), "2026-11-26T17:30:00Z", ["evening_before:2026-11-27"])).toEqual([]);
  });

  test("is told of in the morning, unless it has begun", () => {
    const rules = rulesWith(["morning_of"]);
    expect(keys(rules, facts(evening), "2026-11-27T07:00:00Z")).toEqual(["morning_of:2026-11-27"]);
    expect(keys(rules, facts(plan("2026-11-27T06:30:00Z")), "2026-11-27T07:00:00Z")).toEqual([]);
  });

  test("is told of once in the morning where the evening was missed", () => {
    const rules = rulesWith(["evening_before", "morning_of"]);
    expect(keys(rules, facts(evening), "2026-11-27T07:00:00Z")).toEqual(["morning_of:2026-11-27"]);
    expect(keys(rules, facts(evening), "2026-11-27T07:30:00Z", ["morning_of:2026-11-27"])).toEqual([]);
  });

  test("is asked about the evening after, for a day", () => {
    const rules = rulesWith(["how_did_it_go"]);
    expect(keys(rules, facts(evening), "2026-11-27T18:00:00Z")).toEqual([]);
    expect(keys(rules, facts(evening), "2026-11-28T17:30:00Z")).toEqual(["how_did_it_go:2026-11-27"]);
    expect(keys(rules, facts(evening), "2026-11-29T17:29:00Z")).toEqual(["how_did_it_go:2026-11-27"]);
    expect(keys(rules, facts(evening), "2026-11-29T17:30:00Z")).toEqual([]);
  });

  test("that was written or moved after its reminder was due is not told of, nor what was due before reminders were on", () => {
    const rules = rulesWith(["evening_before"]);
    const late = plan("2026-11-27T17:00:00Z", { updated_at: new Date("2026-11-26T18:00:00Z") });
    expect(keys(rules, facts(late), "2026-11-26T18:30:00Z")).toEqual([]);
    expect(keys(rules, facts(late, { ...evening, id: "p2" }), "2026-11-26T18:30:00Z")).toHaveLength(1);
    const justOn = rulesWith(["evening_before"], { changed_at: new Date("2026-11-26T18:00:00Z") });
    expect(keys(justOn, facts(evening), "2026-11-26T18:30:00Z")).toEqual([]);
  });

  test("of the same day goes into the same reminder, in order", () => {
    const rules = rulesWith(["evening_before"]);
    const two = facts(plan("2026-11-27T17:00:00Z", { id: "later" }), plan("2026-11-27T10:00:00Z", { id: "sooner" }));
    const [only, ...more] = dueReminders(rules, two, { now: new Date("2026-11-26T17:30:00Z"), sent: new Set() });
    expect(more).toEqual([]);
    const subject = subjectNow(only!, rules, two, new Date("2026-11-26T17:30:00Z"));
    expect(subject.plans.map(({ id }) => id)).toEqual(["sooner", "later"]);
  });

  test("that is moved to another day is no longer the subject of the reminder it was in", () => {
    const rules = rulesWith(["evening_before"]);
    const key = { kind: "evening_before", day: "2026-11-27" } as const;
    const now = new Date("2026-11-26T17:30:00Z");
    expect(subjectNow(key, rules, facts(plan("2026-12-03T17:00:00Z")), now).plans).toEqual([]);
  });
});

describe("staying in touch", () => {
  const rules = rulesWith(["keep_in_touch"]);
  const told = (people: WishedContact[], from: string, to: string) =>
    run(rules, { plans: [], people }, { from: new Date(from), to: new Date(to) }).map(({ day, about }) => [day, about]);

  test("is told of in the morning of the day, then once each time the wished days pass again", () => {
    expect(told([person()], "2026-11-02T00:00:00Z", "2026-12-05T00:00:00Z")).toEqual([
      ["2026-11-11", ["luca"]],
      ["2026-11-21", ["luca"]],
      ["2026-12-01", ["luca"]],
    ]);
  });

  test("is one reminder a day for all who are due, and nobody who has been named already", () => {
    const ada = person({ id: "ada", last_contact: "2026-11-02T12:00:00Z" });
    const eva = person({ id: "eva", last_contact: "2026-11-02T20:00:00Z" });
    expect(told([person(), ada, eva], "2026-11-02T00:00:00Z", "2026-11-15T00:00:00Z")).toEqual([
      ["2026-11-11", ["luca"]],
      ["2026-11-12", ["ada", "eva"]],
    ]);
  });

  test("is made up for the next morning by a server that was down", () => {
    const [first] = run(
      rules,
      { plans: [], people: [person()] },
      {
        from: new Date("2026-11-02T00:00:00Z"),
        to: new Date("2026-11-20T00:00:00Z"),
        down: (now) => now > new Date("2026-11-11T00:00:00Z") && now < new Date("2026-11-12T20:00:00Z"),
      },
    );
    expect(first).toMatchObject({ day: "2026-11-13", about: ["luca"] });
  });
});

test("the look back is due on the chosen evening of each week", () => {
  const rules = rulesWith(["look_back"], { look_back_day: 3 });
  const sent = run(rules, facts(), { from: new Date("2026-11-01T00:00:00Z"), to: new Date("2026-12-01T00:00:00Z") });
  expect(sent.map(({ day }) => day)).toEqual(["2026-11-04", "2026-11-11", "2026-11-18", "2026-11-25"]);
});

test("nothing is looked for while nothing is on", () => {
  expect(nextLook(rulesWith([]), new Date())).toBeNull();
});

describe("over time zones and changes of the clock", () => {
  /** Around both changes of summer time in 2027, and Samoa's missing day of 2011. */
  const ZONES: [zone: string, around: string[]][] = [
    ["Europe/Rome", ["2027-03-28", "2027-10-31"]],
    ["America/New_York", ["2027-03-14", "2027-11-07"]],
    ["Australia/Lord_Howe", ["2027-04-04", "2027-10-03"]],
    ["Pacific/Apia", ["2011-12-29", "2011-04-02"]],
    ["Asia/Kathmandu", ["2027-06-01", "2027-06-02"]],
  ];
  const clockTime = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30", "59"))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
  const times = fc.record({ morning: clockTime, evening: clockTime, quiet_from: clockTime, quiet_to: clockTime });
  const place = fc
    .constantFrom(...ZONES)
    .chain(([zone, around]) => fc.record({ zone: fc.constant(zone), around: fc.constantFrom(...around) }));

  test("nothing leaves in quiet hours, nothing twice, and nothing that is over", () => {
    fc.assert(
      fc.property(
        place,
        times,
        fc.array(fc.tuple(fc.integer({ min: -2, max: 3 }), clockTime), { maxLength: 6 }),
        ({ zone, around }, chosen, planned) => {
          const clock = wallClock(zone);
          const rules = rulesWith(REMINDER_KINDS, { time_zone: zone, ...chosen });
          const plans = planned.map(([days, time], at) =>
            plan(clock.momentOf(addDays(around, days), time).toISOString(), {
              id: String(at),
              updated_at: new Date(0),
            }),
          );
          const people = [
            person({ keep_in_touch_days: 2, last_contact: `${around}T12:00:00Z`, updated_at: new Date(0) }),
          ];
          const sent = run(
            { ...rules, changed_at: new Date(0) },
            { plans, people },
            {
              from: clock.momentOf(addDays(around, -4), "00:00"),
              to: clock.momentOf(addDays(around, 6), "00:00"),
            },
          );
          expect(new Set(sent.map(keyOf)).size).toBe(sent.length);
          for (const { kind, day, at, until, about } of sent) {
            expect(isQuiet(rules, clock, at)).toBe(false);
            expect(at < until).toBe(true);
            if (kind !== "look_back") expect(about).not.toEqual([]);
            const today = clock.dayOf(at);
            if (kind === "evening_before") expect([day, addDays(day, -1)]).toContain(today);
            if (kind === "morning_of") expect(today).toBe(day);
            if (kind === "how_did_it_go") expect(today > day).toBe(true);
            if (kind === "look_back") expect(weekdayOf(day)).toBe(rules.look_back_day);
          }
          const contacts = sent.filter(({ kind }) => kind === "keep_in_touch").map(({ at }) => clock.dayOf(at));
          expect(new Set(sent.filter(({ kind }) => kind === "keep_in_touch").map(({ day }) => day)).size).toBe(
            contacts.length,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test("with the usual times every plan at noon is told of the evening before and the morning, and asked about", () => {
    for (const [zone, around] of ZONES) {
      const clock = wallClock(zone);
      const rules = rulesWith(["evening_before", "morning_of", "how_did_it_go"], {
        time_zone: zone,
        changed_at: new Date(0),
      });
      for (const middle of around) {
        const days = [-1, 0, 1].map((count) => addDays(middle, count));
        const real = days.filter((day) => clock.momentsOf(day, "12:00").length > 0);
        const plans = real.map((day) =>
          plan(clock.momentOf(day, "12:00").toISOString(), { id: day, updated_at: new Date(0) }),
        );
        const sent = run(rules, facts(...plans), {
          from: clock.momentOf(addDays(middle, -4), "00:00"),
          to: clock.momentOf(addDays(middle, 6), "00:00"),
        });
        for (const day of real) {
          const mine = sent.filter((one) => one.about.includes(day));
          expect(
            mine.map(({ kind, at }) => [kind, clock.timeOf(at)]),
            `${zone} ${day}`,
          ).toEqual([
            ["evening_before", "18:30"],
            ["morning_of", "08:00"],
            ["how_did_it_go", "18:30"],
          ]);
        }
      }
    }
  });
});
