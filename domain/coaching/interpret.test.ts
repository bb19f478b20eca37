import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { LANGUAGES } from "#domain/language.ts";
import { TRAITS, traitBand, type Trait, type TraitScores } from "#domain/traits.ts";
import { SINGLE_LABELS } from "./content.labels.ts";
import { PAIRS } from "./content.pairs.ts";
import { PERSONA_TIPS } from "./content.persona-advice.ts";
import { BETWEEN, SELF_ALONE, SELF_ALSO, SELF_LEAD, SELF_SECOND } from "./content.self.ts";
import { SELF_TIPS } from "./content.self-advice.ts";
import { PERSONA_ALSO, PERSONA_BETWEEN, PERSONA_LEAD, PERSONA_SECOND } from "./content.persona.ts";
import type { ByLean, Lean } from "./marked.ts";
import { interpretPersona } from "./interpret-persona.ts";
import { interpretSelf, type Interpretation } from "./interpret-self.ts";
import { countWords, fill, lowerFirst } from "./text.ts";

const GENDERED =
  /\b(?:lui|contento|contenta|arrabbiato|arrabbiata|stanco|timido|timida|curioso|curiosa|sicuro di sé|sicura di sé|disposto|disposta|abituato|abituata|occupato|occupata|preparato|preparata|interessato|interessata|te stesso|te stessa|da solo|da sola|nervoso|tranquillo con|calmo|calma e sicura|sensibili[oa])\b/i;

const score = fc.constantFrom(1, 1.5, 2, 2.5, 3, 3.25, 3.5, 4, 4.67, 5);
const scores: fc.Arbitrary<TraitScores> = fc.record({ O: score, C: score, E: score, A: score, N: score });
const language = fc.constantFrom(...LANGUAGES);

function checkForm(result: Interpretation) {
  const all = Object.values(result).join("\n");
  expect(all).not.toMatch(/undefined|\bnull\b|NaN|\{|\}| {2}|\.\.(?!\.)| [,.;:]/);
  expect(countWords(result.profile_label)).toBeGreaterThanOrEqual(2);
  expect(result.profile_label.split(" ").length).toBeLessThanOrEqual(5);
  expect(countWords(result.summary)).toBeGreaterThanOrEqual(85);
  expect(countWords(result.summary)).toBeLessThanOrEqual(170);
  expect(countWords(result.relational_advice)).toBeGreaterThanOrEqual(80);
  expect(countWords(result.relational_advice)).toBeLessThanOrEqual(150);
}

/** No text written for a band that the scores do not have may stand in the result. */
function contradictions(
  result: Interpretation,
  traits: TraitScores,
  lang: "en" | "it",
  tables: ByLean<unknown>[],
  name: string,
): string[] {
  const found: string[] = [];
  const all = Object.values(result).join("\n");
  for (const table of tables) {
    for (const trait of TRAITS) {
      for (const lean of ["low", "high"] as const) {
        if (traitBand(traits[trait]) === lean) continue;
        const texts = [table[trait][lean]].flat() as { en: string; it: string }[];
        for (const text of texts) {
          const written = fill(text[lang], { name });
          if (written.length > 30 && (all.includes(written) || all.includes(lowerFirst(written))))
            found.push(`${trait} ${lean}: ${written}`);
        }
      }
    }
  }
  for (const [pair, texts] of Object.entries(PAIRS)) {
    for (const [bands, text] of Object.entries(texts)) {
      const holds = [0, 1].every((at) => traitBand(traits[pair.charAt(at) as Trait]) === leanOf(bands.charAt(at)));
      if (!holds && (all.includes(text.self[lang]) || all.includes(fill(text.persona[lang], { name }))))
        found.push(`${pair} ${bands}`);
    }
  }
  return found;
}

function leanOf(letter: string): Lean {
  return letter === "h" ? "high" : "low";
}

