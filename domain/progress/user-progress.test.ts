import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OWN_CLUSTERS } from "./questions.ts";
import { isSummaryStale } from "./stale.ts";
import { userProgress, userProgressOf } from "./user-progress.ts";

const CLUSTERS = OWN_CLUSTERS;

describe("a user’s own progress", () => {
  it.each([
    [false, 0, null],
    [false, 4, null],
    [true, 0, 20],
    [true, 1, 40],
    [true, 2, 60],
    [true, 3, 80],
    [true, 4, 100],
    [true, 9, 100],
    [true, -1, 20],
  ])("onboarded %s with %i clusters: %s", (onboarded, completedClusters, expected) => {
    expect(userProgress({ onboarded, completedClusters })).toBe(expected);
  });

  it("counts only completed clusters, once and in any order", () => {
    fc.assert(
      fc.property(fc.subarray(CLUSTERS.flat()), (answers) => {
        const complete = CLUSTERS.filter((cluster) => cluster.every((key) => answers.includes(key))).length;
        expect(userProgressOf([...answers, ...answers.toReversed()], true)).toBe(20 + 20 * complete);
        expect(userProgressOf(answers, false)).toBeNull();
      }),
    );
  });

  it("does not depend on the optional groups", () => {
    const answers = ["communication_style_1", "relationship_memory_2", "personal_growth_3"];
    expect(userProgressOf(answers, true)).toBe(20);
  });
});

describe("a person’s summary", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const week = 7 * 86_400_000;

  it.each([
    ["missing", null, true],
    ["just written", now, false],
    ["7 days old to the millisecond", ago(week), false],
    ["a millisecond older", ago(week + 1), true],
    ["dated ahead of a slow clock", ago(-1000), false],
  ])("%s", (_, lastUpdate, stale) => {
    expect(isSummaryStale(lastUpdate, now)).toBe(stale);
  });

  it("stays stale once it is stale", () => {
    fc.assert(
      fc.property(fc.nat({ max: 3 * week }), fc.nat({ max: week }), (age, later) => {
        const stale = isSummaryStale(ago(age), now);
        expect(stale).toBe(age > week);
        if (stale) expect(isSummaryStale(ago(age), new Date(now.getTime() + later))).toBe(true);
      }),
    );
  });
});
