import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planSchema, type Plan } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import { PLAN_FIELDS } from "./content.prepare.ts";
import { revisePlan } from "./plan-revise.ts";

const PLAN: Plan = {
  action: "Call Marta tomorrow about the meeting",
  fears: "She gets defensive; I lose my temper",
  goals: "We find a way to share the client, because she matters to me",
};

const revise = (language: Language, message: string, plan = PLAN) =>
  revisePlan(plan, message, { language, name: "Marta", before: null });

/** One request of each kind, in either language. */
const WISHES = [
  "make it shorter",
  "più corto",
  "not by phone, in person",
  "scriverle invece di chiamarla",
  "togli il secondo",
  "leave out the meeting",
  "add that I also want to thank her",
  "aggiungi un timore: che rida",
  "change the fear to that she says no",
  "il mio obiettivo è capirla",
  "domani invece di oggi",
  "at 6pm",
  "less direct",
  "più caloroso",
  "not the meeting, the holidays",
  "a casa sua invece",
  "Anzi, preferirei invitarla a pranzo",
  "only the action",
  "ho paura di ferirla",
];

describe("the limits of a revision", () => {
  it.each([
    "blue elephants on the roof",
    "more detailed",
    "change the fears",
    "remove the action",
    "remove the elephants",
    "what do you think?",
    "why?",
    "hm",
    "is it better by phone or in person?",
    "what if she says no?",
    "not by phone",
    "don't call her",
    "thanks, I'll try",
    "è meglio per telefono o di persona?",
    "e se si arrabbia?",
    "non domani",
    "grazie, ci provo",
    "😀",
    "non mi convince",
    "cambia qualcosa",
    "togli gli elefanti",
    "perché?",
    "boh",
    "con più dettagli",
    "con un po' più di dettaglio",
    "in altre parole",
    "with more detail",
    "in other words",
    "add",
    "add !!!",
  ])("returns null for a request that isn't understood: %s", (asked) => {
    for (const language of ["en", "it"] as const) expect(revise(language, asked)).toBeNull();
  });

  it("reports what it didn't understand and does the rest", () => {
    expect(revise("en", "Remove the goals. Purple elephants dance. Thanks!")).toEqual({
      plan: { ...PLAN, goals: null },
      changed: ["goals"],
      unclear: ["Purple elephants dance"],
    });
  });

  it("replaces one tone by another, and doesn't shorten a minimal line", () => {
    const soft = revise("en", "less direct")?.plan;
    expect(soft && revise("en", "more direct", soft)?.plan.action).toBe(
      "Call Marta tomorrow about the meeting, saying in the first sentence what I need",
    );
    const bare: Plan = { action: "Call Marta", fears: null, goals: null };
    expect(revise("en", "make it shorter", bare)).toBeNull();
  });

  it.each(["una", "un'", "a ", "the ", "e ", "ok, ", "non ", "l'", ", ", "to the ", "fears and "])(
    "terminates for %j repeated",
    (piece) => {
      for (const lead of ["", "add ", "togli ", "change ", "not "])
        expect(revise("en", `${lead}${piece.repeat(590 / piece.length)}x`)?.plan.action).not.toBe("");
    },
  );

  it("returns a valid, changed plan for any plan and request", () => {
    const words = fc.constantFrom(...WISHES);
    const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }).filter((text) => /\p{L}/u.test(text));
    const plan = fc.record({
      action: line,
      fears: fc.option(line, { nil: null }),
      goals: fc.option(line, { nil: null }),
    });
    const asked = fc.oneof(
      words,
      fc.tuple(words, words).map((two) => two.join(". ")),
      fc.string({ unit: "grapheme", maxLength: 400 }),
    );
    fc.assert(
      fc.property(plan, asked, fc.constantFrom("en" as const, "it" as const), (old, message, language) => {
        const before = planSchema.safeParse(old);
        if (!before.success) return;
        const revision = revisePlan(before.data, message, { language, name: "Marta", before: null });
        if (!revision) return;
        expect(planSchema.safeParse(revision.plan).success).toBe(true);
        expect(revision.changed.length).toBeGreaterThan(0);
        for (const field of PLAN_FIELDS) {
          const differs = revision.plan[field] !== before.data[field];
          expect(revision.changed.includes(field)).toBe(differs);
          if (differs) expect(revision.plan[field] ?? "x").not.toMatch(/undefined|\{\w+\}/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
