import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRAITS, traitPosition, type TraitScores } from "../traits.ts";
import { compareTraits, GAP_WORTH_A_TALK } from "./compare.ts";

const mean = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100);
const scores = fc.record({ O: mean, C: mean, E: mean, A: mean, N: mean });
const form = fc.constantFrom("short" as const, "full" as const);
const flat = (value: number): TraitScores => ({ O: value, C: value, E: value, A: value, N: value });

describe("laying one’s own profile beside another person’s", () => {
  it("gives every trait once, in the usual order, with the positions that are shown", () => {
    fc.assert(
      fc.property(form, scores, scores, (which, own, other) => {
        const gaps = compareTraits(which, own, other);
        expect(gaps.map(({ trait }) => trait)).toEqual([...TRAITS]);
        for (const { trait, ...gap } of gaps) {
          expect(gap.own).toBe(traitPosition(own[trait]));
          expect(gap.other).toBe(traitPosition(other[trait]));
          expect(gap.gap).toBe(gap.other - gap.own);
        }
      }),
    );
  });

  it("turns its signs, and nothing else, when the two change places", () => {
    fc.assert(
      fc.property(form, scores, scores, (which, own, other) => {
        const there = compareTraits(which, own, other);
        const back = compareTraits(which, other, own);
        there.forEach((gap, at) => {
          expect(gap.gap + back[at]!.gap).toBe(0);
          expect(gap.worthATalk).toBe(back[at]!.worthATalk);
        });
      }),
    );
  });

  it("is worth a talk from 25 points on, in either direction, on the extended form", () => {
    for (const [own, other, worth] of [
      [3, 4, true],
      [4, 3, true],
      [3, 3.75, false],
      [2.67, 3.67, true],
      [2.67, 3.33, false],
      [3, 3, false],
    ] as const) {
      const gaps = compareTraits("full", flat(own), flat(other));
      expect(gaps.map(({ worthATalk }) => worthATalk)).toEqual(TRAITS.map(() => worth));
    }
  });

  it("counts a whole step of a mean as 25 points, wherever thirds and quarters are rounded to", () => {
    for (const items of [3, 4]) {
      for (let sum = items; sum <= 4 * items; sum += 1) {
        const own = Math.round((100 * sum) / items) / 100;
        const [gap] = compareTraits("full", flat(own), flat(Math.round(100 * (own + 1)) / 100));
        expect(gap!.gap).toBe(GAP_WORTH_A_TALK);
      }
    }
  });

  it("never is on the short form", () => {
    fc.assert(
      fc.property(scores, scores, (own, other) => {
        expect(compareTraits("short", own, other).some(({ worthATalk }) => worthATalk)).toBe(false);
      }),
    );
  });
});
