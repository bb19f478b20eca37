import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRAITS, traitPosition, type TraitScores } from "../traits.ts";
import { compareTraits, leastNotableGap } from "./compare.ts";

const mean = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100);
const scores = fc.record({ O: mean, C: mean, E: mean, A: mean, N: mean });
const form = fc.constantFrom("short" as const, "full" as const);
const flat = (value: number): TraitScores => ({ O: value, C: value, E: value, A: value, N: value });

describe("comparing one’s own profile with another person’s", () => {
  it("returns every trait once, in the usual order, with the displayed positions", () => {
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

  it("only changes sign when the two are swapped", () => {
    fc.assert(
      fc.property(form, scores, scores, (which, own, other) => {
        const there = compareTraits(which, own, other);
        const back = compareTraits(which, other, own);
        there.forEach((gap, at) => {
          expect(gap.gap + back[at]!.gap).toBe(0);
          expect(gap.notable).toBe(back[at]!.notable);
        });
      }),
    );
  });

  it("is notable if the gap is larger than its uncertainty, in either direction", () => {
    expect(TRAITS.map((trait) => Math.round(leastNotableGap(trait)))).toEqual([27, 30, 37, 30, 40]);
    for (const [own, other, worth] of [
      // 25 points are within the uncertainty of every trait.
      [3, 4, []],
      [4, 3, []],
      [3, 4.25, ["O", "C", "A"]],
      [4.25, 3, ["O", "C", "A"]],
      [3, 4.5, ["O", "C", "E", "A"]],
      [2, 4, [...TRAITS]],
      [3, 3, []],
    ] as const) {
      const gaps = compareTraits("full", flat(own), flat(other));
      expect(gaps.filter(({ notable }) => notable).map(({ trait }) => trait)).toEqual(worth);
    }
  });

  it("is never notable on the short form", () => {
    fc.assert(
      fc.property(scores, scores, (own, other) => {
        expect(compareTraits("short", own, other).some(({ notable }) => notable)).toBe(false);
      }),
    );
  });
});
