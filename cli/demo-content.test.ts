import { describe, expect, it } from "vitest";
import { readDanger } from "#domain/care/read-danger.ts";
import { LANGUAGES, LOCALES, type Bilingual, type Language } from "#domain/language.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INDICES } from "#domain/relationship/indices.ts";
import { toStoredAnswers } from "#domain/relationship/keys.ts";
import { scoreAssessment, hasFrighteningAnswer } from "#domain/relationship/score.ts";
import { relationshipTips } from "#domain/relationship/tips.ts";
import { weighSafety } from "#domain/safety/check.ts";
import { agreementAnswers, answersWithScores, type DemoAnswers, type DemoPerson } from "./demo-content.ts";
import { dayAt, nextDay, WEEKDAYS, zoneFor, type Weekday } from "./demo-days.ts";
import { DEMO_PEOPLE } from "./demo-people.ts";
import { DEMO_LONG, DEMO_OWN_ANSWERS } from "./demo-self.ts";

const written = (answers: DemoAnswers = {}) =>
  Object.values(answers).filter((answer): answer is Bilingual => typeof answer !== "string");

/** All texts about a person, each as it is stored. */
function textsOf({ answers, notes, plans = [], talks = [] }: DemoPerson): Bilingual[] {
  const planned = plans.flatMap(({ plan, avoid, feeling, hope, outcome }) => [plan, avoid, feeling, hope, outcome]);
  return [
    ...written(answers),
    ...notes.flatMap(({ text, tags = [] }) => [text, ...tags]),
    ...planned.filter((text) => text !== undefined),
    ...talks.flatMap(({ lines }) => lines),
  ];
}

const named: Record<Language, readonly string[]> = {
  en: WEEKDAYS.map((day) => day.toLowerCase()),
  it: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
};
const daysIn = (text: string, language: Language): Weekday[] =>
  WEEKDAYS.filter((_, at) => new RegExp(`(?<!\\p{L})${named[language][at]}(?!\\p{L})`, "iu").test(text));

describe("the demo account", () => {
  for (const language of LANGUAGES) {
    it(`contains nothing that the safety check notices, alone or together (${language})`, () => {
      for (const person of DEMO_PEOPLE) {
        const about = { name: person.name[language], context: person.context };
        const texts = textsOf(person).map((text) => text[language]);
        for (const text of [...texts, texts.join("\n\n")]) expect(readDanger(text, about), text).toBeNull();
        for (const text of texts) {
          const { odds, least } = weighSafety(text);
          expect(odds, text).toBeLessThan(least);
        }
      }
      for (const text of written(DEMO_OWN_ANSWERS)) {
        expect(readDanger(text[language], { name: "", context: "other" }), text[language]).toBeNull();
      }
    });

    it(`names only the weekdays on which plans are dated (${language})`, () => {
      for (const { notes, plans = [], talks = [] } of DEMO_PEOPLE) {
        for (const { when, ...rest } of plans) {
          const days = Object.values(rest).flatMap((text) => ("next" in when ? daysIn(text[language], language) : []));
          expect(days.filter((day) => "next" in when && day !== when.next)).toEqual([]);
        }
        for (const text of [...notes.map((note) => note.text), ...talks.flatMap(({ lines }) => lines)]) {
          expect(daysIn(text[language], language), text[language]).toEqual([]);
        }
      }
    });
  }

  it("has assessments without frightening answers, with different areas and ordinary tips", () => {
    const sheets = DEMO_PEOPLE.flatMap((person) =>
      (person.assessments ?? []).map(({ scores }) => ({ person, answers: answersWithScores(scores) })),
    );
    expect(sheets.length).toBeGreaterThan(6);
    for (const { person, answers } of sheets) {
      const { scores, safetyConcern, coaching_triggers } = scoreAssessment(answers);
      expect({ safetyConcern, coaching_triggers }).toEqual({ safetyConcern: false, coaching_triggers: [] });
      expect(hasFrighteningAnswer(toStoredAnswers(answers))).toBe(false);
      expect(scores.RHS).toBeGreaterThan(50);
      for (const language of LANGUAGES) {
        const { name, context, age } = person;
        const persona = { name: name[language], context, age: age ?? null };
        const advice = relationshipTips({ answers, persona, language });
        expect(advice.safetyNote).toBeNull();
        expect(advice.tips.length).toBeGreaterThan(2);
      }
    }
    for (const { assessments = [] } of DEMO_PEOPLE) {
      const newest = assessments.at(-1);
      if (!newest) continue;
      const { scores, strength, focus, even } = scoreAssessment(answersWithScores(newest.scores));
      const others = (index: string) => INDICES.filter((one) => one !== index).map((one) => scores[one]);
      expect(even).toBe(false);
      expect(scores[strength]).toBeGreaterThan(Math.max(...others(strength)));
      expect(scores[focus]).toBeLessThan(Math.min(...others(focus)));
    }
  });

  it("shows a trend over three assessments in chronological order", () => {
    const grace = DEMO_PEOPLE.find(({ key }) => key === "friend")!;
    const results = grace.assessments!.map(({ scores }) => scoreAssessment(answersWithScores(scores)).scores.RHS);
    expect(results).toHaveLength(3);
    expect(results).toEqual(results.toSorted((x, y) => x - y));
    for (const { assessments = [], knownFor } of DEMO_PEOPLE) {
      const days = assessments.map(({ when }) => when.daysAgo);
      expect(days).toEqual(days.toSorted((x, y) => y - x));
      expect(Math.max(0, ...days)).toBeLessThan(knownFor);
    }
  });

  it("answers every statement of each questionnaire it answers", () => {
    const count = (agreement: Record<string, string>) => Object.keys(agreement).length;
    expect(count(agreementAnswers(SELF_EXTENDED, DEMO_LONG))).toBe(SELF_EXTENDED.flatMap(({ items }) => items).length);
    for (const { long } of DEMO_PEOPLE) {
      if (long) expect(() => agreementAnswers(PERSONA_EXTENDED, long)).not.toThrow();
    }
    expect(() => agreementAnswers(SELF_EXTENDED, ["5", "5555", "555", "555555"])).toThrow(RangeError);
  });

  it("picks answers by score, not by letter, and never a frightening one", () => {
    expect(answersWithScores("333 333 333 333")).not.toEqual(
      Object.fromEntries(Object.keys(answersWithScores("3".repeat(12))).map((key) => [key, "a"])),
    );
    expect(scoreAssessment(answersWithScores("333 333 333 333")).scores.RHS).toBe(100);
    for (const at of [0, 1, 2, 6, 7, 8]) {
      const scores = Array.from("3".repeat(12)).with(at, "0").join("");
      expect(() => answersWithScores(scores)).toThrow(RangeError);
    }
  });
});

