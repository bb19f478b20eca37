import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANSWER_MAX, cleanAnswer } from "./answers.ts";
import { SELF_KEYS, selfAnswerProblem } from "./profile/answers.ts";
import { PERSONA_KEYS, personaAnswerProblem } from "./profiling/answers.ts";

const both = [
  {
    whose: "oneself",
    keys: SELF_KEYS,
    problem: selfAnswerProblem,
    likert: "bigfive_cluster4_q6",
    choice: "personal_growth_2",
    text: "relationship_memory_1",
    count: 17 + 9,
  },
  {
    whose: "another person",
    keys: PERSONA_KEYS,
    problem: personaAnswerProblem,
    likert: "bigfive_persona_balance_q6",
    choice: "context_conflict_q2",
    text: "initial_6",
    count: 6 + 17 + 13 + 12,
  },
];

describe.each(both)("an answer about $whose", ({ keys, problem, likert, choice, text, count }) => {
  it("has a unique key for every question", () => {
    expect(keys).toHaveLength(count);
    expect(new Set(keys).size).toBe(count);
  });

  it("to a statement is a number from 1 to 5", () => {
    for (const answer of ["1", "2", "3", "4", "5", " 4 "]) expect(problem(likert, answer)).toBeNull();
    for (const answer of ["", " ", "0", "6", "2.5", "1e0", "a", "55", "五"]) {
      expect(problem(likert, answer)).toBe("answer_required");
    }
  });

  it("to a choice is a letter from a to d", () => {
    for (const answer of ["a", "b", "c", "d"]) expect(problem(choice, answer)).toBeNull();
    for (const answer of ["", "e", "A", "ab", "1", "à"]) expect(problem(choice, answer)).toBe("answer_required");
  });

  it("in one’s own words is 1 to 2000 characters after trimming", () => {
    expect(problem(text, "x")).toBeNull();
    expect(problem(text, `  ${"x".repeat(ANSWER_MAX)}\n`)).toBeNull();
    expect(problem(text, "x".repeat(ANSWER_MAX + 1))).toBe("answer_too_long");
    for (const answer of ["", " \n\t ", "\u0000"]) expect(problem(text, answer)).toBe("answer_text_required");
  });

  it("belongs to an existing question", () => {
    for (const key of [
      "",
      "initial_7",
      "bigfive_cluster5_q1",
      "bigfive_cluster1_q5",
      "toString",
      likert.toUpperCase(),
    ]) {
      expect(problem(key, "a")).toBe("question_unknown");
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (key, answer) => {
        fc.pre(!keys.includes(key));
        expect(problem(key, answer)).toBe("question_unknown");
      }),
    );
  });

  it("is validated alike before and after cleaning, without throwing", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.oneof(fc.string(), fc.constantFrom("\u0000a", "\ud800", " b ", "\u00005")),
        (key, answer) => {
          expect(problem(key, cleanAnswer(answer))).toBe(problem(key, answer));
        },
      ),
    );
  });
});

it("the keys about oneself and about another person are disjoint", () => {
  expect(SELF_KEYS.filter((key) => PERSONA_KEYS.includes(key))).toEqual([]);
});
