import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeredOf } from "./answered.ts";
import { personaProgress, personaProgressOf, type CompletedParts } from "./persona-progress.ts";
import { profilingState } from "./profiling-state.ts";
import { PERSONA_QUESTIONS } from "./questions.ts";

const keys = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
const QUESTIONS = PERSONA_QUESTIONS;
const ALL = [...QUESTIONS.clusters, ...QUESTIONS.sections].flat();

const part = fc.integer({ min: 0, max: 4 });
const parts: fc.Arbitrary<CompletedParts> = fc.record({
  completedClusters: part,
  completedSections: part,
  completedAssessmentClusters: part,
});
const of = (completedClusters: number, completedSections = 0, completedAssessmentClusters = 0) =>
  personaProgress({ completedClusters, completedSections, completedAssessmentClusters });

describe("a person’s progress", () => {
  it.each([
    ["Base 20", of(0), { progress_level: 20, traitsFull: false, state: "start" }],
    ["20 + 10 per completed cluster", of(1), { progress_level: 30, personality_progress: 25, state: "continue" }],
    ["20 + 10 per completed cluster", of(3), { progress_level: 50, personality_progress: 75, traitsFull: false }],
    ["all four clusters sets traits_full and progress 60", of(4), { progress_level: 60, traitsFull: true }],
    ["context sections each add 10 (60 + 10 x sections)", of(4, 1), { progress_level: 70, context_progress: 0 }],
    ["context sections each add 10 up to 100", of(4, 4), { progress_level: 100, state: "complete" }],
    ["assessment cluster completion adds 10", of(4, 0, 1), { progress_level: 70, context_progress: 25 }],
    ["assessment cluster completion, capped at 100", of(4, 4, 4), { progress_level: 100, context_progress: 100 }],
    ["sections and assessment share four units", of(4, 2, 1), { progress_level: 90, state: "almost_complete" }],
    ["context may come before personality", of(0, 4, 4), { progress_level: 60, traitsFull: false }],
    ["at 100 the assessment may be open", of(4, 4, 0), { progress_level: 100, context_progress: 0 }],
    ["retake resets to 20", of(0, 0, 0), { progress_level: 20, personality_progress: 0, context_progress: 0 }],
  ])("%s", (_, progress, expected) => {
    expect(progress).toMatchObject(expected);
  });

  it("is 100 if both parts are at 100, however many sections are completed", () => {
    fc.assert(
      fc.property(parts, (given) => {
        const progress = personaProgress(given);
        if (progress.personality_progress < 100 || progress.context_progress < 100) return;
        const recalculated = Math.min(100, (progress.traitsFull ? 60 : 20) + 10 * (given.completedSections || 4));
        expect(progress.progress_level).toBe(100);
        expect(progress.progress_level).toBeGreaterThanOrEqual(recalculated);
      }),
    );
  });

  it("stays within 20 and 100 in steps of ten, whatever the counts", () => {
    const wild = fc.oneof(part, fc.double({ noNaN: true }), fc.integer());
    fc.assert(
      fc.property(wild, wild, wild, (a, b, c) => {
        const progress = of(a, b, c);
        expect(progress.progress_level % 10).toBe(0);
        for (const [value, least] of [
          [progress.progress_level, 20],
          [progress.personality_progress, 0],
          [progress.context_progress, 0],
        ] as const) {
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it("never falls when one more part is completed", () => {
    const which = fc.constantFrom("completedClusters", "completedSections", "completedAssessmentClusters");
    fc.assert(
      fc.property(parts, which, (given, key) => {
        const before = personaProgress(given);
        const after = personaProgress({ ...given, [key]: given[key] + 1 });
        expect(after.progress_level - before.progress_level).toBeGreaterThanOrEqual(0);
        expect(after.progress_level - before.progress_level).toBeLessThanOrEqual(10);
      }),
    );
  });

  it.each([
    [20, "start"],
    [30, "continue"],
    [70, "continue"],
    [80, "almost_complete"],
    [90, "almost_complete"],
    [100, "complete"],
  ])("at %i says %s", (level, state) => {
    expect(profilingState(level)).toBe(state);
  });
});

describe("progress from stored answers", () => {
  it("counts the existing questions, in four parts of each kind", () => {
    expect(QUESTIONS.clusters.map((group) => group.length)).toEqual([4, 4, 3, 6]);
    expect(QUESTIONS.sections.map((group) => group.length)).toEqual([4, 3, 3, 3]);
    expect(QUESTIONS.assessment.map((group) => group.length)).toEqual([3, 3, 3, 3]);
  });

  const some = fc.subarray(ALL);

  it("does not depend on order, duplicates or unknown keys", () => {
    fc.assert(
      fc.property(some, part, fc.infiniteStream(fc.nat()), (answers, assessment, random) => {
        const shuffled = [...answers, ...answers, "initial_1", "context_safety_q1", "toString"]
          .map((key) => ({ key, at: random.next().value }))
          .toSorted((x, y) => x.at - y.at)
          .map(({ key }) => key);
        expect(personaProgressOf(shuffled, assessment)).toEqual(personaProgressOf(answers, assessment));
      }),
    );
  });

  it("never falls with another answer", () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...ALL), part, (answers, more, assessment) => {
        const before = personaProgressOf(answers, assessment);
        const after = personaProgressOf([...answers, more], assessment);
        expect(after.progress_level).toBeGreaterThanOrEqual(before.progress_level);
        expect(after.personality_progress).toBeGreaterThanOrEqual(before.personality_progress);
      }),
    );
  });

  it("counts a group only when every question of it is answered", () => {
    for (const group of [...QUESTIONS.clusters, ...QUESTIONS.sections]) {
      expect(personaProgressOf(group.slice(1), 0).progress_level).toBe(20);
      expect(personaProgressOf(group, 0).progress_level).toBe(30);
    }
  });

  it("is 100 with all answers, and 20 again after a retake", () => {
    expect(personaProgressOf(ALL, 0)).toMatchObject({ progress_level: 100, traitsFull: true });
    expect(personaProgressOf(["initial_1", "initial_6"], 0)).toEqual({
      progress_level: 20,
      personality_progress: 0,
      context_progress: 0,
      traitsFull: false,
      state: "start",
    });
  });
});

describe("a group of questions", () => {
  it.each([
    [[], { answered: 0, total: 3, state: "start" }],
    [["dynamics_1", "dynamics_1"], { answered: 1, total: 3, state: "in_progress" }],
    [["dynamics_3", "dynamics_1", "dynamics_2", "other"], { answered: 3, total: 3, state: "completed" }],
  ])("with answers %j", (answers, expected) => {
    expect(answeredOf(keys("dynamics_", 3), answers)).toEqual(expected);
  });

  it("is not completed if it has no questions", () => {
    expect(answeredOf([], ["dynamics_1"]).state).toBe("start");
  });
});
