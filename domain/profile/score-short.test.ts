import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { traitScoresSchema } from "../traits.ts";
import { scoreSelfShort } from "./score-short.ts";

const answer = fc.integer({ min: 1, max: 5 });
const answersArbitrary = fc.record({ O: answer, C: answer, E: answer, A: answer, N: answer });

describe("scoring the onboarding", () => {
  it("scores every answer unchanged", () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const scores = scoreSelfShort(answers);
        expect(traitScoresSchema.parse(scores)).toEqual(answers);
      }),
    );
  });

  it("returns only the five traits", () => {
    const withMore = { O: 1, C: 2, E: 3, A: 4, N: 5, extra: 9 };
    expect(scoreSelfShort(withMore)).toEqual({ O: 1, C: 2, E: 3, A: 4, N: 5 });
  });
});
