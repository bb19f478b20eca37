import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHOICE_LETTERS, type ChoiceLetter } from "#domain/choice-item.ts";
import type { AssessmentLetter } from "./content.assessment.ts";
import { assessmentAnswersSchema, completeAssessmentClusterSchema } from "./contract.ts";
import { ASSESSMENT_CLUSTERS, ASSESSMENT_QUESTIONS, INDICES, type AssessmentQuestion } from "./indices.ts";
import { clusterOfQuestion, fromStoredAnswers, keyOfQuestion, questionOfKey, toStoredAnswers } from "./keys.ts";
import { assessmentItem, chosenOption, EVEN_SPREAD, questionsOf, scoreAssessment, type AnswerSheet } from "./score.ts";

type Points = readonly number[];

/** The answer sheet with these points per question. */
function sheetOf(points: Points): AnswerSheet {
  const sheet = {} as Record<AssessmentQuestion, ChoiceLetter>;
  ASSESSMENT_QUESTIONS.forEach((question, at) => {
    sheet[question] = CHOICE_LETTERS.find(
      (letter) => assessmentItem(question).options[letter].score === (points[at] ?? 0),
    )!;
  });
  return sheet;
}

const points = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 });
/** Any sheet with options a to d and no frightening answer. */
const calmSheet = fc.record(
  Object.fromEntries(
    ASSESSMENT_QUESTIONS.map((question) => {
      const { options } = assessmentItem(question);
      return [question, fc.constantFrom(...CHOICE_LETTERS.filter((letter) => !options[letter].frightening))];
    }),
  ),
) as fc.Arbitrary<AnswerSheet>;
/** Any sheet, including “does not apply” answers. */
const anySheet = fc.record(
  Object.fromEntries(
    ASSESSMENT_QUESTIONS.map((question) => [
      question,
      fc.constantFrom(...(Object.keys(assessmentItem(question).options) as AssessmentLetter[])),
    ]),
  ),
) as fc.Arbitrary<AnswerSheet>;
const all = (value: number) => Array.from({ length: 12 }, () => value);
const scoresOf = (given: Points) => scoreAssessment(sheetOf(given)).scores;

describe("the scores", () => {
  it("follow the formulas", () => {
    fc.assert(
      fc.property(points, (s) => {
        const at = (question: number) => s[question - 1]!;
        const sum = (from: number, to: number) => s.slice(from - 1, to).reduce((total, value) => total + value, 0);
        const { scores, clusters } = scoreAssessment(sheetOf(s));
        expect(scores.RHS).toBeCloseTo((100 * sum(1, 12)) / 36, 10);
        expect(scores.TrustIndex).toBeCloseTo((100 * (2 * at(1) + at(2))) / 9, 10);
        expect(scores.EmotionalSafety).toBeCloseTo((100 * (2 * at(3) + at(2))) / 9, 10);
        expect(scores.ReciprocityScore).toBeCloseTo((100 * (2 * at(4) + at(5))) / 9, 10);
        expect(scores.ReliabilityScore).toBeCloseTo((100 * (2 * at(6) + at(5))) / 9, 10);
        expect(scores.ConflictRepair).toBeCloseTo((100 * sum(7, 9)) / 9, 10);
        expect(scores.CommFitAlignment).toBeCloseTo((100 * sum(10, 12)) / 9, 10);
        ASSESSMENT_CLUSTERS.forEach((cluster, n) => {
          expect(clusters[cluster]).toBeCloseTo((100 * sum(3 * n + 1, 3 * n + 3)) / 9, 10);
        });
      }),
    );
  });

  it("stay within 0 and 100, which are both reached", () => {
    for (const [value, score] of [
      [0, 0],
      [3, 100],
    ] as const) {
      expect(Object.values(scoresOf(all(value)))).toEqual(Array.from({ length: 7 }, () => score));
    }
    fc.assert(
      fc.property(points, (s) => {
        for (const score of Object.values(scoresOf(s))) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it("never fall when an answer rises: one step adds 2.8 overall and 11 or 22 to an index", () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 11 }), (s, at) => {
        fc.pre(s[at]! < 3);
        const before = scoresOf(s);
        const after = scoresOf(s.with(at, s[at]! + 1));
        expect(after.RHS - before.RHS).toBeCloseTo(100 / 36, 10);
        for (const index of INDICES) {
          const steps = (after[index] - before[index]) / (100 / 9);
          expect([0, 1, 2]).toContain(Math.round(steps));
          const counts = questionsOf(index).includes(ASSESSMENT_QUESTIONS[at]!);
          expect(Math.round(steps) > 0).toBe(counts);
        }
      }),
    );
  });

  it("depend on the options, not on their letters: every combination of points is possible", () => {
    fc.assert(
      fc.property(points, (s) => {
        const sheet = sheetOf(s);
        expect(assessmentAnswersSchema.parse(sheet)).toEqual(sheet);
        expect(ASSESSMENT_QUESTIONS.map((question) => chosenOption(sheet, question).score)).toEqual(s);
      }),
    );
    for (const letter of CHOICE_LETTERS) {
      const sheet = Object.fromEntries(ASSESSMENT_QUESTIONS.map((question) => [question, letter])) as AnswerSheet;
      expect(scoreAssessment(sheet).scores.RHS).toBeCloseTo(50, 10);
    }
  });
});

