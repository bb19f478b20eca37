import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LikertItem } from "./likert-item.ts";
import { SELF_EXTENDED } from "./profile/content.extended.ts";
import { scoreSelfExtended } from "./profile/score-extended.ts";
import { PERSONA_EXTENDED } from "./profiling/content.extended.ts";
import { scorePersonaExtended } from "./profiling/score-extended.ts";
import { scoreLikert } from "./score-likert.ts";
import { EXTENDED_UNCERTAINTY, SHORT_UNCERTAINTY, TRAITS, traitScoresSchema } from "./traits.ts";

describe.each([
  ["oneself", SELF_EXTENDED, scoreSelfExtended],
  ["another person", PERSONA_EXTENDED, scorePersonaExtended],
])("scoring the extended questionnaire about %s", (_, questionnaire, score) => {
  const items = questionnaire.flatMap((page) => page.items);
  const sheet = fc
    .array(fc.integer({ min: 1, max: 5 }), { minLength: items.length, maxLength: items.length })
    .map((answers) => Object.fromEntries(items.map(({ key }, at) => [key, String(answers[at])])));
  const anItem = fc.constantFrom(...items);

  it("returns means on the scale, with at most two decimals", () => {
    fc.assert(
      fc.property(sheet, (answers) => {
        const scores = traitScoresSchema.parse(score(answers));
        for (const trait of TRAITS) expect(Number(scores[trait].toFixed(2))).toBe(scores[trait]);
      }),
    );
  });

  it("is the mean of a trait’s answers, reversed items reversed", () => {
    fc.assert(
      fc.property(sheet, (answers) => {
        const scores = score(answers);
        for (const trait of TRAITS) {
          const own = items.filter((item) => item.trait === trait);
          const sum = own.reduce(
            (total, { key, reversed }) => total + (reversed ? 6 - +answers[key]! : +answers[key]!),
            0,
          );
          expect(Math.abs(scores[trait] - sum / own.length)).toBeLessThanOrEqual(0.005);
        }
      }),
    );
  });

  it("changes one trait per answer: up, or down if the item is reversed", () => {
    fc.assert(
      fc.property(sheet, anItem, (answers, item) => {
        fc.pre(answers[item.key] !== "5");
        const before = score(answers);
        const after = score({ ...answers, [item.key]: String(Number(answers[item.key]) + 1) });
        for (const trait of TRAITS) {
          const direction = trait !== item.trait ? 0 : item.reversed ? -1 : 1;
          expect(Math.sign(after[trait] - before[trait])).toBe(direction);
        }
      }),
    );
  });

  it("is mirrored if every answer is reversed", () => {
    fc.assert(
      fc.property(sheet, (answers) => {
        const turned = Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, String(6 - +answer)]));
        const [scores, mirrored] = [score(answers), score(turned)];
        for (const trait of TRAITS) expect(scores[trait] + mirrored[trait]).toBeCloseTo(6, 1);
      }),
    );
  });

  it("reaches both ends of the scale", () => {
    const toward = (end: 1 | 5) =>
      Object.fromEntries(items.map(({ key, reversed }) => [key, String(reversed ? 6 - end : end)]));
    expect(score(toward(1))).toEqual({ O: 1, C: 1, E: 1, A: 1, N: 1 });
    expect(score(toward(5))).toEqual({ O: 5, C: 5, E: 5, A: 5, N: 5 });
  });

  it("ignores answers to other questionnaires", () => {
    fc.assert(
      fc.property(sheet, (answers) => {
        expect(score({ ...answers, initial_1: "b", memory_triggers_1: "5" })).toEqual(score(answers));
      }),
    );
  });

  it("throws if an answer is missing or off the scale", () => {
    const wrong = fc.constantFrom(undefined, "", "0", "6", "3.5", "a", " 3", "33");
    fc.assert(
      fc.property(sheet, anItem, wrong, (answers, { key }, answer) => {
        expect(() => score({ ...answers, [key]: answer } as Record<string, string>)).toThrow(RangeError);
      }),
    );
  });
});

describe("scoring statements", () => {
  it("throws if a trait has no item", () => {
    const item: LikertItem = { key: "k", trait: "O", reversed: false, source: "", text: { en: "", it: "" } };
    expect(() => scoreLikert([item], { k: "3" })).toThrow(RangeError);
  });

  it("has less uncertainty for every trait than the short forms", () => {
    for (const trait of TRAITS) expect(EXTENDED_UNCERTAINTY[trait]).toBeLessThan(SHORT_UNCERTAINTY);
  });
});
