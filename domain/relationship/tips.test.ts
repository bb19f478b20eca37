import { describe, expect, it } from "vitest";
import { countWords, hash } from "#domain/coaching/text.ts";
import { variants } from "#domain/coaching/vary.ts";
import { ASSESSMENT_LETTERS, type AssessmentLetter } from "./content.assessment.ts";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { COMMUNICATION_TIPS } from "./content.tips.communication.ts";
import { CONFLICT_TIPS } from "./content.tips.conflict.ts";
import { CONTEXT_TIPS } from "./content.tips.context.ts";
import { EXCHANGE_TIPS } from "./content.tips.exchange.ts";
import * as frames from "./content.tips.frames.ts";
import { ANSWER_REASONS, CONTEXT_REASONS, STRENGTH_REASONS } from "./content.tips.reasons.ts";
import { SAFETY_TIPS } from "./content.tips.safety.ts";
import { STRENGTH_TIPS } from "./content.tips.strength.ts";
import { ASSESSMENT_QUESTIONS, type AssessmentQuestion } from "./indices.ts";
import { assessmentItem, chosenOption, scoreAssessment, type AnswerSheet } from "./score.ts";
import { relationshipTips, type TipsInput } from "./tips.ts";

const NAMES = ["Marta", "Anna", "mamma", "Dott. Rossi", "Jo'"];
const MASK = "Xyz";

/** A sheet without a frightening answer; deterministic. */
function sheet(number: number): AnswerSheet {
  return Object.fromEntries(
    ASSESSMENT_QUESTIONS.map((question) => {
      const { options } = assessmentItem(question);
      const calm = ASSESSMENT_LETTERS.filter((letter) => options[letter] && !options[letter].frightening);
      return [question, calm[hash(`${question}/${number}`) % calm.length]];
    }),
  ) as Record<AssessmentQuestion, AssessmentLetter>;
}

function known(number: number, language: Language, name?: string): TipsInput {
  return {
    answers: sheet(number),
    persona: {
      name: name ?? NAMES[number % NAMES.length]!,
      context: PERSONA_CONTEXTS[number % PERSONA_CONTEXTS.length]!,
      age: number % 9 === 0 ? 15 : null,
    },
    language,
    seed: String(number),
  };
}

function fiveWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

describe.each(LANGUAGES)("tips after an assessment (%s)", (language) => {
  const numbers = Array.from({ length: 300 }, (_, number) => number);

  it("have the right length and punctuation and begin with a capital", () => {
    for (const number of numbers) {
      const { tips, safetyNote } = relationshipTips(known(number, language));
      expect(safetyNote).toBeNull();
      expect([3, 4]).toContain(tips.length);
      for (const tip of tips) {
        // TIP_WORDS is 25 to 60; if no combination fits, the nearest is taken.
        expect(countWords(tip)).toBeGreaterThanOrEqual(20);
        expect(countWords(tip)).toBeLessThanOrEqual(66);
        expect(tip).toMatch(/^[\p{Lu}«“]/u);
        expect(tip).not.toMatch(/[{}[\]|]| {2}| [.,;:!?]|\.\.|,,|[,;:]\.|\p{Ll}[.!?] \p{Ll}|undefined/u);
        expect(tip).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu);
        expect(tip).not.toMatch(/\ba Anna\b|(?<!l )\bDott\. Rossi.*\ba Dott|\b[Dd]i il\b|\b[Aa] il\b|\b[Ss]u il\b/);
      }
      expect(tips[0]).toMatch(language === "it" ? /«.+»/ : /“.+”/);
    }
  });

  it("mention that the user avoids disagreements, and ignore questions that do not apply", () => {
    const calm = {
      q1: "c",
      q2: "e",
      q3: "a",
      q4: "b",
      q5: "e",
      q6: "a",
      q8: "e",
      q9: "e",
      q10: "c",
      q11: "b",
    } as const;
    const { tips } = relationshipTips({ ...known(1, language, MASK), answers: { ...calm, q7: "e", q12: "a" } });
    expect(tips[0]).toContain(language === "en" ? "“It doesn’t:" : "«Non comincia:");
    const left = ["q2", "q5", "q8", "q9"] as const;
    for (const question of left) {
      const start = assessmentItem(question).options.e!.text[language].slice(0, 15);
      expect(tips.join(" ")).not.toContain(start);
    }
  });

  it("share few word sequences between people", () => {
    const sets = numbers
      .slice(0, 200)
      .map((number) => fiveWords(relationshipTips(known(number, language, MASK)).tips.join("\n")));
    let largest = 0;
    sets.forEach((one, at) => {
      for (const other of sets.slice(at + 1)) {
        const [small, large] = one.size < other.size ? [one, other] : [other, one];
        let shared = 0;
        for (const words of small) if (large.has(words)) shared += 1;
        largest = Math.max(largest, shared / small.size);
      }
    });
    expect(largest).toBeLessThanOrEqual(0.4);
  });

  it("quote a strength below the top score in full", () => {
    expect.hasAssertions();
    for (const number of numbers) {
      const input = known(number, language, MASK);
      const { strength } = scoreAssessment(input.answers);
      const [, second = ""] = relationshipTips(input).tips;
      const cut = ASSESSMENT_QUESTIONS.filter((question) => {
        const { text, score } = chosenOption(input.answers, question);
        const start = text[language].replaceAll("{name}", MASK).slice(0, 25);
        return score !== null && score < 3 && second.includes(start) && second.includes("…");
      });
      if (STRENGTH_TIPS[strength].some((tip) => variants(tip[language]).some((one) => second.includes(one.slice(-30)))))
        expect(cut).toEqual([]);
    }
  });
});

describe("the texts of the tips", () => {
  const everything: Bilingual[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("en" in value && "it" in value) everything.push(value as Bilingual);
    else for (const inner of Object.values(value)) collect(inner);
  };
  collect([COMMUNICATION_TIPS, CONFLICT_TIPS, CONTEXT_TIPS, EXCHANGE_TIPS, SAFETY_TIPS, STRENGTH_TIPS, { ...frames }]);
  collect([ANSWER_REASONS, CONTEXT_REASONS, STRENGTH_REASONS]);

  const BROKEN: Readonly<Record<Language, RegExp>> = {
    en: /\b(?:the|an?) an? |\bhow mostly\b|\ba (?=[aeiou])(?!one|use|uni|eu)|\ban (?![aeiouh“])|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu,
    it: /\b(?:nel|del|al|dal|sul|un’[bcdfglmnpqrstvz]|della|alla|nella|quella) [aeiou](?!\b)|\bin un attimo (?:calmo|tranquillo)|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu,
  };

  it("are well formed in every wording", () => {
    expect(everything.length).toBeGreaterThan(250);
    for (const text of everything)
      for (const language of LANGUAGES)
        for (const one of variants(text[language])) {
          expect(one).not.toMatch(BROKEN[language]);
          expect(one).not.toMatch(/ {2}| [.,;:!?]|,,|[,;:]\./);
        }
  });
});
