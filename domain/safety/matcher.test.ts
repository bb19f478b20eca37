import { describe, expect, it } from "vitest";
import { classify, PatternSet } from "./matcher.ts";

/** Whether a pattern matches anywhere in space-separated words; `,` and `.` mark the ends of clauses and sentences. */
const fits = (pattern: string, words: string) =>
  !new PatternSet([[pattern, null]]).matches(classify(words.split(" "))).next().done;

describe("a pattern", () => {
  it.each([
    ["a b", "x a b y", "a x b"],
    ["a b/c", "a c", "a d"],
    ["go* home", "going home", "she home"],
    ["a b? c", "a c", "a x c"],
    ["a !b", "a c", "a b"],
    ["a ..1 b", "a x b", "a x x b"],
    ["a .. b", "a x x x b", "a x x x x b"],
    ["a b", "a , b", "a . b"],
    ["a $", "a", "a b"],
    ["a $", "a , b", "a b ,"],
    ["a b/$", "x a", "a c"],
    ["a b/$ c", "a b c", "a c"],
    ["a b/$", "a , c", "a c ,"],
    ["a ..2 b/$", "a x x", "a x x x"],
    ["a & b", "b x x a", "b x x x x x x x a"],
  ])("%s matches “%s” and not “%s”", (pattern, fitting, other) => {
    expect(fits(pattern, fitting)).toBe(true);
    expect(fits(pattern, other)).toBe(false);
  });

  it("must begin with a word", () => {
    for (const source of ["!a b", "a? b", ".. a"]) expect(() => new PatternSet([[source, null]])).toThrow(/begin/);
  });
});
