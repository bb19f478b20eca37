import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { adviceParts } from "./advice-parts.ts";
import { CONTEXT_ADVICE } from "./content.portrait-context.ts";
import { SELF_ADVICE_CLOSE, SELF_ADVICE_INTRO, SELF_TIPS_ANY } from "./content.self-advice.ts";
import { interpretSelf } from "./interpret-self.ts";
import { fill } from "./text.ts";
import { variants } from "./vary.ts";

const NAME = { name: "Anna" };
const wordings = (text: string) =>
  variants(text)
    .slice(0, 24)
    .map((one) => fill(one, NAME));

it.each(LANGUAGES)("knows every wording of what stands before and after the tips, in %s", (language) => {
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

it.each(LANGUAGES)("takes no tip for anything else, in %s", (language) => {
  for (const text of SELF_TIPS_ANY) {
    for (const tip of wordings(text[language]))
      expect(adviceParts(tip)).toEqual({ intro: null, tips: [tip], closing: null });
  }
});

it.each(LANGUAGES)("finds three or four tips in what is written about oneself, in %s", (language) => {
  for (let n = 0; n < 60; n += 1) {
    const traits = { O: 1 + (n % 5), C: 1 + ((n * 2) % 5), E: 1 + ((n * 3) % 5), A: 3, N: 1 + ((n * 7) % 5) };
    const { relational_advice } = interpretSelf({ traits, language, seed: String(n) });
    const { tips } = adviceParts(relational_advice);
    expect([3, 4], relational_advice).toContain(tips.length);
  }
});

it("is nothing where nothing is written", () => {
  expect(adviceParts(" \n\n ")).toEqual({ intro: null, tips: [], closing: null });
});
