import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { tone } from "./evidence.ts";
import { whatWorks, type WorksInteraction } from "./what-works.ts";

let count = 0;
function done(objectives: string, result_summary: string, more: Partial<WorksInteraction> = {}): WorksInteraction {
  count += 1;
  return {
    id: `i${count}`,
    objectives,
    avoid: null,
    feeling: null,
    expectation: null,
    planned_date: null,
    result_summary,
    ...more,
  };
}
const told = (completed: WorksInteraction[], language: "en" | "it" = "en") =>
  whatWorks({ language, persona: { name: "Marta" }, completed });

const GOOD = "She listened and thanked me.";
const HARD = "She shouted at me.";
const PLAIN = "We spoke for an hour.";

describe("what tends to work", () => {
  it("returns nothing for fewer than two outcomes, or unclear ones", () => {
    expect(told([])).toEqual([]);
    expect(told([done("Thank her", GOOD)])).toEqual([]);
    expect(told([done("Talk", PLAIN), done("Talk", PLAIN)])).toEqual([]);
  });

  it("counts good outcomes and names their interactions", () => {
    const [one, two, three] = [done("Thank her", GOOD), done("Say thank you", GOOD), done("Ask about May", PLAIN)];
    expect(told([one, two, three])[0]).toEqual({
      text: "Twice it went well when you had planned to say thank you, going by your own words.",
      interaction_ids: [one.id, two.id],
    });
    expect(told([one, two, three], "it")[0]?.text).toBe(
      "Due volte è andata bene quando avevi in programma di ringraziare, stando alle tue parole.",
    );
  });

  it("reports mostly good outcomes, but not half of them", () => {
    const mixed = [done("Ask her", GOOD), done("Ask her", GOOD), done("Ask her", HARD)];
    expect(told(mixed)[0]).toEqual({
      text: "Twice it went well when you had planned to ask something, and once it was hard, going by your own words.",
      interaction_ids: mixed.map(({ id }) => id),
    });
    const even = [...mixed, done("Ask her", HARD)];
    expect(
      told(even)
        .map(({ text }) => text)
        .join(),
    ).not.toContain("to ask");
  });

  it("compares expectations with outcomes", () => {
    const expectation = "She will be angry.";
    const lines = told([done("Talk", GOOD, { expectation }), done("Talk", GOOD, { expectation })]);
    expect(lines.map(({ text }) => text)).toContain("Twice it went better than you had expected.");
  });

  it("counts “chiedere scusa” as an apology, not as a question", () => {
    const lines = told([done("Chiedere scusa", GOOD), done("Chiederle scusa", GOOD)], "it");
    expect(lines[0]?.text).toContain("di chiedere scusa");
    expect(lines.map(({ text }) => text).join()).not.toContain("qualcosa");
  });

  it.each([
    ["Not by phone, in person", "to meet in person", "to phone"],
    ["Write to her instead of calling, not face to face", "to write", "to meet in person"],
    ["Invece di scrivere, chiamarla", "to phone", "to write"],
    ["Write down what I want to say and ask her", "to ask something", "to write"],
  ])("understands %s", (objectives, meant, not) => {
    const texts = told([done(objectives, GOOD), done(objectives, GOOD)]).map(({ text }) => text);
    expect(texts.join()).toContain(meant);
    expect(texts.join()).not.toContain(not);
  });

  it("returns nothing if an outcome mentions danger", () => {
    expect(told([done("Thank her", GOOD), done("Thank her", GOOD), done("Talk", "He hit me.")])).toEqual([]);
  });

  it("has at most four lines, each true of what it names, whatever was recorded", () => {
    const text = fc.constantFrom("Thank her", "Ask her", "Scriverle", "Call Marta", "Invitarla a cena", "[x] {y}", "…");
    const completed = fc.array(
      fc.record({
        id: fc.uuid(),
        objectives: text,
        avoid: fc.constantFrom(null, "x"),
        feeling: fc.constantFrom(null, "y"),
        expectation: fc.constantFrom(null, "She will be angry.", GOOD),
        planned_date: fc.constantFrom(null, "2026-11-20T12:00:00Z"),
        result_summary: fc.constantFrom(GOOD, HARD, PLAIN, "Mi ha aiutato, è stato bello.", "👍"),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(completed, fc.constantFrom(...LANGUAGES), (list, language) => {
        const lines = told(list, language);
        expect(lines.length).toBeLessThanOrEqual(4);
        expect(new Set(lines.map((line) => line.text)).size).toBe(lines.length);
        for (const line of lines) {
          expect(line.text).not.toMatch(/undefined|[{}[\]|]| {2}/);
          const moods = line.interaction_ids.map((id) => tone(list.find((one) => one.id === id)!.result_summary));
          expect(moods.length).toBeGreaterThanOrEqual(2);
          if (/^(?:Twice|Due volte) (?:it went well|è andata bene) [^,]*(?:, (?:going|stando))/.test(line.text)) {
            expect(moods).toEqual(["good", "good"]);
          }
        }
        expect(told(list, language)).toEqual(lines);
      }),
      { numRuns: 300 },
    );
  });
});
