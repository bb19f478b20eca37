import fc from "fast-check";
import { expect, it } from "vitest";
import { ThinkFilter, withoutThinking } from "./think-filter.ts";

function inPieces(pieces: string[]): string {
  const filter = new ThinkFilter();
  return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
}

it.each([
  ["<THINK>hm</THINK>Yes.", "Yes."],
  ["\n<Think>İ hm</tHINK> <Reasoning>so</reasoning>\nYes.", "Yes."],
  ["<THINGS>Yes.", "<THINGS>Yes."],
  ["Yes. <THINK>kept</THINK>", "Yes. <THINK>kept</THINK>"],
  ["[THINK]hm[/THINK]Yes.", "Yes."],
  ["◁think▷Anna asks. She may …◁/think▷\n\nSì, certo.", "Sì, certo."],
  ["Sì, ◁think▷hm◁/think▷certo.◁/think▷", "Sì, certo."],
  ["◁think▷only this", ""],
  [
    "<|channel|>analysis<|message|>The user wants <b>a</b> plan.<|end|><|start|>assistant<|channel|>final<|message|>Write to her.<|return|>",
    "Write to her.",
  ],
  ["<|start|>assistant<|channel|>final<|message|>Write to her.<|end|><|start|>user<|message|>no", "Write to her."],
  ["<|channel|>commentary to=functions.x <|constrain|>json<|message|>{}<|call|>", ""],
  ["<|channel|>analysis<|message|>hm<|channel|>final<|message|>Write <|channel|>analysis<|message|>so", "Write "],
  ["<|channel|>analysis We need to say something kind, and then ask her how the week was, at length and calmly.", ""],
  ["<|channel|>final Write to her.", "Write to her."],
  ["<|message|>Write to her.<|im_end|>\n<|im_start|>user", "Write to her."],
  ["<|begin_of_thought|>hm<|end_of_thought|>Yes.", "Yes."],
  ["analysisThe user asks. We answer.assistantfinalWrite to her.", "Write to her."],
  ["analysis of it all: yes.", "analysis of it all: yes."],
  ["analysis", "analysis"],
  ["a < b, a <| b, <|X|> and ◁ stay", "a < b, a <| b, <|X|> and ◁ stay"],
  ["It ends in <|chan", "It ends in <|chan"],
])("removes what is thought and what is left of its marks: %j", (text, rest) => {
  expect(inPieces([text])).toBe(rest);
  expect(inPieces(text.split(""))).toBe(rest);
  const cuts = fc.array(fc.nat(text.length), { maxLength: 8 });
  fc.assert(
    fc.property(cuts, (places) => {
      const at = [0, ...places.toSorted((one, other) => one - other), text.length];
      expect(inPieces(at.slice(1).map((end, index) => text.slice(at[index], end)))).toBe(rest);
    }),
    { numRuns: 50 },
  );
});

it("leaves of a whole text what follows the end of reasoning that began before it", () => {
  expect(withoutThinking('We need {"a": 0}.</think>\n{"a": 1}')).toBe('{"a": 1}');
  expect(withoutThinking("so◁/think▷Yes.")).toBe("Yes.");
});
