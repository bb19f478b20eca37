import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bilingual } from "#domain/language.ts";
import { LANGUAGES } from "#domain/language.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { INDICES } from "#domain/relationship/indices.ts";
import { TRAITS, traitBand, type Trait } from "#domain/traits.ts";
import { readDangers } from "./portrait-facts.ts";
import { SINGLE_LABELS } from "./content.labels.ts";
import { PAIRS } from "./content.pairs.ts";
import { PERSONA_TIPS } from "./content.persona-advice.ts";
import { ANSWER_READINGS, ANSWER_TOPICS } from "./content.portrait-answers.ts";
import { PERSONA_VIEWS } from "./content.portrait-traits.ts";
import { interpretPersona, writePortrait } from "./interpret-persona.ts";
import type { Portrait, PortraitInput } from "./portrait-input.ts";
import { personaProfileText } from "./portrait-text.ts";
import { countWords, fill } from "./text.ts";
import { variants } from "./vary.ts";

const GENDERED =
  /\b(?:lui|contento|contenta|arrabbiato|arrabbiata|stanco|timido|timida|curioso|curiosa|sicuro di sé|sicura di sé|disposto|disposta|abituato|abituata|occupato|occupata|preparato|preparata|interessato|interessata|te stesso|te stessa|da solo|da sola|nervoso|tranquillo con|calmo|calma e sicura|sensibili[oa])\b/i;
const NOW = new Date("2026-11-20T12:00:00Z");
const CHOICES = [...INITIAL, ...SECTIONS.flatMap(({ items }) => items)].filter(({ kind }) => kind === "choice");

const PULLS_BACK = CHOICES.flatMap((item) =>
  item.kind === "choice" && item.key === "initial_3" ? [item.options.c.en.replace(/\.$/, "")] : [],
).join();

const score = fc.constantFrom(1, 1.5, 2, 2.5, 3, 3.25, 3.5, 4, 4.67, 5);
const index = fc.constantFrom(...INDICES);
const letter = fc.constantFrom("a", "b", "c", "d");
const note = fc.constantFrom(
  "She laughed at me in front of everyone.",
  "Grazie alla sua telefonata la giornata è andata bene.",
  "We talked about the garden, the fence and the new neighbours, and about whether the apple tree should stay.",
);
const input: fc.Arbitrary<PortraitInput> = fc.record(
  {
    traits: fc.record({ O: score, C: score, E: score, A: score, N: score }),
    language: fc.constantFrom(...LANGUAGES),
    persona: fc.record({
      name: fc.constantFrom("Marta", "Andrea"),
      context: fc.constantFrom(...PERSONA_CONTEXTS),
      relationship_other: fc.constantFrom(null, "vicina di casa"),
      age: fc.constantFrom(null, 16, 44),
    }),
    form: fc.constantFrom("short" as const, "full" as const),
    answers: fc.dictionary(fc.constantFrom(...CHOICES.map(({ key }) => key)), letter, { maxKeys: 6 }),
    notes: fc.array(fc.record({ content: note, created_at: fc.constant("2026-11-17T09:00:00Z") }), { maxLength: 2 }),
    assessment: fc.record({ strength: index, focus: index, safetyConcern: fc.boolean() }),
    now: fc.constant(NOW),
    seed: fc.string({ maxLength: 8 }),
  },
  { requiredKeys: ["traits", "language", "persona"] },
);

function everything({ profile_label, summary, relational_tips }: Portrait): string {
  return [profile_label, summary, relational_tips].join("\n");
}

const WORDINGS = new Map<string, string[]>();

/** All wordings of a text with more than 30 characters, with the name filled in. */
function wordings(text: string, name: string): string[] {
  const key = `${name}: ${text}`;
  const known =
    WORDINGS.get(key) ??
    variants(text)
      .filter((one) => one.length > 30)
      .map((one) => fill(one, { name }));
  WORDINGS.set(key, known);
  return known;
}

/** Texts in the portrait that were written for a lean the scores don't have. */
function contradictions(text: string, { traits, language, persona }: PortraitInput): string[] {
  const holds = (content: Bilingual) =>
    wordings(content[language], persona.name).some((wording) => text.includes(wording));
  const found: string[] = [];
  for (const trait of TRAITS) {
    for (const lean of ["low", "high"] as const) {
      if (traitBand(traits[trait]) === lean) continue;
      const { seen, second, sides } = PERSONA_VIEWS[trait][lean];
      const texts = [...seen, ...second, ...sides, ...PERSONA_TIPS[trait][lean]];
      found.push(...texts.filter(holds).map(({ en }) => `${trait} ${lean}: ${en}`));
    }
  }
  for (const [pair, texts] of Object.entries(PAIRS)) {
    for (const [leans, content] of Object.entries(texts)) {
      const fits = [0, 1].every(
        (at) => traitBand(traits[pair.charAt(at) as Trait]) === (leans.charAt(at) === "h" ? "high" : "low"),
      );
      if (!fits && holds(content)) found.push(`${pair} ${leans}`);
    }
  }
  return found;
}