describe("a question that does not apply", () => {
  const best = sheetOf(all(3));

  it("is excluded from its indices and counted", () => {
    const sheet: AnswerSheet = { ...sheetOf(all(1)), q2: "e", q4: best.q4, q5: "e" };
    const { scores, clusters, leftOut } = scoreAssessment(sheet);
    expect(leftOut).toBe(2);
    expect(scores.TrustIndex).toBeCloseTo(100 / 3, 10);
    expect(scores.ReciprocityScore).toBe(100);
    expect(scores.ReliabilityScore).toBeCloseTo(100 / 3, 10);
    expect(scores.RHS).toBeCloseTo((100 * 12) / 30, 10);
    expect(clusters.exchange).toBeCloseTo((100 * 4) / 6, 10);
  });

  it("never leaves an index without an answer", () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const { scores, clusters, strength, focus } = scoreAssessment(sheet);
        for (const score of [...Object.values(scores), ...Object.values(clusters)]) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
        expect(strength).not.toBe(focus);
      }),
    );
    const most = Object.fromEntries(
      ASSESSMENT_QUESTIONS.map((question) => [question, assessmentItem(question).options.e ? "e" : best[question]]),
    ) as AnswerSheet;
    expect(scoreAssessment(most).leftOut).toBe(4);
  });

  it("is rejected if the question always applies", () => {
    expect(assessmentAnswersSchema.safeParse({ ...best, q2: "e" }).success).toBe(true);
    expect(assessmentAnswersSchema.safeParse({ ...best, q1: "e" }).success).toBe(false);
    const cluster = (q1: string) => ({ cluster: "communication", answers: { q1, q2: "a", q3: "a" } });
    expect(completeAssessmentClusterSchema.safeParse(cluster("a")).success).toBe(true);
    const refused = completeAssessmentClusterSchema.safeParse(cluster("e"));
    expect(refused.error?.issues[0]).toMatchObject({ message: "answer_required", path: ["answers", "q1"] });
  });
});

