import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { TRAITS, traitBand } from "#domain/traits.ts";
import * as content from "./content.outcome.ts";
import { TRAIT_HINTS } from "./content.reply.ts";
import { WARM_HINTS } from "./content.warm-hints.ts";
import { tone } from "./evidence.ts";
import type { OutcomeInput } from "./outcome-input.ts";
import { outcomeTips } from "./outcome-tips.ts";
import { countWords, fill } from "./text.ts";
import { variants } from "./vary.ts";

const GENDERED =
  /\b(?:lui|contento|contenta|arrabbiato|arrabbiata|stanco|stanca|pronto|pronta|sicuro|sicura|te stesso|te stessa|da solo|da sola|stato tu|stata tu|amico|amica|tranquillo|tranquilla)\b/i;

const GOOD = ["She listened and thanked me.", "Mi ha ringraziato e abbiamo riso insieme.", "A lovely, warm talk."];
const HARD = ["He shouted at me and left.", "Ha urlato e mi ha interrotto.", "It was awful, we argued."];
const PLAIN = ["We spoke for an hour.", "Abbiamo parlato del bilancio per un'ora.", "ok", "👍", "Done"];
const line = fc.constantFrom(
  "Tell her about the move",
  "Chiedere scusa per domenica, con calma e senza giustificarmi troppo, magari dopo cena",
  "that we stay close",
  "a b c d e f g h i j k l m n o p q r s t u v w x y z",
  "[[marker]] {name} <!-- x --> **bold**",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(3),
);
const score = fc.constantFrom(1, 2, 3, 4, 5);
const outcome = fc.constantFrom(...GOOD, ...HARD, ...PLAIN);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const earlier = fc.record({
  objectives: line,
  result_summary: outcome,
  completed_date: fc.constantFrom("2026-11-19T09:00:00Z", "2026-10-01T09:00:00Z", "2025-01-01T09:00:00Z"),
});
const input: fc.Arbitrary<OutcomeInput> = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  persona: fc.record({
    name: fc.constantFrom("Marta", "Andrea", "Dott.ssa Anna Maria De Santis", "Maximilian von und zu Hohenstein"),
    context: fc.constantFrom(...PERSONA_CONTEXTS),
    age: fc.constantFrom(null, 16, 44),
  }),
  traits: maybe(fc.record({ O: score, C: score, E: score, A: score, N: score })),
  interaction: fc.record({
    objectives: line,
    avoid: maybe(line),
    feeling: maybe(line),
    expectation: maybe(fc.oneof(outcome, line)),
    result_summary: outcome,
  }),
  earlier: fc.array(earlier, { maxLength: 3 }),
  now: fc.constant(new Date("2026-11-20T12:00:00Z")),
  time_zone: fc.constant("Europe/Rome"),
  seed: fc.uuid(),
});

/** Without quotations of user text. */
const own = (text: string) => text.replace(/«[^»]*»|“[^”]*”/g, "");

/** Whether a text was made from one of these templates. */
function holds(text: string, list: readonly Bilingual[], language: Language): boolean {
  return list.some((one) =>
    variants(one[language]).some((way) => {
      const parts = way.split(/(?:(?:di|a|da|su|in) )?\{[a-z_]+\}/).filter((part) => part.length > 12);
      return parts.length > 0 && parts.every((part) => text.includes(part));
    }),
  );
}

describe("tips after an interaction", () => {
  it("have the right form, name the person and are gender-neutral, whatever was written", () => {
    fc.assert(
      fc.property(input, (known) => {
        const text = outcomeTips(known);
        expect(countWords(text)).toBeGreaterThanOrEqual(60);
        expect(countWords(text)).toBeLessThanOrEqual(120);
        expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]|<>*]| {2}|\.\.(?!\.)| [,.;:]|marker/);
        expect(text).toContain(known.persona.name.split(" ")[0]);
        if (known.language === "it") expect(own(text)).not.toMatch(GENDERED);
        else expect(own(text)).not.toMatch(/\b(?:he|she|him|his|her|hers)\b/i);
        expect(outcomeTips(known)).toBe(text);
      }),
      { numRuns: 600 },
    );
  });

  it("contradict neither the tone of the outcome, nor what was expected, nor a trait", () => {
    fc.assert(
      fc.property(input, (known) => {
        const { language, interaction, traits, persona } = known;
        const text = outcomeTips(known);
        const mood = tone(interaction.result_summary);
        for (const other of ["good", "hard", "plain"] as const) {
          if (other !== mood) expect(holds(text, content.NEXT_STEPS[other], language)).toBe(false);
        }
        const before = tone(interaction.expectation ?? "");
        const said = (key: keyof typeof content.EXPECTED) => holds(text, content.EXPECTED[key], language);
        if (said("better")) expect([before, mood]).toEqual(["hard", "good"]);
        if (said("worse")) expect([before, mood]).toEqual(["good", "hard"]);
        for (const trait of TRAITS) {
          for (const lean of ["low", "high"] as const) {
            const fits = traits !== null && traits !== undefined && traitBand(traits[trait]) === lean;
            if (fits) continue;
            for (const hint of [...TRAIT_HINTS[trait][lean], ...WARM_HINTS[trait][lean]]) {
              expect(text).not.toContain(fill(hint[language], { name: persona.name }));
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("are all different in a hundred cases, with many beginnings and endings", () => {
    for (const language of LANGUAGES) {
      const texts = fc.sample(input, { numRuns: 100, seed: 7 }).map((known) => outcomeTips({ ...known, language }));
      expect(new Set(texts).size).toBe(100);
      expect(new Set(texts.map((text) => own(text).split(/\s+/).slice(0, 3).join(" "))).size).toBeGreaterThan(5);
      expect(new Set(texts.map((text) => text.split(/\s+/).slice(-4).join(" "))).size).toBeGreaterThan(20);
    }
  });

  const told = (result_summary: string, more: Partial<OutcomeInput["interaction"]> = {}): OutcomeInput => ({
    language: "en",
    persona: { name: "Marta", context: "friend" },
    traits: { O: 3, C: 3, E: 1, A: 3, N: 3 },
    interaction: { objectives: "Tell her about the move", result_summary, ...more },
    now: new Date("2026-11-20T12:00:00Z"),
    time_zone: "Europe/Rome",
    seed: "seed",
  });

  it("quote plan, outcome and expectation, and use a trait and an earlier outcome", () => {
    const text = outcomeTips({
      ...told("She listened and thanked me.", { expectation: "She will be angry with me." }),
      earlier: [
        { objectives: "x", result_summary: "We argued again.", completed_date: new Date("2026-11-03T12:00:00Z") },
      ],
    });
    for (const quote of ["Tell her about the move", "She listened and thanked me", "She will be angry with me"]) {
      expect(text).toContain(`“${quote}”`);
    }
    expect(text).toContain("On 3 November it still read “We argued again”");
    expect(text).toContain("reserve");
    expect(holds(text, content.EXPECTED.better, "en")).toBe(true);
  });

  it("mention fear and hope as such, never as events", () => {
    const text = outcomeTips(told("We spoke for an hour.", { avoid: "that she cries", feeling: "a calm evening" }));
    expect(text).toContain("“that she cries”");
    expect(text).toContain("“a calm evening”");
  });

  it("suggest nothing romantic with a minor", () => {
    const text = outcomeTips({ ...told("We spoke."), persona: { name: "Leo", context: "romantic", age: 16 } });
    expect(holds(text, content.CONTEXT_HINTS.minor, "en")).toBe(true);
  });
});
