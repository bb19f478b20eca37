import { expect, test } from "vitest";
import { causesOf, hasCode } from "./causes.ts";

const inner = Object.assign(new Error("refused"), { code: "40P01" });
const outer = new Error("failed", { cause: new Error("query", { cause: inner }) });

test("finds nested causes, and stops at a cycle", () => {
  expect(causesOf(outer).map(({ message }) => message)).toEqual(["failed", "query", "refused"]);
  expect(hasCode(outer, "40P01")).toBe(true);
  expect(hasCode(outer, "53100")).toBe(false);
  expect(hasCode({ code: "40P01" }, "40P01"), "not an Error").toBe(false);
  const one = new Error("one");
  one.cause = new Error("other", { cause: one });
  expect(causesOf(one)).toHaveLength(2);
});
