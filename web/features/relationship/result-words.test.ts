import { expect, it } from "vitest";
import { resultLevel } from "./result-words.ts";

it("maps a score to one of three levels, with the limits of the scoring", () => {
  expect([0, 49.9].map(resultLevel)).toEqual(["low", "low"]);
  expect([50, 74.9].map(resultLevel)).toEqual(["middle", "middle"]);
  expect([75, 100].map(resultLevel)).toEqual(["high", "high"]);
});
