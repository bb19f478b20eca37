import { describe, expect, it } from "vitest";
import type { FlowQuestion } from "./flow-question.ts";
import {
  answersTo,
  firstOpen,
  missingFrom,
  questionProblem,
  shownIndex,
  unsentAnswers,
  withoutSent,
} from "./question-answers.ts";

const options = (["a", "b", "c", "d"] as const).map((value) => ({ value, label: value }));
const questions: FlowQuestion[] = [
  { key: "one", text: "One", kind: "likert" },
  { key: "two", text: "Two", kind: "choice", options },
  { key: "three", text: "Three", kind: "text", hint: undefined },
];
const whole = { one: "3", two: "b", three: "At the lake" };

describe("the question to show", () => {
  it("is by default the first one without a valid answer", () => {
    expect(firstOpen(questions, {})).toBe(0);
    expect(firstOpen(questions, { one: "6" })).toBe(0);
    expect(firstOpen(questions, { one: "3", three: "x" })).toBe(1);
    expect(firstOpen(questions, { one: "3", two: "e" })).toBe(1);
    expect(firstOpen(questions, { ...whole, three: "  " })).toBe(2);
    expect(firstOpen(questions, whole)).toBe(-1);
  });

  it("follows the URL, at most to the first open question", () => {
    expect(shownIndex(3, questions, { one: "3" })).toBe(1);
    expect(shownIndex(1, questions, { one: "3" })).toBe(0);
    expect(shownIndex(2, questions, whole)).toBe(1);
    expect(shownIndex(99, questions, whole)).toBe(2);
    expect(shownIndex(-4, questions, whole)).toBe(0);
  });

  it("has an error code that depends on its kind", () => {
    expect(questions.map((question) => questionProblem(question, undefined))).toEqual([
      "answer_required",
      "answer_required",
      "answer_text_required",
    ]);
    expect(questionProblem(questions[2]!, "x".repeat(2001))).toBe("answer_too_long");
  });
});

describe("the answers to send", () => {
  it("are the valid ones to these questions that differ from the stored ones", () => {
    const draft = { one: "3", two: "c", three: " ", other: "5" };
    expect(unsentAnswers(questions, draft, { one: "3", two: "b" })).toEqual({ two: "c" });
    expect(unsentAnswers(questions, whole, {})).toEqual(whole);
    expect(unsentAnswers(questions, {}, whole)).toEqual({});
  });

  it("leave those in the draft that changed while the request was in flight", () => {
    expect(withoutSent({ one: "4", two: "b" }, { one: "3", two: "b" })).toEqual({ one: "4" });
    expect(withoutSent({ one: "3", three: "new" }, { one: "3" })).toEqual({ three: "new" });
  });

  it("include those that the server no longer has, but never overwrite a stored one", () => {
    expect(missingFrom(whole, { two: "d" })).toEqual({ one: "3", three: "At the lake" });
    expect(missingFrom(whole, whole)).toEqual({});
  });

  it("are at the end all answers to these questions only", () => {
    expect(answersTo(questions, { ...whole, other: "1" })).toEqual(whole);
  });
});
