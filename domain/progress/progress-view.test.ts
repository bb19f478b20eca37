import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { progressViewSchema } from "./contract.ts";
import { localDay, weekName, weekNumber, weekStart } from "./days.ts";
import { personaSteps, userSteps, type DatedAnswer } from "./history.ts";
import { computeProgress, type Moment, type ProgressInput } from "./progress-view.ts";
import { weeksInARow } from "./rhythm.ts";
import { finish } from "../../tests/support/finish.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const HOUR = 3_600_000;
const ZONES = ["Europe/Rome", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"];

const progressView = (from: ProgressInput) => finish(computeProgress(from));
const at = (day: string, time = "12:00:00Z") => new Date(`${day}T${time}`);
const moment = (persona_id: string, day: string): Moment => ({ persona_id, at: at(day) });

function input(over: Partial<ProgressInput> = {}): ProgressInput {
  return {
    now: NOW,
    timeZone: "Europe/Rome",
    profile: { progress_level: 20, steps: [{ at: at("2026-10-01"), progress_level: 20 }] },
    people: [],
    notes: [],
    planned: [],
    recorded: [],
    assessments: [],
    ...over,
  };
}

describe("days and weeks", () => {
  it.each([
    ["2026-11-20", "2026-W47", "2026-11-16"],
    ["2026-11-16", "2026-W47", "2026-11-16"],
    ["2026-11-15", "2026-W46", "2026-11-09"],
    ["2027-01-03", "2026-W53", "2026-12-28"],
    ["2027-01-04", "2027-W01", "2027-01-04"],
    ["2024-12-30", "2025-W01", "2024-12-30"],
    ["1969-12-31", "1970-W01", "1969-12-29"],
  ])("%s is in %s, from %s", (day, name, monday) => {
    expect(weekName(weekNumber(day))).toBe(name);
    expect(weekStart(weekNumber(day))).toBe(monday);
  });

  it.each([
    ["Europe/Rome", "2026-03-28T22:59:59Z", "2026-03-28"],
    ["Europe/Rome", "2026-03-28T23:00:00Z", "2026-03-29"],
    ["Europe/Rome", "2026-03-29T21:59:59Z", "2026-03-29"],
    ["Europe/Rome", "2026-03-29T22:00:00Z", "2026-03-30"],
    ["Europe/Rome", "2026-10-25T22:59:59Z", "2026-10-25"],
    ["Europe/Rome", "2026-10-25T23:00:00Z", "2026-10-26"],
    ["Pacific/Kiritimati", "2026-01-01T10:00:00Z", "2026-01-02"],
    ["Pacific/Pago_Pago", "2026-01-01T10:59:59Z", "2025-12-31"],
  ])("in %s at %s it is %s", (zone, time, day) => {
    expect(localDay(new Date(time), zone)).toBe(day);
  });

  it("throws for an unknown zone", () => {
    expect(() => localDay(NOW, "Europe/Nowhere")).toThrow(RangeError);
  });
});

describe("weeks in a row", () => {
  it.each([
    ["nothing yet", [], 0],
    ["only the running week", [100], 1],
    ["the running week is still empty", [99, 98, 97], 3],
    ["with the running week", [100, 99, 98], 3],
    ["one missed week does not end it, nor count", [100, 98, 97], 3],
    ["one missed just now", [98, 97], 2],
    ["every second week", [100, 98, 96, 94], 4],
    ["two missed in a row end it", [100, 97, 96], 1],
    ["two missed just now", [97, 96, 95], 0],
    ["weeks to come are ignored", [101, 103], 0],
  ])("%s", (_, weeks, expected) => {
    expect(weeksInARow(weeks, 100)).toBe(expected);
  });

  it("never decreases when a week begins or an event is added", () => {
    const weeks = fc.array(fc.integer({ min: 70, max: 100 }));
    fc.assert(
      fc.property(weeks, fc.integer({ min: 70, max: 100 }), (active, more) => {
        const row = weeksInARow(active, 100);
        expect(weeksInARow([...active, more], 100)).toBeGreaterThanOrEqual(row);
        expect(row).toBeLessThanOrEqual(new Set(active).size);
        if (active.includes(100)) expect(weeksInARow(active, 101)).toBe(row);
        if (active.includes(100)) expect(weeksInARow(active, 102)).toBe(row);
      }),
    );
  });
});

describe("progress over time", () => {
  const QUESTIONS = {
    clusters: [["o1", "o2"], ["c1"], ["e1"], ["b1"]],
    sections: [["s1"], ["t1"]],
    assessment: [["a1"], ["a2"], ["a3"], ["a4"]],
  };
  const answer = (question: string, day: string, archived?: string): DatedAnswer => ({
    question,
    created_at: at(day),
    archived_at: archived ? at(archived) : null,
  });

  it("is replayed from dated answers, retake included", () => {
    const retake = "2026-10-10";
    const steps = personaSteps(
      at("2026-10-01"),
      [
        answer("s1", "2026-10-04", retake),
        answer("o1", "2026-10-02", retake),
        answer("o2", "2026-10-03", retake),
        answer("initial_1", "2026-10-02"),
        answer("c1", "2026-10-11"),
        answer("a1", "2026-10-12"),
      ],
      QUESTIONS,
    );
    expect(steps.map((step) => [step.at.toISOString().slice(0, 10), step.progress_level])).toEqual([
      ["2026-10-01", 20],
      ["2026-10-03", 30],
      ["2026-10-04", 40],
      ["2026-10-10", 20],
      ["2026-10-11", 30],
      ["2026-10-12", 40],
    ]);
  });

  it("is replayed for one’s own profile", () => {
    const steps = userSteps(at("2026-10-01"), [answer("o1", "2026-10-02"), answer("o2", "2026-10-02")], [["o1", "o2"]]);
    expect(steps.map((step) => step.progress_level)).toEqual([20, 40]);
  });
});

describe("the progress view", () => {
  it("counts events overall, by week and by person", () => {
    const view = progressView(
      input({
        people: [
          { id: "anna", name: "Anna", progress_level: 100, steps: [{ at: at("2026-11-03"), progress_level: 60 }] },
          { id: "luca", name: "Luca", progress_level: 30, steps: [{ at: at("2026-11-19"), progress_level: 20 }] },
        ],
        notes: [moment("anna", "2026-11-17"), moment("anna", "2026-11-18"), moment("luca", "2026-11-03")],
        planned: [moment("luca", "2026-11-19")],
        recorded: [moment("anna", "2025-01-07")],
        assessments: [moment("gone", "2026-11-10")],
      }),
    );
    expect(progressViewSchema.parse(view)).toEqual(view);
    expect(view.today).toBe("2026-11-20");
    expect(view.overall).toEqual({
      notes: 3,
      planned: 1,
      recorded: 1,
      assessments: 1,
      profile: 20,
      people: 2,
      profiles_complete: 1,
      completion: 65,
    });
    expect(view.weeks.map(({ week }) => week)).toEqual(Array.from({ length: 12 }, (_, index) => `2026-W${36 + index}`));
    expect(view.weeks.map(({ running }) => running).lastIndexOf(false)).toBe(10);
    expect(view.weeks.at(-1)).toMatchObject({ notes: 2, planned: 1, people: 2, completion: 65, profiles_complete: 1 });
    expect(view.weeks.at(-3)).toMatchObject({ notes: 1, people: 1, completion: 60, profiles_complete: 0, profile: 20 });
    expect(view.weeks.at(0)).toMatchObject({ people: 0, completion: null, profile: null });
    expect(view.rhythm).toEqual({ weeks_with_moments: 4, weeks_in_a_row: 3 });
    expect(view.people).toEqual([
      {
        id: "anna",
        name: "Anna",
        progress_level: 100,
        state: "complete",
        notes: 2,
        planned: 0,
        recorded: 1,
        assessments: 0,
        last_moment: "2026-11-18",
      },
      {
        id: "luca",
        name: "Luca",
        progress_level: 30,
        state: "continue",
        notes: 1,
        planned: 1,
        recorded: 0,
        assessments: 0,
        last_moment: "2026-11-19",
      },
    ]);
  });

  it("assigns an event to its week in the user’s time zone", () => {
    const sundayNight = { persona_id: "anna", at: new Date("2026-11-15T23:30:00Z") };
    const week = (timeZone: string) => progressView(input({ timeZone, notes: [sundayNight] })).weeks;
    expect(week("Europe/Rome").at(-1)?.notes).toBe(1);
    expect(week("Europe/London").at(-1)?.notes).toBe(0);
    expect(week("Europe/London").at(-2)?.notes).toBe(1);
  });

  it("is consistent for any history, in any order", () => {
    const hours = fc.array(
      fc.record({ ago: fc.integer({ min: 0, max: 24 * 400 }), who: fc.constantFrom("a", "b", "x") }),
    );
    const moments = hours.map((list) =>
      list.map(({ ago, who }) => ({ persona_id: who, at: new Date(NOW.getTime() - ago * HOUR) })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.record({ notes: moments, planned: moments, recorded: moments, assessments: moments }),
        (timeZone, events) => {
          const people = ["a", "b"].map((id) => ({ id, name: id, progress_level: 20, steps: [] }));
          const view = progressView(input({ timeZone, people, ...events }));
          expect(progressViewSchema.parse(view)).toEqual(view);
          const turned = Object.fromEntries(Object.entries(events).map(([kind, list]) => [kind, list.toReversed()]));
          expect(progressView(input({ timeZone, people, ...turned }))).toEqual(view);
          for (const kind of ["notes", "planned", "recorded", "assessments"] as const) {
            expect(view.overall[kind]).toBe(events[kind].length);
            expect(view.weeks.reduce((sum, week) => sum + week[kind], 0)).toBeLessThanOrEqual(view.overall[kind]);
            const withoutX = events[kind].filter(({ persona_id }) => persona_id !== "x").length;
            expect(view.people.reduce((sum, person) => sum + person[kind], 0)).toBe(withoutX);
          }
          expect(view.rhythm.weeks_in_a_row).toBeLessThanOrEqual(view.rhythm.weeks_with_moments);
        },
      ),
      { numRuns: 60 },
    );
  });
});
