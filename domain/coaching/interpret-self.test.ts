import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHOICE_LETTERS } from "#domain/choice-item.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { TRAITS, traitBand, type Trait, type TraitScores } from "#domain/traits.ts";
import * as advice from "./content.self-advice.ts";
import { SELF_CHOICES } from "./content.self-answers.ts";
import { BETWEEN, SELF_CLAUSES } from "./content.self-clauses.ts";
import { SELF_COSTS } from "./content.self-costs.ts";
import * as frames from "./content.self-frames.ts";
import { SELF_GIVES } from "./content.self-gives.ts";
import * as middle from "./content.self-middle.ts";
import { SELF_PAIRS } from "./content.self-pairs.ts";
import { SELF_PAIRS_MORE } from "./content.self-pairs-more.ts";
import * as quotes from "./content.self-quotes.ts";
import { SELF_SCENES } from "./content.self-scenes.ts";
import { SELF_TIPS_AN } from "./content.self-tips-an.ts";
import { SELF_TIPS_OCE } from "./content.self-tips-oce.ts";
import { interpretSelf, type Interpretation } from "./interpret-self.ts";
import { largestShare } from "../../tests/support/largest-share.ts";
import { countWords } from "./text.ts";
import { variants } from "./vary.ts";

const SELF_TIPS = { ...SELF_TIPS_OCE, ...SELF_TIPS_AN };

const GENDERED =
  /\b(?:lui|lei|content[oa]|arrabbiat[oa]|timid[oa]|curios[oa]|sicur[oa] di (?:sé|te)|dispost[oa]|abituat[oa]|occupat[oa]|interessat[oa]|te stess[oa]|da sol[oa]|nervos[oa] e|(?:sei|sembri) (?:stanc|preparat|calm|tranquill|sensibil|pront|nat|stat|arrivat|portat)[oaie])\b/i;
const DIAGNOSIS = /introver|extraver|estrovers|neurotic|nevrotic|attachment|attaccamento|scientific|validat|percentil/i;

const score = fc.constantFrom(1, 1.5, 2, 2.25, 2.5, 3, 3.25, 3.5, 3.67, 4, 4.67, 5);
const scores: fc.Arbitrary<TraitScores> = fc.record({ O: score, C: score, E: score, A: score, N: score });
const form = fc.constantFrom("short" as const, "full" as const);
const letter = fc.option(fc.constantFrom(...CHOICE_LETTERS), { nil: "" });
const free = fc.constantFrom(
  "",
  "An evening by the lake: “we laughed” until two.",
  "La telefonata con mia sorella, e tutto il silenzio dopo; una cosa lunga da raccontare, davvero molto lunga, ma bella",
  "{name} [a|b] <b>x</b>",
);
const answers = fc.record(
  Object.fromEntries(
    SELF_GROUPS.flatMap(({ items }) => items.map(({ key, kind }) => [key, kind === "text" ? free : letter])),
  ),
);

function checkForm(result: Interpretation, language: Language) {
  const all = Object.values(result).join("\n");
  expect(all).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]|]| {2}|\.\.(?!\.)| [,.;:]|[,;:]\.|\?\./);
  expect(countWords(result.profile_label)).toBeGreaterThanOrEqual(2);
  expect(result.profile_label.split(" ").length).toBeLessThanOrEqual(5);
  expect(countWords(result.summary)).toBeGreaterThanOrEqual(90);
  expect(countWords(result.summary)).toBeLessThanOrEqual(170);
  expect(countWords(result.relational_advice)).toBeGreaterThanOrEqual(80);
  expect(countWords(result.relational_advice)).toBeLessThanOrEqual(150);
  if (language === "it") expect(all).not.toMatch(GENDERED);
}

const PATTERNS = new Map<string, RegExp>();

/** Whether any wording of a text occurs in another, ignoring case. */
function standsIn(text: string, whole: string): boolean {
  let pattern = PATTERNS.get(text);
  if (!pattern) {
    const escaped = text.replace(/[.*+?^${}()\\]/g, String.raw`\$&`);
    pattern = new RegExp(escaped.replaceAll("[", "(?:").replaceAll("]", ")"), "i");
    PATTERNS.set(text, pattern);
  }
  return pattern.test(whole);
}

/** Every text written for a lean of a trait. */
const WRITTEN = [SELF_CLAUSES, SELF_SCENES, SELF_GIVES, SELF_COSTS, SELF_TIPS].flatMap((table) =>
  TRAITS.flatMap((trait) =>
    (["low", "high"] as const).flatMap((lean) => table[trait][lean].map((text) => ({ trait, lean, text }))),
  ),
);

