import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { scoreSelfExtended } from "#domain/profile/score-extended.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { scorePersonaExtended } from "#domain/profiling/score-extended.ts";
import { TRAITS } from "#domain/traits.ts";
import { opposes, pointsOf, type Points, type AspectText, type FormSubject } from "./aspects.ts";
import { ALIKE_LABELS } from "./content.labels.ts";
import { PERSONA_TIPS } from "./content.persona-advice.ts";
import { PERSONA_VIEWS } from "./content.portrait-traits.ts";
import { SELF_CLAUSES } from "./content.self-clauses.ts";
import { SELF_COSTS } from "./content.self-costs.ts";
import { SELF_GIVES } from "./content.self-gives.ts";
import { SELF_SCENES } from "./content.self-scenes.ts";
import { SELF_TIPS_AN } from "./content.self-tips-an.ts";
import { SELF_TIPS_OCE } from "./content.self-tips-oce.ts";
import { interpretPersona } from "./interpret-persona.ts";
import { interpretSelf, type Interpretation } from "./interpret-self.ts";
import type { Lean } from "./marked.ts";
import { personaProfileText } from "./portrait-text.ts";
import { countWords, fill } from "./text.ts";

const LEANS = ["low", "high"] as const;
const NAME = "Marta";

interface Line {
  lean: Lean;
  text: AspectText;
}

const SELF_LINES: Line[] = TRAITS.flatMap((trait) =>
  LEANS.flatMap((lean) =>
    [SELF_CLAUSES, SELF_SCENES, SELF_GIVES, SELF_COSTS, { ...SELF_TIPS_OCE, ...SELF_TIPS_AN }].flatMap((table) =>
      table[trait][lean].map((text) => ({ lean, text })),
    ),
  ),
);
const PERSONA_LINES: Line[] = TRAITS.flatMap((trait) =>
  LEANS.flatMap((lean) => {
    const { seen, second, sides } = PERSONA_VIEWS[trait][lean];
    return [seen, second, sides, PERSONA_TIPS[trait][lean]].flatMap((texts) => texts.map((text) => ({ lean, text })));
  }),
);

const PATTERNS = new Map<string, RegExp>();

/** Whether any wording of a text occurs in another, ignoring case. */
function standsIn(text: string, whole: string): boolean {
  let pattern = PATTERNS.get(text);
  if (!pattern) {
    const named = fill(text, { name: NAME });
    const escaped = named.replace(/[.*+?^${}()\\]/g, String.raw`\$&`);
    pattern = new RegExp(escaped.replaceAll("[", "(?:").replaceAll("]", ")"), "i");
    PATTERNS.set(text, pattern);
  }
  return pattern.test(whole);
}

function contradicted(lines: readonly Line[], points: Points, whole: string, language: Language): string[] {
  return lines
    .filter(({ lean, text }) => text.about.some((aspect) => opposes(points, aspect, lean)))
    .filter(({ text }) => standsIn(text[language], whole))
    .map(({ text }) => text[language]);
}

function told(
  answers: Record<string, string>,
  whom: FormSubject,
  language: Language,
  seed: string,
): [Interpretation, string] {
  if (whom === "self") {
    const found = interpretSelf({ traits: scoreSelfExtended(answers), form: "full", answers, language, seed });
    return [found, Object.values(found).join("\n")];
  }
  const input = {
    traits: scorePersonaExtended(answers),
    form: "full" as const,
    answers,
    language,
    seed,
    persona: { name: NAME, context: "friend" as const },
  };
  const found = interpretPersona(input);
  return [found, [...Object.values(found), personaProfileText(input)].join("\n")];
}

const ITEMS = { self: SELF_EXTENDED, persona: PERSONA_EXTENDED };
const LINES = { self: SELF_LINES, persona: PERSONA_LINES };

function checkLength({ summary, relational_advice }: Interpretation) {
  expect(countWords(summary)).toBeGreaterThanOrEqual(90);
  expect(countWords(summary)).toBeLessThanOrEqual(170);
  expect(countWords(relational_advice)).toBeGreaterThanOrEqual(80);
  expect(countWords(relational_advice)).toBeLessThanOrEqual(150);
}

