import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHOICE_LETTERS, type ChoiceLetter } from "#domain/choice-item.ts";
import { assessmentAnswersSchema } from "./contract.ts";
import { ASSESSMENT_CLUSTERS, ASSESSMENT_QUESTIONS, INDICES, type AssessmentQuestion } from "./indices.ts";
import { clusterOfQuestion, fromStoredAnswers, keyOfQuestion, questionOfKey, toStoredAnswers } from "./keys.ts";
import { assessmentItem, chosenOption, EVEN_SPREAD, questionsOf, scoreAssessment, type AnswerSheet } from "./score.ts";

type Points = readonly number[];

/** The sheet that earns these points, question by question. */
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

  it("never fall when an answer rises: one step moves the whole 2.8 and an index 11 or 22", () => {
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

  it("come from the options, whatever their letters: every sheet of points can be given, and its letters are told apart", () => {
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

describe("strength and focus", () => {
  it("are the highest and the lowest index, never the same", () => {
    fc.assert(
      fc.property(points, (s) => {
        const { scores, strength, focus, even } = scoreAssessment(sheetOf(s));
        const values = INDICES.map((index) => scores[index]);
        expect(scores[strength]).toBe(Math.max(...values));
        expect(scores[focus]).toBe(Math.min(...values));
        expect(strength).not.toBe(focus);
        expect(even).toBe(Math.max(...values) - Math.min(...values) < EVEN_SPREAD);
      }),
    );
  });

  it("follow the order of ties", () => {
    const level = scoreAssessment(sheetOf(all(2)));
    expect([level.focus, level.strength, level.even]).toEqual(["EmotionalSafety", "CommFitAlignment", true]);
    // q1 … q12; safety kept high, then trust, then conflict, and so on: the next in order takes the tie.
    const ties: [Points, string, string][] = [
      [[2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2], "ConflictRepair", "EmotionalSafety"],
      [[1, 3, 3, 1, 2, 1, 1, 1, 1, 1, 1, 1], "ConflictRepair", "EmotionalSafety"],
      [[3, 3, 3, 2, 2, 2, 2, 2, 3, 2, 2, 3], "ReliabilityScore", "TrustIndex"],
      [[3, 3, 3, 2, 2, 3, 2, 3, 3, 2, 2, 2], "ReciprocityScore", "TrustIndex"],
      [[3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3], "CommFitAlignment", "ReciprocityScore"],
      [[3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2], "ConflictRepair", "ReciprocityScore"],
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

describe("what the coach is told", () => {
  it("is every index in its lower half, and a safety concern exactly when an answer says fear, threat or control", () => {
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
  it("are those the answers are stored under", () => {
    expect(ASSESSMENT_QUESTIONS.map(keyOfQuestion)).toEqual(
      ASSESSMENT_QUESTIONS.map((question) => assessmentItem(question).key),
    );
    for (const question of ASSESSMENT_QUESTIONS) expect(questionOfKey(keyOfQuestion(question))).toBe(question);
    expect([keyOfQuestion("q7"), clusterOfQuestion("q7")]).toEqual(["context_conflict_q1", "conflict"]);
    expect(questionOfKey("context_conflict_q4")).toBeNull();
  });

  it("go there and back; what is no answer is left out", () => {
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
  it("names the question that has no answer", () => {
    const { q5: _, ...without } = sheetOf(all(2));
    for (const answers of [without, { ...without, q5: "e" }]) {
      const { error } = assessmentAnswersSchema.safeParse(answers);
      expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[["q5"], "answer_required"]]);
    }
  });
});
