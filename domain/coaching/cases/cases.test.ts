import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { SITUATIONS } from "#domain/understanding/situations.ts";
import { fill, sentencesIn } from "../text.ts";
import { CASE_SOURCES, type CaseText } from "./case-text.ts";
import { CASES } from "./cases.ts";

const LONGEST = { open: 175, ask: 125, weigh: 350, move: 245, say: 245, dont: 180, stop: 265, lean: 350, future: 350 };
const SHORTEST_SENTENCE = 4;

const textsOf = (one: CaseText): (readonly [kind: keyof typeof LONGEST, text: string])[] => [
  ...one.open.map((text) => ["open", text] as const),
  ...one.ask.map(({ text }) => ["ask", text] as const),
  ["weigh", one.weigh] as const,
  ...one.moves.map(({ lead, text }) => ["move", `${lead}: ${text}`] as const),
  ...one.say.map((text) => ["say", text] as const),
  ["dont", one.dont] as const,
  ["stop", one.stop] as const,
  ["lean", one.lean] as const,
  ["future", one.future] as const,
];

describe.each(LANGUAGES)("the cases (%s)", (language) => {
  const all = SITUATIONS.map((situation) => ({ situation, one: CASES[language][situation] }));

  it("exist for every situation, with general moves before specific ones", () => {
    for (const { situation, one } of all) {
      expect(one.moves.length, situation).toBeGreaterThanOrEqual(5);
      const own = one.moves.findIndex((move) => move.for);
      expect(own, situation).toBeGreaterThanOrEqual(3);
      if (one.source) expect(Object.keys(CASE_SOURCES)).toContain(one.source);
    }
  });

  it("have texts that are short, typeset, and work with any name", () => {
    for (const { situation, one } of all) {
      for (const [kind, text] of textsOf(one)) {
        const where = `${situation} ${kind}: ${text}`;
        expect(text.length, where).toBeLessThanOrEqual(LONGEST[kind]);
        expect(text, where).not.toMatch(/["']|\s{2}|!$/);
        expect(fill(text, { name: language === "it" ? "il tuo capo" : "your boss" }), where).not.toMatch(/[{}]/);
      }
    }
  });

  it("contain no sentence twice", () => {
    const met = new Map<string, string>();
    const twice: string[] = [];
    for (const { situation, one } of all) {
      for (const [, text] of textsOf(one)) {
        for (const sentence of new Set(sentencesIn(text))) {
          if (sentence.split(/\s+/).length <= SHORTEST_SENTENCE) continue;
          const before = met.get(sentence);
          if (before) twice.push(`${before} and ${situation}: ${sentence}`);
          met.set(sentence, situation);
        }
      }
    }
    expect(twice).toEqual([]);
  });

  it("list the words that show what was told already in normalized form", () => {
    for (const { situation, one } of all)
      for (const { told } of one.ask) expect(told, situation).toMatch(/^[a-z0-9*? ]*$/);
  });
});
