import { expect, it } from "vitest";
import { LANGUAGES, type Bilingual } from "#domain/language.ts";
import { adviceParts } from "./advice-parts.ts";
import { PERSONA_TIPS, PERSONA_TIPS_ANY } from "./content.persona-advice.ts";
import { ANSWER_READINGS } from "./content.portrait-answers.ts";
import { CARE_HARM, CARE_LIMITS, CARE_SELF_HARM } from "./content.portrait-care.ts";
import { COMING_GRAVE_TIP, COMING_PLAN_TIP, COMING_TIP } from "./content.portrait-coming.ts";
import { ANY_INTRO, CONTEXT_ADVICE, MINOR_CLOSE, MINOR_INTRO, OTHER_WORD } from "./content.portrait-context.ts";
import { FOCUS_TIP, MEMORY_TIP, NOTE_TIP, WISH_TIP } from "./content.portrait-notes.ts";
import { SELF_ADVICE_CLOSE, SELF_ADVICE_INTRO, SELF_TIPS_ANY } from "./content.self-advice.ts";
import { SELF_CHOICES } from "./content.self-answers.ts";
import { SELF_CARE_TIPS } from "./content.self-quotes.ts";
import { SELF_TIPS_AN } from "./content.self-tips-an.ts";
import { SELF_TIPS_OCE } from "./content.self-tips-oce.ts";
import { interpretSelf } from "./interpret-self.ts";
import { createTextWriter } from "./text-writer.ts";
import { fill } from "./text.ts";
import { variants } from "./vary.ts";

/** All texts used as a tip or part of one. */
const TIPS: readonly unknown[] = [
  [SELF_TIPS_ANY, SELF_TIPS_OCE, SELF_TIPS_AN, SELF_CHOICES, SELF_CARE_TIPS],
  [PERSONA_TIPS, PERSONA_TIPS_ANY, ANSWER_READINGS, FOCUS_TIP, MEMORY_TIP, NOTE_TIP, WISH_TIP],
  [COMING_TIP, COMING_PLAN_TIP, COMING_GRAVE_TIP, CARE_HARM, CARE_SELF_HARM, CARE_LIMITS],
];
const NAME = { name: "Anna" };
const wordings = (text: string) =>
  variants(text)
    .slice(0, 24)
    .map((one) => fill(one, NAME));

it.each(LANGUAGES)("recognizes every wording of introductions and closings, in %s", (language) => {
  const tip = fill(variants(SELF_TIPS_ANY[0]![language])[0]!, NAME);
  const contexts = Object.values(CONTEXT_ADVICE);
  for (const text of [...SELF_ADVICE_INTRO, ...contexts.flatMap(({ intro }) => intro)]) {
    for (const intro of wordings(text[language])) {
      expect(adviceParts(`${intro}\n\n${tip}`)).toEqual({ intro, tips: [tip], closing: null });
    }
  }
  for (const text of [...SELF_ADVICE_CLOSE, ...contexts.flatMap(({ close }) => close)]) {
    for (const closing of wordings(text[language])) {
      expect(adviceParts(`${tip}\n\n${closing}`)).toEqual({ intro: null, tips: [tip], closing });
    }
  }
});

/** All texts in nested content. */
function textsIn(content: unknown): Bilingual[] {
  if (typeof content !== "object" || content === null) return [];
  const { en, it: italian } = content as Partial<Bilingual>;
  if (typeof en === "string" && typeof italian === "string") return [{ en, it: italian }];
  return Object.values(content).flatMap(textsIn);
}

it.each(LANGUAGES)("never takes a tip for an introduction or closing, in %s", (language) => {
  const texts = TIPS.flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(400);
  for (const text of texts) {
    for (const wording of variants(text[language]).slice(0, 24)) {
      const tip = wording.replaceAll(/\{\w+\}/g, "Anna").trim();
      expect(adviceParts(tip)).toEqual({ intro: null, tips: [tip], closing: null });
    }
  }
});

it.each(LANGUAGES)(
  "recognizes texts as written, with any name, but not longer ones that contain them, in %s",
  (language) => {
    const contexts = Object.values(CONTEXT_ADVICE);
    const intros = [...MINOR_INTRO, ...OTHER_WORD, ...ANY_INTRO, ...contexts.flatMap(({ intro }) => intro)];
    const closings = [...MINOR_CLOSE, ...contexts.flatMap(({ close }) => close)];
    for (const name of ["Anna", "la mamma", "il capo (nuovo)", "zio [Ugo]"]) {
      for (let seed = 0; seed < 12; seed += 1) {
        const writer = createTextWriter(language, name, String(seed));
        const written = (text: Bilingual) => writer.write(text, "slot", { other: "cognata + amica" });
        for (const intro of intros.map(written)) {
          expect(adviceParts(`${intro}\n\nTip.`)).toEqual({ intro, tips: ["Tip."], closing: null });
          const longer = `${intro} Or call.`;
          expect(adviceParts(`${longer}\n\nTip.`).tips).toEqual([longer, "Tip."]);
        }
        for (const closing of closings.map(written)) {
          expect(adviceParts(`Tip.\n\n${closing}`)).toEqual({ intro: null, tips: ["Tip."], closing });
          const longer = `${closing} Or call.`;
          expect(adviceParts(`Tip.\n\n${longer}`).tips).toEqual(["Tip.", longer]);
        }
      }
    }
  },
);

it.each(LANGUAGES)("finds three or four tips in a self-portrait's advice, in %s", (language) => {
  for (let n = 0; n < 60; n += 1) {
    const traits = { O: 1 + (n % 5), C: 1 + ((n * 2) % 5), E: 1 + ((n * 3) % 5), A: 3, N: 1 + ((n * 7) % 5) };
    const { relational_advice } = interpretSelf({ traits, language, seed: String(n) });
    const { tips } = adviceParts(relational_advice);
    expect([3, 4], relational_advice).toContain(tips.length);
  }
});

it("returns no parts for an empty text", () => {
  expect(adviceParts(" \n\n ")).toEqual({ intro: null, tips: [], closing: null });
});
