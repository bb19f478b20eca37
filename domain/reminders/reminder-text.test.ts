import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { matterOf, namesIn, reminderPath, reminderText } from "./reminder-text.ts";
import type { DatedPlan } from "./due-reminders.ts";

const plan = (name: string): DatedPlan => ({
  id: `plan-${name}`,
  persona_id: `id-${name}`,
  persona_name: name,
  planned_date: new Date(0),
  updated_at: new Date(0),
});
const about = (...names: string[]) => ({ plans: names.map(plan), people: [] });

test("the day decides whether it is said to be today or tomorrow", () => {
  expect(matterOf({ kind: "evening_before", day: "2026-11-27" }, "2026-11-26")).toBe("tomorrow");
  expect(matterOf({ kind: "evening_before", day: "2026-11-27" }, "2026-11-27")).toBe("today");
  expect(matterOf({ kind: "morning_of", day: "2026-11-27" }, "2026-11-27")).toBe("today");
});

describe("names", () => {
  test("are a list in the reader’s language, each once, and the others are counted", () => {
    expect(namesIn(about(), "en")).toBeNull();
    expect(namesIn(about("Marta", "Luca", "Marta"), "en")).toBe("Marta and Luca");
    expect(namesIn(about("Marta", "Luca", "Ada"), "it")).toBe("Marta, Luca e Ada");
    expect(namesIn(about("Marta", "Luca", "Ada", "Eva", "Ugo"), "it")).toBe("Marta, Luca e altre 3 persone");
  });

  test("are said only where they are given, as they are written", () => {
    for (const language of LANGUAGES) {
      for (const matter of ["today", "tomorrow", "outcome", "contact", "look_back"] as const) {
        const { title, body } = reminderText(matter, null, language);
        expect(`${title} ${body}`).not.toMatch(/\{|\}|Marta/);
        const named = reminderText(matter, "Marta $& {names}", language);
        expect(named.title).toBe(title);
        expect(named.body.includes("Marta $& {names}")).toBe(matter !== "look_back");
      }
    }
  });
});

test("a reminder leads to the one plan or person it is about, or home", () => {
  expect(reminderPath(about("Marta"))).toBe("/persona/id-Marta?interaction=plan-Marta");
  expect(reminderPath({ plans: [plan("Marta"), { ...plan("Marta"), id: "other" }], people: [] })).toBe(
    "/persona/id-Marta",
  );
  expect(reminderPath(about("Marta", "Luca"))).toBe("/home");
  expect(reminderPath(about())).toBe("/home");
});
