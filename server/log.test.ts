import { expect, test } from "vitest";
import { placeOf } from "./log.ts";

test("an error's place holds nothing of its message, whatever that looks like", () => {
  const error = new Error("Failed query: insert\nparams: see you at noon\n    at my place (secret.ts:1:1)");
  expect(placeOf(error)).toMatch(/^at .*log\.test\.ts:\d+:\d+/);
});

test("an error without a message or a stack has a place or none", () => {
  expect(placeOf(new Error(""))).toContain("log.test.ts");
  const bare = new Error("x");
  delete bare.stack;
  expect(placeOf(bare)).toBe("");
});