describe.each(["self", "persona"] as const)("single answers (%s)", (whom) => {
  const items = ITEMS[whom].flatMap((cluster) => cluster.items);

  it("are never contradicted by a text", () => {
    const answer = fc.constantFrom("1", "2", "3", "4", "5");
    const answers = fc.record(Object.fromEntries(items.map(({ key }) => [key, answer])));
    fc.assert(
      fc.property(answers, fc.constantFrom(...LANGUAGES), fc.string({ maxLength: 6 }), (given, language, seed) => {
        const [found, whole] = told(given, whom, language, seed);
        expect(contradicted(LINES[whom], pointsOf(whom, null, given), whole, language)).toEqual([]);
        expect(whole).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]|]| {2}|\.\.(?!\.)| [,.;:]/);
        checkLength(found);
      }),
      { numRuns: 400 },
    );
  });

  it.each(LANGUAGES)(
    "exclude a text on starting after “start right away: 1”, though the mean is high (%s)",
    (language) => {
      const given = Object.fromEntries(items.map(({ key, trait }) => [key, trait === "C" ? "5" : "3"]));
      const starting = items.find(({ source }) => source === "IPIP q_1744")!;
      given[starting.key] = "1";
      for (let seed = 0; seed < 60; seed += 1) {
        const [found, whole] = told(given, whom, language, String(seed));
        expect(contradicted(LINES[whom], pointsOf(whom, null, given), whole, language)).toEqual([]);
        expect(found.summary).not.toMatch(
          /little time pass|without much delay|lasci passare poco tempo|senza rimandare molto/,
        );
        checkLength(found);
      }
    },
  );
});

it.each(LANGUAGES)("an answer of the short form counts beside the full form (%s)", (language) => {
  const items = SELF_EXTENDED.flatMap((cluster) => cluster.items);
  // Calm by the long form, while “I stay calm even when I am under pressure” was answered with 1.
  const answers = Object.fromEntries(
    items.map(({ key, reversed, trait }) => [key, trait === "N" ? (reversed ? "1" : "5") : "3"]),
  );
  const short = { O: 3, C: 3, E: 3, A: 3, N: 1 };
  for (let seed = 0; seed < 30; seed += 1) {
    const input = {
      traits: scoreSelfExtended(answers),
      form: "full" as const,
      short,
      answers,
      language,
      seed: `${seed}`,
    };
    const whole = Object.values(interpretSelf(input)).join("\n");
    const points = pointsOf("self", short, answers);
    expect(points.pressure).toBe(1);
    expect(contradicted(SELF_LINES, points, whole, language)).toEqual([]);
  }
});

describe("identical answers", () => {
  const labels = (language: Language) => ALIKE_LABELS.map((text: Bilingual) => text[language]);
  const cases = LANGUAGES.flatMap((language) => [1, 2, 3, 4, 5].map((answer) => ({ language, answer })));
  const plain = { en: /little|hardly anything|nothing|guess/i, it: /poco|ben poco|niente|ipotesi/i };
  const again = {
    en: /second look|another look|look again|answer anew|keep one question in mind/i,
    it: /seconda occhiata|altra occhiata|riguarda|rispondere di nuovo|tieni a mente una domanda/i,
  };

  it.each(cases)(
    "are pointed out, with a neutral label and a second look: $language, all $answer",
    ({ language, answer }) => {
      const short = { O: answer, C: answer, E: answer, A: answer, N: answer };
      const full = (clusters: typeof SELF_EXTENDED) =>
        Object.fromEntries(clusters.flatMap(({ items }) => items.map(({ key }) => [key, String(answer)])));
      const mine = full(SELF_EXTENDED);
      const theirs = full(PERSONA_EXTENDED);
      const persona = { name: NAME, context: "friend" as const };
      for (let at = 0; at < 20; at += 1) {
        const seed = `${at}`;
        const found = [
          interpretSelf({ traits: short, language, seed }),
          interpretSelf({ traits: scoreSelfExtended(mine), form: "full", answers: mine, language, seed }),
          // The last statement of the short form about others is reversed.
          interpretPersona({ traits: { ...short, N: 6 - answer }, language, persona, seed }),
          interpretPersona({
            traits: scorePersonaExtended(theirs),
            form: "full",
            answers: theirs,
            language,
            persona,
            seed,
          }),
        ];
        for (const text of found) {
          expect(labels(language)).toContain(text.profile_label);
          expect(text.summary).toContain(LIKERT_LABELS[language][answer - 1]);
          expect(text.summary).toMatch(plain[language]);
          expect(text.summary).toMatch(again[language]);
          checkLength(text);
        }
      }
    },
  );
});
