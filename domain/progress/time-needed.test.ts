import { expect, it } from "vitest";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import { minutesNeeded, secondsNeeded } from "./time-needed.ts";

it("grows with the text to read and depends on the kind of answer", () => {
  const [likert] = PERSONA_SHORT;
  const one = secondsNeeded([likert!], "en");
  expect(secondsNeeded([likert!, likert!], "en")).toBeCloseTo(2 * one);
  const choice = INITIAL.find(({ kind }) => kind === "choice")!;
  const text = INITIAL.find(({ kind }) => kind === "text")!;
  expect(secondsNeeded([choice], "en")).toBeGreaterThan(2 * one);
  expect(secondsNeeded([text], "en")).toBeGreaterThan(45);
});

it.each(["en", "it"] as const)("is a few minutes at most for each part in %s", (language) => {
  expect(minutesNeeded(PERSONA_SHORT, language)).toBeLessThanOrEqual(1);
  const parts = [...PERSONA_EXTENDED, ...SECTIONS, ...ASSESSMENT, { items: INITIAL }];
  for (const { items } of parts) expect(minutesNeeded(items, language)).toBeLessThanOrEqual(4);
  const whole = minutesNeeded(
    ASSESSMENT.flatMap(({ items }) => items),
    language,
  );
  expect(whole).toBeGreaterThanOrEqual(3);
  expect(whole).toBeLessThanOrEqual(7);
  expect(minutesNeeded([], language)).toBe(0);
});