describe("a portrait of another person", () => {
  it("has the right form, contradicts no band and is gender-neutral, whatever is known", () => {
    fc.assert(
      fc.property(input, (known) => {
        const portrait = writePortrait(known);
        const text = everything(portrait);
        expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]|]| {2}|\.\.(?!\.)| [,.;:]|\ba Andrea\b/);
        expect(countWords(portrait.profile_label)).toBeGreaterThanOrEqual(2);
        expect(portrait.profile_label.split(" ").length).toBeLessThanOrEqual(5);
        expect(countWords(portrait.summary)).toBeGreaterThanOrEqual(90);
        expect(countWords(portrait.summary)).toBeLessThanOrEqual(170);
        expect(countWords(portrait.relational_tips)).toBeGreaterThanOrEqual(80);
        expect(countWords(portrait.relational_tips)).toBeLessThanOrEqual(150);
        expect(portrait.summary).toContain(known.persona.name);
        expect(contradictions(text, known)).toEqual([]);
        if (known.language === "it") expect(text).not.toMatch(GENDERED);
        else expect(text).not.toMatch(/\b(?:he|she|him|his|her|hers)\b(?! laughed)/i);
        expect(writePortrait(known)).toEqual(portrait);
      }),
      { numRuns: 500 },
    );
  });

  it("works from traits alone, and names the tips advice as an interpretation", () => {
    const known = {
      traits: { O: 5, C: 4, E: 3, A: 2, N: 4 },
      language: "en",
      persona: { name: "Marta", context: "friend" },
    } as const;
    const { profile_label, summary, relational_tips } = writePortrait(known);
    expect(interpretPersona(known)).toEqual({ profile_label, summary, relational_advice: relational_tips });
  });

  it("exists as a longer text in paragraphs", () => {
    fc.assert(
      fc.property(input, (known) => {
        const text = personaProfileText(known);
        expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]|]| {2}|\.\.(?!\.)| [,.;:]|\ba Andrea\b/);
        expect(countWords(text)).toBeGreaterThanOrEqual(110);
        expect(countWords(text)).toBeLessThanOrEqual(600);
        // Without leans or other facts there is only what that means and how sure it is.
        const leans = TRAITS.some((trait) => traitBand(known.traits[trait]) !== "middle");
        expect(text.split("\n\n").length).toBeGreaterThanOrEqual(leans ? 3 : 2);
        expect(contradictions(text, known)).toEqual([]);
        if (known.language === "it") expect(text).not.toMatch(GENDERED);
        expect(personaProfileText(known)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the sources of a portrait", () => {
  const base: PortraitInput = {
    traits: { O: 5, C: 4, E: 3, A: 2, N: 4 },
    language: "en",
    persona: { name: "Marta", context: "friend" },
    now: NOW,
    time_zone: "Europe/Rome",
  };
  const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));

  it("are quoted: an answer, and the newest note with its day", () => {
    const known: PortraitInput = {
      ...base,
      answers: { initial_3: "c" },
      notes: [
        { content: "Marta brought soup when I was ill, and stayed until late.", created_at: "2026-11-17T18:00:00Z" },
        { content: "An older note about the garden and the fence.", created_at: "2026-11-01T18:00:00Z" },
      ],
    };
    for (const seed of seeds) {
      const { summary, relational_tips } = writePortrait({ ...known, seed });
      expect(summary).toMatch(/on Tuesday/i);
      expect(summary).toContain("Marta brought soup when I was ill");
      expect(summary + relational_tips).toContain(PULLS_BACK);
      expect(summary + relational_tips).not.toContain("garden");
    }
  });

  it("are cut between words, to at most 90 characters", () => {
    const content = `Marta ${"kept telling the same story again and ".repeat(5)}`;
    for (const seed of seeds.slice(0, 5)) {
      const { summary } = writePortrait({ ...base, seed, notes: [{ content, created_at: NOW }] });
      const [, quote = ""] = /“(Marta kept[^”]*)”/.exec(summary) ?? [];
      expect(quote.length).toBeGreaterThan(40);
      expect(quote.length).toBeLessThanOrEqual(90);
      expect(quote).toMatch(/ (?:kept|telling|the|same|story|again|and)…$/);
    }
  });

  it("are scale answers if nothing else is known", () => {
    const quoted = seeds.filter((seed) =>
      writePortrait({ ...base, seed }).summary.includes("Marta has a vivid imagination"),
    );
    expect(quoted.length).toBeGreaterThan(5);
  });

  it("include the wish in the user's own words", () => {
    const wish = "That we speak about money without shouting";
    const texts = seeds.map((seed) => everything(writePortrait({ ...base, seed, answers: { initial_6: wish } })));
    expect(texts.every((text) => text.includes(wish))).toBe(true);
  });

  it("are treated as data, as are names", () => {
    const name = 'Marta <img src=x onerror="x"> [[interaction_complete]] {evil}';
    const content = "Ignore [all|the] rules {name} <b>now</b> https://evil.example [x](http://y)";
    const portrait = writePortrait({
      ...base,
      persona: { name, context: "friend" },
      notes: [{ content, created_at: NOW }],
      answers: { initial_6: content, initial_1: "{name}", nonsense: "[a|b]" },
    });
    expect(everything(portrait)).not.toMatch(/[<>[\]{}|]|onerror|interaction_complete|https?:/);
  });
});

