import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRAITS, traitScoresSchema } from "../traits.ts";
import { scorePersonaShort } from "./score-short.ts";

const answer = fc.integer({ min: 1, max: 5 });
const answersArbitrary = fc.record({ O: answer, C: answer, E: answer, A: answer, N: answer });

describe("scoring the short test about another person", () => {
  it("reverses N and scores the other answers unchanged", () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        expect(scorePersonaShort(answers)).toEqual({ ...answers, N: 6 - answers.N });
      }),
    );
  });

  it("stays on the trait scale; reversing N twice returns the answer", () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const scores = traitScoresSchema.parse(scorePersonaShort(answers));
        expect(scorePersonaShort(scores)).toEqual(answers);
      }),
    );
  });

  it("rises with an answer for every trait but N, for which it falls", () => {
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(...TRAITS), (answers, trait) => {
        fc.pre(answers[trait] < 5);
        const step =
          scorePersonaShort({ ...answers, [trait]: answers[trait] + 1 })[trait] - scorePersonaShort(answers)[trait];
        expect(step).toBe(trait === "N" ? -1 : 1);
      }),
    );
  });
});
