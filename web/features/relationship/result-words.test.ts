import { expect, it } from "vitest";
import { resultLevel } from "./result-words.ts";

it("says a score in one of three words, with the edges where the scoring has them", () => {
  expect([0, 49.9].map(resultLevel)).toEqual(["low", "low"]);
  expect([50, 74.9].map(resultLevel)).toEqual(["middle", "middle"]);
  expect([75, 100].map(resultLevel)).toEqual(["high", "high"]);
});