describe("strength and focus", () => {
  it("always differ, and are the highest and lowest index if an answer is frightening", () => {
    fc.assert(
      fc.property(points, (s) => {
        const { scores, strength, focus, even, safetyConcern } = scoreAssessment(sheetOf(s));
        const values = INDICES.map((index) => scores[index]);
        expect(strength).not.toBe(focus);
        expect(even).toBe(Math.max(...values) - Math.min(...values) < EVEN_SPREAD);
        if (!safetyConcern) return;
        expect(scores[strength]).toBe(Math.max(...values));
        expect(scores[focus]).toBe(Math.min(...values));
      }),
    );
  });

  it("fall on both halves of the indices about equally often for random sheets without a frightening answer", () => {
    const bounded: readonly string[] = ["TrustIndex", "EmotionalSafety", "ConflictRepair"];
    const sheets = fc
      .sample(calmSheet, { numRuns: 6000, seed: 3 })
      .map((sheet) => scoreAssessment(sheet))
      .filter(({ even }) => !even);
    const share = sheets.filter(({ focus }) => bounded.includes(focus)).length / sheets.length;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.58);
  });

  it("resolve ties in a fixed order", () => {
    const level = scoreAssessment(sheetOf(all(3)));
    expect([level.focus, level.strength, level.even]).toEqual(["EmotionalSafety", "CommFitAlignment", true]);
    // q1 … q12.
    const ties: [Points, string, string][] = [
      [[3, 3, 3, 2, 2, 2, 3, 3, 3, 2, 2, 2], "ReliabilityScore", "ConflictRepair"],
      [[3, 3, 3, 2, 2, 3, 3, 3, 3, 2, 2, 2], "ReciprocityScore", "ConflictRepair"],
      [[3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3], "CommFitAlignment", "ReciprocityScore"],
      [[3, 3, 3, 3, 3, 3, 2, 2, 2, 3, 3, 3], "ConflictRepair", "CommFitAlignment"],
      [[0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3], "EmotionalSafety", "CommFitAlignment"],
      [[0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], "TrustIndex", "CommFitAlignment"],
    ];
    for (const [s, focus, strength] of ties) {
      const result = scoreAssessment(sheetOf(s));
      expect([s, result.focus, result.strength]).toEqual([s, focus, strength]);
    }
  });

  it("can each be any index", () => {
    const found = { strength: new Set<string>(), focus: new Set<string>() };
    for (const s of fc.sample(points, { numRuns: 2000, seed: 7 })) {
      const { strength, focus } = scoreAssessment(sheetOf(s));
      found.strength.add(strength);
      found.focus.add(focus);
    }
    expect([found.strength.size, found.focus.size]).toEqual([6, 6]);
  });
});

describe("the codes for the coach", () => {
  it("contain every low index, and a safety concern exactly if an answer tells of fear, threat or control", () => {
    fc.assert(
      fc.property(points, (s) => {
        const sheet = sheetOf(s);
        const { scores, coaching_triggers, safetyConcern } = scoreAssessment(sheet);
        for (const index of INDICES) {
          expect(scores[index]).not.toBe(50);
          expect(coaching_triggers.includes(`low_${index}`)).toBe(scores[index] < 50);
        }
        const frightening = [1, 2, 3, 7, 8, 9].some((question) => s[question - 1] === 0);
        expect(safetyConcern).toBe(frightening);
        expect(coaching_triggers.includes("safety_concern")).toBe(frightening);
        expect(new Set(coaching_triggers).size).toBe(coaching_triggers.length);
      }),
    );
  });
});

describe("the keys", () => {
  it("are those of the stored answers", () => {
    expect(ASSESSMENT_QUESTIONS.map(keyOfQuestion)).toEqual(
      ASSESSMENT_QUESTIONS.map((question) => assessmentItem(question).key),
    );
    for (const question of ASSESSMENT_QUESTIONS) expect(questionOfKey(keyOfQuestion(question))).toBe(question);
    expect([keyOfQuestion("q7"), clusterOfQuestion("q7")]).toEqual(["context_conflict_q1", "conflict"]);
    expect(questionOfKey("context_conflict_q4")).toBeNull();
  });

  it("convert both ways; invalid answers are ignored", () => {
    fc.assert(
      fc.property(points, (s) => {
        expect(fromStoredAnswers(toStoredAnswers(sheetOf(s)))).toEqual(sheetOf(s));
      }),
    );
    expect(fromStoredAnswers({ context_safety_q1: "e", context_safety_q2: "b", initial_1: "a" })).toEqual({ q2: "b" });
    expect(toStoredAnswers({ q12: "d" })).toEqual({ context_communication_q3: "d" });
  });
});

describe("a request", () => {
  it("is rejected naming the question without an answer", () => {
    const { q5: _, ...without } = sheetOf(all(2));
    for (const answers of [without, { ...without, q5: "f" }]) {
      const { error } = assessmentAnswersSchema.safeParse(answers);
      expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[["q5"], "answer_required"]]);
    }
  });
});