describe("if somebody may be in danger", () => {
  const base: PortraitInput = {
    traits: { O: 2, C: 5, E: 4, A: 1, N: 1 },
    language: "en",
    persona: { name: "Kim", context: "partner" },
    answers: { initial_3: "b", dynamics_3: "a" },
  };
  const REPAIR = /this week|first step|make up|ask Kim|tell Kim|what you would like to be different/i;

  it.each([
    ["the assessment", { assessment: { strength: "TrustIndex", focus: "EmotionalSafety", safetyConcern: true } }],
    ["a note", { notes: [{ content: "Yesterday he hit me again and I am afraid of him.", created_at: NOW }] }],
    ["a free answer", { answers: { initial_6: "That he stops hitting me." } }],
  ] as [string, Partial<PortraitInput>][])(
    "gives safety texts and no tips because of %s, and quotes none of it",
    (_, more) => {
      for (let seed = 0; seed < 20; seed += 1) {
        const given = { ...base, ...more, seed: String(seed) };
        const told = { ...given, dangers: readDangers(given) };
        const portrait = writePortrait(told);
        expect(portrait.safety).not.toBeNull();
        expect(everything(portrait)).not.toMatch(/both in it|the two of you than|between you/);
        expect(portrait.relational_tips).not.toMatch(REPAIR);
        expect(portrait.relational_tips).toContain("findahelpline.com");
        expect(everything(portrait)).not.toMatch(/hit me|hitting me/);
        expect(personaProfileText(told)).not.toMatch(REPAIR);
      }
    },
  );

  it("names a wish to die", () => {
    const notes = [{ content: "Kim ha detto che vuole morire.", created_at: NOW }];
    const given = { ...base, language: "it" as const, notes };
    const portrait = writePortrait({ ...given, dangers: readDangers(given) });
    expect(portrait.safety).toBe("worry_wish");
    expect(portrait.relational_tips).toContain("02 2327 2327");
  });

  it("gives no romantic advice about a minor", () => {
    for (const context of ["partner", "romantic"] as const) {
      for (let seed = 0; seed < 10; seed += 1) {
        const { relational_tips } = writePortrait({
          traits: { O: 5, C: 1, E: 3, A: 3, N: 3 },
          language: "en",
          persona: { name: "Kim", context, age: 16 },
          seed: String(seed),
        });
        expect(relational_tips).toContain("not of age");
        expect(relational_tips).not.toMatch(/when you like somebody|getting to know each other|couple|with a partner/i);
      }
    }
  });
});

describe("the texts about another person", () => {
  const all = JSON.stringify([PERSONA_VIEWS, PERSONA_TIPS, ANSWER_READINGS, ANSWER_TOPICS, PAIRS, SINGLE_LABELS]);

  it("exist in both languages, with typographic marks", () => {
    for (const found of all.matchAll(/"(en|it)":"([^"]*)"/g)) expect(found[2]?.length).toBeGreaterThan(5);
    expect(all.match(/"en":/g)?.length).toBe(all.match(/"it":/g)?.length);
    expect(all).not.toMatch(/[a-zà]'[a-zà]|\\"/i);
  });

  it("have something to say about every answer of every question", () => {
    expect(Object.keys(ANSWER_READINGS)).toEqual(CHOICES.map(({ key }) => key));
    expect(Object.keys(ANSWER_TOPICS)).toEqual(CHOICES.map(({ key }) => key));
  });

  it("cover every pair of traits in every combination", () => {
    expect(Object.keys(PAIRS)).toHaveLength(10);
    for (const texts of Object.values(PAIRS)) expect(Object.keys(texts)).toHaveLength(4);
  });

  it("name no type and no diagnosis, and claim no science", () => {
    expect(all).not.toMatch(
      /introver|extraver|estrovers|neurotic|nevrotic|attachment|attaccamento|scientific|validat|percentil/i,
    );
  });
});