describe("dates of the demo", () => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  function show(date: Date, timeZone: string): string {
    const format =
      formats.get(timeZone) ??
      new Intl.DateTimeFormat(LOCALES.en, { timeZone, weekday: "long", hour: "2-digit", minute: "2-digit" });
    formats.set(timeZone, format);
    return format.format(date);
  }

  it("have the given weekday and time, on any day and in any time zone", () => {
    for (let day = 0; day < 400; day += 5) {
      for (const timeZone of ["Europe/Rome", "America/Los_Angeles", "Pacific/Auckland", "UTC"]) {
        const now = new Date(Date.UTC(2026, 0, 1 + day, (day * 7) % 24, 10));
        for (const { plans = [] } of DEMO_PEOPLE) {
          for (const { when } of plans) {
            if (!("next" in when)) continue;
            const date = nextDay(now, when.next, when.at, timeZone);
            expect(show(date, timeZone)).toContain(when.next);
            expect(show(date, timeZone)).toContain(when.at);
            expect(date.getTime()).toBeGreaterThan(now.getTime());
            expect(date.getTime() - now.getTime()).toBeLessThan(8.2 * 86_400_000);
          }
        }
        const yesterday = dayAt(now, 1, "19:10", timeZone);
        expect(show(yesterday, timeZone)).toContain("19:10");
        expect(yesterday.getTime()).toBeLessThan(now.getTime());
      }
    }
  });

  it("are at plausible hours", () => {
    for (const { notes, plans = [], talks = [], assessments = [] } of DEMO_PEOPLE) {
      for (const { when } of [...notes, ...plans, ...talks, ...assessments]) {
        const hour = Number(when.at.slice(0, 2));
        expect(hour).toBeGreaterThanOrEqual(9);
        expect(hour).toBeLessThan(23);
        if ("daysAgo" in when) expect(when.daysAgo).toBeGreaterThan(0);
      }
    }
    const lunch = DEMO_PEOPLE.flatMap(({ plans = [] }) => plans).filter(({ plan }) => /lunch/i.test(plan.en));
    expect(lunch.map(({ when }) => when.at)).toEqual(["12:30"]);
  });

  it("use the machine’s time zone, or the language’s if the machine runs on UTC", () => {
    expect(zoneFor("it", "America/New_York")).toBe("America/New_York");
    expect(zoneFor("it", "UTC")).toBe("Europe/Rome");
    expect(zoneFor("en", "Etc/UTC")).toBe("Europe/London");
  });
});