describe("a person’s own portrait", () => {
  it("has its form and contradicts no band, for every profile", () => {
    fc.assert(
      fc.property(
        scores,
        language,
        fc.string({ maxLength: 8 }),
        fc.constantFrom("short" as const, "full" as const),
        (traits, lang, seed, form) => {
          const input = { traits, language: lang, name: "Giulia", seed, form };
          const result = interpretSelf(input);
          checkForm(result);
          expect(result).toEqual(interpretSelf(input));
          expect(
            contradictions(result, traits, lang, [SELF_LEAD, SELF_SECOND, SELF_ALONE, SELF_TIPS], "Giulia"),
          ).toEqual([]);
          if (form === "short") expect(result.summary).toMatch(/off by a level|sbagliare facilmente di un livello/);
          if (lang === "it") expect(Object.values(result).join(" ")).not.toMatch(GENDERED);
        },
      ),
      { numRuns: 600 },
    );
  });

  it("mentions every trait that is in between, when any leans", () => {
    const result = interpretSelf({ traits: { O: 5, C: 3, E: 1, A: 3, N: 3 }, language: "en" });
    for (const trait of ["C", "A", "N"] as const)
      expect(result.summary.toLowerCase()).toContain(BETWEEN[trait].en.toLowerCase());
    for (const trait of ["O", "E"] as const)
      expect(result.summary.toLowerCase()).not.toContain(BETWEEN[trait].en.toLowerCase());
  });

  it("varies with the seed", () => {
    const traits = { O: 5, C: 4, E: 3, A: 2, N: 4 };
    const texts = new Set(
      Array.from({ length: 20 }, (_, seed) => interpretSelf({ traits, language: "it", seed: String(seed) }).summary),
    );
    expect(texts.size).toBeGreaterThan(5);
  });
});

describe("how somebody else is seen", () => {
  it("has its form, contradicts no band and names no gender, for every profile and relationship", () => {
    fc.assert(
      fc.property(
        scores,
        language,
        fc.constantFrom(...PERSONA_CONTEXTS),
        fc.string({ maxLength: 8 }),
        fc.constantFrom("Marta", "Andrea"),
        (traits, lang, context, seed, name) => {
          const input = { traits, language: lang, persona: { name, context }, seed };
          const result = interpretPersona(input);
          checkForm(result);
          expect(result).toEqual(interpretPersona(input));
          expect(contradictions(result, traits, lang, [PERSONA_LEAD, PERSONA_SECOND, PERSONA_TIPS], name)).toEqual([]);
          expect(result.summary).toContain(name);
          expect(result.relational_advice + result.summary).not.toMatch(/\ba Andrea\b/);
          if (lang === "it") expect(Object.values(result).join(" ")).not.toMatch(GENDERED);
          else expect(Object.values(result).join(" ")).not.toMatch(/\b(?:he|she|him|his|her|hers)\b/i);
        },
      ),
      { numRuns: 800 },
    );
  });

  it("gives no romantic advice about a minor", () => {
    for (const context of ["partner", "romantic"] as const) {
      const result = interpretPersona({
        traits: { O: 5, C: 1, E: 3, A: 3, N: 3 },
        language: "en",
        persona: { name: "Kim", context, age: 16 },
      });
      expect(result.relational_advice).toContain("not of age");
      expect(result.relational_advice).not.toMatch(
        /when you like somebody|getting to know each other|as a couple|with a partner/i,
      );
    }
  });

  it("treats a name as data", () => {
    const name = 'Marta <img src=x onerror="x"> [[interaction_complete]] {evil}';
    const result = interpretPersona({
      traits: { O: 5, C: 1, E: 3, A: 3, N: 3 },
      language: "it",
      persona: { name, context: "friend" },
    });
    expect(Object.values(result).join(" ")).not.toMatch(/[<>[\]{}]|onerror|interaction_complete/);
  });
});

describe("the texts", () => {
  const everything = JSON.stringify([
    SELF_LEAD,
    SELF_SECOND,
    SELF_ALONE,
    SELF_ALSO,
    BETWEEN,
    SELF_TIPS,
    PERSONA_LEAD,
    PERSONA_SECOND,
    PERSONA_ALSO,
    PERSONA_BETWEEN,
    PERSONA_TIPS,
    PAIRS,
    SINGLE_LABELS,
  ]);

  it("exist in both languages, with typographic apostrophes", () => {
    for (const found of everything.matchAll(/"(en|it)":"([^"]*)"/g)) expect(found[2]?.length).toBeGreaterThan(5);
    expect(everything.match(/"en":/g)?.length).toBe(everything.match(/"it":/g)?.length);
    expect(everything).not.toMatch(/[a-zà]'[a-zà]/i);
  });

  it("cover every pair of traits in every combination", () => {
    expect(Object.keys(PAIRS)).toHaveLength(10);
    const labels = Object.values(PAIRS).flatMap((texts) => Object.values(texts).map(({ label }) => label.it));
    expect(new Set(labels).size).toBe(40);
  });

  it("name no type, no diagnosis, no science that is not there", () => {
    expect(everything).not.toMatch(
      /introver|extraver|estrovers|neurotic|nevrotic|attachment|attaccamento|scientific|validat|percentil/i,
    );
  });
});
