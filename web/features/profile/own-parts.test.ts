import { describe, expect, it } from "vitest";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { entryOf, ownClusters, ownGroups } from "./own-parts.ts";

const [first, second] = SELF_EXTENDED.map(({ items }) => items.map(({ key }) => key));

describe("the parts of the own questionnaire", () => {
  it("report their progress and the question to open", () => {
    const answers = { [first![0]!]: "4", [first![2]!]: "2", ...Object.fromEntries(second!.map((key) => [key, "3"])) };
    const parts = ownClusters(answers);
    expect(parts.map(({ state, answered }) => [state, answered])).toEqual([
      ["in_progress", 2],
      ["completed", second!.length],
      ["start", 0],
      ["start", 0],
    ]);
    expect(parts.map((one) => entryOf(one, answers))).toEqual([2, 1, 1, 1]);
  });

  it("separate the optional groups", () => {
    expect(ownClusters({}).every(({ optional }) => !optional)).toBe(true);
    expect(ownGroups({ personal_growth_1: "a" }).map(({ name, optional, state }) => [name, optional, state])).toEqual([
      ["communication_style", true, "start"],
      ["relationship_memory", true, "start"],
      ["personal_growth", true, "in_progress"],
    ]);
  });
});
