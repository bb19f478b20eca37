import { expect, it } from "vitest";
import { ThinkFilter, withoutThinking } from "./think-filter.ts";

it.each([
  ["<THINK>hm</THINK>Yes.", "Yes."],
  ["\n<Think>İ hm</tHINK> <Reasoning>so</reasoning>\nYes.", "Yes."],
  ["<THINGS>Yes.", "<THINGS>Yes."],
  ["Yes. <THINK>kept</THINK>", "Yes. <THINK>kept</THINK>"],
])("removes what is thought before the answer, in any case: %j", (text, rest) => {
  expect(withoutThinking(text)).toBe(rest);
  const filter = new ThinkFilter();
  expect(
    text
      .split("")
      .map((letter) => filter.push(letter))
      .join("") + filter.end(),
  ).toBe(rest);
});
