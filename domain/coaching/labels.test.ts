import { describe, expect, it } from "vitest";
import { LANGUAGES, type Bilingual } from "#domain/language.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { scoreSelfExtended } from "#domain/profile/score-extended.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { scorePersonaExtended } from "#domain/profiling/score-extended.ts";
import { TRAITS, type Trait, type TraitScores } from "#domain/traits.ts";
import { ALIKE_LABELS, SINGLE_LABELS } from "./content.labels.ts";
import { PAIR_LABELS } from "./content.labels-pairs.ts";
import { factsOf, portraitLabel } from "./interpret-persona.ts";
import { selfLabel } from "./interpret-self.ts";

const PEOPLE = 20_000;
const MOST = 0.08;
/** Typical answers: mean and standard deviation. */
const USUAL: Readonly<Record<Trait, readonly [mean: number, spread: number]>> = {
  O: [3.9, 0.9],
  C: [3.6, 0.95],
  E: [3.4, 1],
  A: [4, 0.8],
  N: [3.2, 1],
};
/** Share of an answer's variance due to the person; the rest is due to the statement. */
const OWN_PART = 0.4;

/** Reproducible, normally distributed random numbers (mulberry32). */
function bell(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

function answer(trait: Trait, off: number): number {
  const [mean, spread] = USUAL[trait];
  return Math.min(5, Math.max(1, Math.round(mean + spread * off)));
}

function shortAnswers(draw: () => number): TraitScores {
  const [O, C, E, A, N] = TRAITS.map((trait) => answer(trait, draw())) as [number, number, number, number, number];
  return { O, C, E, A, N };
}

function fullAnswers(clusters: typeof SELF_EXTENDED, draw: () => number): Record<string, string> {
  const level = new Map(TRAITS.map((trait) => [trait, draw()]));
  return Object.fromEntries(
    clusters
      .flatMap(({ items }) => items)
      .map(({ key, trait, reversed }) => {
        const off = Math.sqrt(OWN_PART) * level.get(trait)! + Math.sqrt(1 - OWN_PART) * draw();
        const points = answer(trait, off);
        return [key, String(reversed ? 6 - points : points)];
      }),
  );
}

const persona = { name: "Marta", context: "friend" } as const;
const FORMS: [string, (draw: () => number, seed: string) => string][] = [
  ["oneself, short form", (draw, seed) => selfLabel({ traits: shortAnswers(draw), language: "en", seed })],
  [
    "oneself, full form",
    (draw, seed) => {
      const answers = fullAnswers(SELF_EXTENDED, draw);
      return selfLabel({ traits: scoreSelfExtended(answers), form: "full", answers, language: "en", seed });
    },
  ],
  [
    "another, short form",
    (draw, seed) => portraitLabel(factsOf({ traits: shortAnswers(draw), language: "en", persona, seed })),
  ],
  [
    "another, full form",
    (draw, seed) => {
      const answers = fullAnswers(PERSONA_EXTENDED, draw);
      const traits = scorePersonaExtended(answers);
      return portraitLabel(factsOf({ traits, form: "full", answers, language: "en", persona, seed }));
    },
  ],
];

describe("labels", () => {
  it.each(FORMS)("are each shared by at most 8 % of 20,000 people (%s)", (_, label) => {
    const draw = bell(7);
    const counts = new Map<string, number>();
    for (let at = 0; at < PEOPLE; at += 1) {
      const text = label(draw, `person-${at}`);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(Math.max(...counts.values()) / PEOPLE).toBeLessThanOrEqual(MOST);
    expect(counts.size).toBeGreaterThan(100);
  });

  const all: Bilingual[] = [
    ...Object.values(PAIR_LABELS).flatMap((leans) => Object.values(leans).flat()),
    ...TRAITS.flatMap((trait) => [...SINGLE_LABELS[trait].high, ...SINGLE_LABELS[trait].low]),
    ...ALIKE_LABELS,
  ];

  it.each(LANGUAGES)("are two to four words, and distinct (%s)", (language) => {
    for (const text of all) {
      const words = text[language].split(" ").length;
      expect([text[language], words >= 2 && words <= 4]).toEqual([text[language], true]);
    }
    expect(new Set(all.map((text) => text[language])).size).toBe(all.length);
  });

  it("exist several times for every pair of leans", () => {
    expect(Object.keys(PAIR_LABELS)).toHaveLength(10);
    for (const leans of Object.values(PAIR_LABELS)) {
      expect(Object.keys(leans)).toHaveLength(4);
      for (const labels of Object.values(leans)) expect(labels.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("are gender-neutral in Italian, without type or diagnosis", () => {
    const said = JSON.stringify(all);
    expect(said).not.toMatch(/\b(?:lui|lei|tutti|stess[oa]|sol[oa]|pront[oa]|attent[oa]|curios[oa])\b/i);
    expect(said).not.toMatch(/introver|extraver|estrovers|neuroti|nevroti|ansios|anxious|avoid/i);
  });
});
