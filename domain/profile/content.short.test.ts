import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language.ts";
import { TRAITS } from "../traits.ts";
import { SELF_SHORT } from "./content.short.ts";

describe("the five statements about oneself", () => {
  it("cover every trait once, in the usual order", () => {
    expect(SELF_SHORT.map((item) => item.trait)).toEqual([...TRAITS]);
  });

  it("each have a different source", () => {
    for (const item of SELF_SHORT) expect(item.source).toMatch(/^IPIP(-NEO-120 [OCEAN][1-6]| q_\d+)$/);
    expect(new Set(SELF_SHORT.map((item) => item.source)).size).toBe(SELF_SHORT.length);
  });

  it.each(LANGUAGES)("are different complete sentences in %s", (language) => {
    const texts = SELF_SHORT.map((item) => item.text[language]);
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(text).not.toMatch(/['"`{}]/);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("are in the first person", () => {
    for (const { text } of SELF_SHORT) {
      expect(text.en).toMatch(/\bI\b/);
      expect(text.it).toMatch(/\b(mi|mantengo)\b/i);
    }
  });

  it("assume no gender in Italian", () => {
    for (const { text } of SELF_SHORT) {
      expect(text.it).not.toMatch(/\b(gli altri|(sono|resto|rimango|mi sento) \p{L}+[oa])\b/u);
    }
  });
});