function contradictions(result: Interpretation, traits: TraitScores, language: Language): string[] {
  const all = Object.values(result).join("\n");
  const found = WRITTEN.filter(
    ({ trait, lean, text }) => traitBand(traits[trait]) !== lean && standsIn(text[language], all),
  ).map(({ trait, lean, text }) => `${trait} ${lean}: ${text[language]}`);
  for (const [pair, texts] of [SELF_PAIRS, SELF_PAIRS_MORE].flatMap((pairs) => Object.entries(pairs)))
    for (const [leans, text] of Object.entries(texts)) {
      const holds = [0, 1].every(
        (at) => traitBand(traits[pair.charAt(at) as Trait]) === (leans.charAt(at) === "h" ? "high" : "low"),
      );
      if (!holds && standsIn(text[language], all)) found.push(`${pair} ${leans}`);
    }
  return found;
}

describe("a self-portrait", () => {
  it("has the right form and contradicts no band, for every profile and any answers", () => {
    fc.assert(
      fc.property(
        scores,
        fc.constantFrom(...LANGUAGES),
        fc.string({ maxLength: 8 }),
        form,
        fc.option(answers, { nil: undefined }),
        (traits, language, seed, from, given) => {
          const input = { traits, language, name: "Giulia", seed, form: from, answers: given };
          const result = interpretSelf(input);
          checkForm(result, language);
          expect(result).toEqual(interpretSelf(input));
          expect(contradictions(result, traits, language)).toEqual([]);
          if (from === "short") expect(result.summary).toMatch(/off by a level|facilmente spostarsi di un gradino/);
          else expect(result.summary).not.toMatch(/off by a level|facilmente spostarsi di un gradino/);
        },
      ),
      { numRuns: 600 },
    );
  });

  it("mentions every trait in between if any leans", () => {
    const { summary } = interpretSelf({ traits: { O: 5, C: 3, E: 1, A: 3, N: 3 }, language: "en" });
    const named = (trait: Trait) => BETWEEN[trait].some(({ en }) => summary.toLowerCase().includes(en.toLowerCase()));
    expect(TRAITS.filter(named)).toEqual(["C", "A", "N"]);
  });

  it("describes a slight lean more softly than an extreme one", () => {
    for (const seed of Array.from({ length: 30 }, (_, index) => String(index))) {
      const lead = (O: number) =>
        interpretSelf({ traits: { O, C: 3, E: 3, A: 3, N: 3 }, language: "en", seed, form: "full" }).summary;
      const starts = (texts: readonly { en: string }[], summary: string) =>
        texts.some(({ en }) =>
          variants(en.split(/[:,]? you \{c\}/)[0] ?? "").some((start) => summary.startsWith(start) && start.length > 5),
        );
      expect(starts(frames.LEAD_FRAMES.slight, lead(3.6))).toBe(true);
      expect(starts(frames.LEAD_FRAMES.marked, lead(5))).toBe(true);
    }
  });
});

describe("the optional answers", () => {
  const traits = { O: 4, C: 3, E: 2, A: 4, N: 3 };

  it("have texts for every option and every free text", () => {
    for (const { items } of SELF_GROUPS)
      for (const item of items) {
        if (item.kind === "text") expect(quotes.SELF_QUOTES[item.key]?.length).toBeGreaterThan(0);
        else expect(Object.keys(SELF_CHOICES[item.key] ?? {})).toEqual([...CHOICE_LETTERS]);
      }
  });

  it("are used, free ones as quotations", () => {
    const plain = interpretSelf({ traits, language: "en", seed: "s" });
    const one = interpretSelf({ traits, language: "en", seed: "s", answers: { communication_style_1: "d" } });
    expect(plain.relational_advice).not.toBe(one.relational_advice);
    expect(one.relational_advice).toContain("You answered that you keep a thing to yourself");
    const quoted = interpretSelf({
      traits,
      language: "it",
      seed: "s",
      answers: { relationship_memory_1: "La sera al lago con <b>Anna</b>." },
    });
    expect(quoted.summary).toContain("«La sera al lago con Anna»");
  });

  it("are not quoted if one mentions violence, and no conversation is suggested", () => {
    for (const [language, text] of [
      ["it", "Mio padre mi picchiava"],
      ["en", "My father used to hit me"],
    ] as const) {
      const result = interpretSelf({ traits, language, answers: { relationship_memory_2: text } });
      checkForm(result, language);
      expect(result.summary).not.toContain(text);
      expect(result.relational_advice).toMatch(/emergency number|numero di emergenza/);
      for (const tip of SELF_TIPS.A.high) expect(standsIn(tip[language], result.relational_advice)).toBe(false);
    }
  });
});

