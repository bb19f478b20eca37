import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language.ts";
import { TRAITS } from "../traits.ts";
import { PERSONA_SHORT } from "./content.short.ts";

describe("the five statements about another person", () => {
  it("cover every trait once, in the usual order", () => {
    expect(PERSONA_SHORT.map((item) => item.trait)).toEqual([...TRAITS]);
  });

  it("reverse emotional stability and nothing else", () => {
    expect(PERSONA_SHORT.filter((item) => item.reversed).map((item) => item.trait)).toEqual(["N"]);
  });

  it("each have a different source", () => {
    for (const item of PERSONA_SHORT) {
      expect(item.source).toMatch(/^IPIP(-NEO-120 [OCEAN][1-6]| q_\d+| Big-Five Factor Markers)$/);
    }
    expect(new Set(PERSONA_SHORT.map((item) => item.source)).size).toBe(PERSONA_SHORT.length);
  });

  it.each(LANGUAGES)("are different complete sentences with the name once in %s", (language) => {
    const texts = PERSONA_SHORT.map((item) => item.text[language]);
    for (const text of texts) {
      expect(text).toMatch(/^[^{}]*\{name\}[^{}]+\.$/);
      expect(text).not.toMatch(/['"`]/);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("assume no gender", () => {
    for (const { text } of PERSONA_SHORT) {
      expect(text.en).not.toMatch(/\b(he|she|him|her|his|hers)\b/i);
      expect(text.it).not.toMatch(/\b(lui|lei|egli|ella|gli|questo|questa)\b|(è|sembra|resta|rimane) \p{L}+[oa]\b/iu);
    }
  });
});