/** Deterministic random numbers (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fiveWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

/** The largest share of five-word sequences that a text has in common with another at least as long. */
function mostShared(results: readonly Interpretation[]): number {
  return largestShare(results.map(({ summary, relational_advice: tips }) => fiveWords(`${summary}\n${tips}`)));
}

function randomTraits(next: () => number, from: "short" | "full"): TraitScores {
  const trait = (items: number) =>
    from === "short"
      ? 1 + Math.floor(next() * 5)
      : Math.round(
          (100 * Array.from({ length: items }, () => 1 + Math.floor(next() * 5)).reduce((x, y) => x + y, 0)) / items,
        ) / 100;
  return { O: trait(4), C: trait(4), E: trait(3), A: trait(3), N: trait(3) };
}

describe("variety", () => {
  const cases = LANGUAGES.flatMap((language) =>
    (["short", "full"] as const).flatMap((from) => [1, 2, 3].map((draw) => ({ language, from, draw }))),
  );

  it.each(cases)(
    "no two of 200 profiles share more than 40 %: $language, $from, draw $draw",
    ({ language, from, draw }) => {
      const next = generator(draw);
      const results = Array.from({ length: 200 }, (_, at) =>
        interpretSelf({ traits: randomTraits(next, from), language, form: from, seed: `${draw}-${at}` }),
      );
      expect(mostShared(results)).toBeLessThanOrEqual(0.4);
    },
  );

  const SAME = [
    { O: 5, C: 4, E: 3, A: 2, N: 4 },
    { O: 3, C: 3, E: 3, A: 3, N: 3 },
    { O: 4, C: 3, E: 3, A: 3, N: 3 },
    { O: 5, C: 5, E: 5, A: 5, N: 5 },
    { O: 3, C: 2, E: 3, A: 4, N: 3 },
    { O: 3, C: 3, E: 5, A: 3, N: 1 },
  ];

  it.each(LANGUAGES.flatMap((language) => SAME.map((traits) => ({ language, traits }))))(
    "nor do 200 people with the same scores: $language, $traits",
    ({ language, traits }) => {
      const results = Array.from({ length: 200 }, (_, at) => interpretSelf({ traits, language, seed: `person-${at}` }));
      expect(mostShared(results)).toBeLessThanOrEqual(0.4);
    },
  );
});

describe("the texts", () => {
  const everything: { en: string; it: string }[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("en" in value && "it" in value) everything.push(value as { en: string; it: string });
    else for (const inner of Object.values(value)) collect(inner);
  };
  collect([
    SELF_CLAUSES,
    BETWEEN,
    frames,
    SELF_SCENES,
    SELF_GIVES,
    SELF_COSTS,
    SELF_PAIRS,
    SELF_PAIRS_MORE,
    SELF_TIPS,
    SELF_CHOICES,
  ]);
  collect([{ ...advice }, { ...middle }, { ...quotes }]);
  collect(Object.values(frames));

  it("exist in both languages, well punctuated, with closed brackets in every wording", () => {
    expect(everything.length).toBeGreaterThan(400);
    for (const text of everything)
      for (const language of LANGUAGES) {
        expect(text[language].length).toBeGreaterThan(5);
        expect(text[language]).not.toMatch(/[a-zà]'[a-zà]|"/i);
        const opened = text[language].split("[").length;
        expect([text[language], text[language].split("]").length]).toEqual([text[language], opened]);
        expect(text[language].replace(/\[[^[\]]*\]/g, "")).not.toMatch(/[[\]|]/);
        if (language === "it") expect(text.it).not.toMatch(GENDERED);
      }
  });

  it("name no type and no diagnosis, and claim no science", () => {
    expect(JSON.stringify(everything)).not.toMatch(DIAGNOSIS);
  });

  it("have a text for each pair in each combination", () => {
    for (const pairs of [SELF_PAIRS, SELF_PAIRS_MORE])
      expect(Object.values(pairs).flatMap((texts) => Object.keys(texts))).toHaveLength(40);
  });
});
