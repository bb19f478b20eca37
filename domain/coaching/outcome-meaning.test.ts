import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import * as content from "./content.outcome.ts";
import { GRAVE_EXPECTED } from "./content.outcome-grave.ts";
import { clauseQuote } from "./clause-quote.ts";
import type { OutcomeInput } from "./outcome-input.ts";
import { outcomeMeaning } from "./outcome-meaning.ts";
import { outcomeTips } from "./outcome-tips.ts";
import { variants } from "./vary.ts";

const GRAVE: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "She is in hospital, they found a tumour.",
    "We got the diagnosis yesterday: it's Parkinson's.",
    "He lost his job today, but it was a lovely evening and we hugged.",
    "She was made redundant this morning",
    "Her mum died on Sunday. She thanked me for coming.",
    "My father passed away on Tuesday",
    "The test came back, it is cancer",
    "They let him go at work, he thanked me for calling",
    "He had a stroke and is in intensive care",
    "She told me she had a miscarriage",
    "They are being evicted, they were evicted on Monday",
  ],
  it: [
    "È in ospedale, le hanno trovato un tumore.",
    "Mi ha detto che la diagnosi è confermata, sclerosi multipla",
    "Ha perso il lavoro, però abbiamo passato una bella serata",
    "L'hanno licenziata stamattina",
    "È morta sua madre. Mi ha ringraziato di essere venuto.",
    "È mancato il nonno, mercoledì c'è il funerale",
    "Gli hanno diagnosticato un linfoma, mi ha abbracciato",
    "Ha avuto un ictus ed è in terapia intensiva",
    "Mi ha detto che ha avuto un aborto spontaneo",
    "Hanno ricevuto lo sfratto",
  ],
};

const HARMLESS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "She is home from hospital and made soup.",
    "It is not cancer, the lump is benign!",
    "We almost died laughing.",
    "My phone died, so I called later.",
    "He works at the hospital, so we met there for lunch.",
    "She was afraid of losing her job, but nothing like that came up.",
  ],
  it: [
    "È tornata dall'ospedale e sta bene.",
    "Non è un tumore, è benigno!",
    "Siamo morti dal ridere.",
    "Lavora in ospedale, quindi abbiamo pranzato lì.",
  ],
};

const RELIEF: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "She cried with relief when I told her.",
    "There were tears of joy, hers and mine.",
    "He was so relieved that he cried.",
    "We laughed until we were in tears of laughter",
  ],
  it: [
    "Ha pianto di sollievo quando gliel'ho detto.",
    "Lacrime di gioia, le sue e le mie.",
    "Si è commossa fino alle lacrime e mi ha abbracciato.",
    "Abbiamo pianto dalle risate",
  ],
};

const AGAIN: Readonly<Record<Language, RegExp>> = {
  en: /arrange the same again|only smaller|while the good moment|reads well|a good step|there is a gap|lies some distance/i,
  it: /organizza di nuovo|più in piccolo|finché il ricordo|suona bene|un passo avanti|c’è un salto|c’è distanza/i,
};

function told(language: Language, result_summary: string, expectation: string | null, seed: string): OutcomeInput {
  return {
    language,
    persona: { name: "Marta", context: "friend" },
    interaction: {
      objectives: language === "it" ? "Dirle del trasloco" : "Tell her about the move",
      expectation,
      result_summary,
    },
    earlier: [
      {
        objectives: "x",
        result_summary: language === "it" ? "Una bella serata, abbiamo riso." : "A lovely evening, we laughed.",
        completed_date: "2026-11-03T12:00:00Z",
      },
    ],
    now: new Date("2026-11-20T12:00:00Z"),
    time_zone: "Europe/Rome",
    seed,
  };
}

/** Whether a text was made from one of these templates. */
function holds(text: string, list: readonly { en: string; it: string }[], language: Language): boolean {
  return list.some((one) =>
    variants(one[language]).some((way) => {
      const parts = way.split(/(?:(?:di|a|da|su|in) )?\{[a-z_]+\}/).filter((part) => part.length > 12);
      return parts.length > 0 && parts.every((part) => text.includes(part));
    }),
  );
}

describe.each(LANGUAGES)("the meaning of an outcome (%s)", (language) => {
  const evening = language === "it" ? "una bella serata" : "a nice evening";

  it.each(GRAVE[language])("grave news is recognized and acknowledged: %s", (text) => {
    expect(outcomeMeaning(text, language).grave).not.toBeNull();
    for (let seed = 0; seed < 12; seed += 1) {
      const tips = outcomeTips(told(language, text, evening, `${seed}`));
      expect(tips).not.toMatch(AGAIN[language]);
      expect(holds(tips, content.NEXT_STEPS.good, language)).toBe(false);
      for (const texts of [...Object.values(content.EXPECTED), ...Object.values(content.EARLIER)])
        expect(holds(tips, texts, language)).toBe(false);
    }
  });

  it("an expectation is mentioned beside grave news, not compared with it", () => {
    const [news] = GRAVE[language];
    const texts = Array.from({ length: 20 }, (_, seed) => outcomeTips(told(language, news!, evening, `${seed}`)));
    expect(texts.some((text) => holds(text, GRAVE_EXPECTED, language))).toBe(true);
  });

  it.each(HARMLESS[language])("harmless news that sounds grave is not grave: %s", (text) => {
    expect(outcomeMeaning(text, language).grave).toBeNull();
  });

  it.each(RELIEF[language])("tears of relief are good: %s", (text) => {
    expect(outcomeMeaning(text, language)).toEqual({ tone: "good", grave: null });
    const feared = language === "it" ? "si arrabbierà" : "she will be furious";
    for (let seed = 0; seed < 12; seed += 1) {
      const tips = outcomeTips(told(language, text, feared, `${seed}`));
      expect(tips).not.toMatch(/there is a gap|lies some distance|c’è un salto|c’è distanza/);
      expect(holds(tips, content.EXPECTED.worse, language)).toBe(false);
    }
  });

  it.each(
    {
      en: [
        ["He paid me back the whole amount", "he will not pay", "better"],
        ["She said yes", "she will say no", "better"],
        ["He did not come", "he will come", "worse"],
        ["She took it badly", "she will take it well", "worse"],
        ["He apologised and we are fine", "he apologises", "as_good"],
        ["She hung up", "she will get angry", "as_hard"],
      ],
      it: [
        ["Mi ha restituito tutto", "non mi paga", "better"],
        ["Ha detto di sì", "dirà di no", "better"],
        ["Non è venuto", "viene", "worse"],
        ["L'ha presa male", "la prende bene", "worse"],
        ["Si è scusata, abbiamo fatto pace", "mi chiede scusa", "as_good"],
        ["Ha riattaccato", "si arrabbia", "as_hard"],
      ],
    }[language] as [string, string, keyof typeof content.EXPECTED][],
  )("compares by events: %s, while “%s” was expected", (text, expected, kind) => {
    const tips = outcomeTips(told(language, text, expected, "s"));
    expect(holds(tips, content.EXPECTED[kind], language)).toBe(true);
  });
});

it.each([
  ["en", "He lost his job today.", /employment office|costs nothing|once a week|interview/],
  ["it", "L'hanno licenziata stamattina", /centro per l’impiego|colloquio|settimana|costa/],
  ["en", "He forgot my birthday again", /./],
] as const)("takes the next step from the situation (%s: %s)", (language, text, expected) => {
  const tips = outcomeTips(told(language, text, null, "s"));
  expect(tips).toMatch(expected);
  expect(holds(tips, Object.values(content.NEXT_STEPS).flat(), language)).toBe(false);
});

describe("quotations", () => {
  const size = { length: 60, words: 10 };
  const quote = (text: string, language: Language = "en") => clauseQuote(text, { language, names: ["Marta"], size });

  it("are cleaned of emoji and slips of the finger", () => {
    expect(quote("she said yes to the holidya!! 🎉🎉 :)")).toBe("she said yes to the holiday!");
    expect(quote("abbiamo litigato di nuvo per i soldi 😡", "it")).toBe("abbiamo litigato di nuovo per i soldi");
    expect(quote("👍🏽 ❤️ 🇮🇹")).toBeNull();
  });

  it("keep unknown words", () => {
    expect(quote("chiederle se verrebbe alla serra", "it")).toBe("chiederle se verrebbe alla serra");
    expect(quote("Marta e la Serena sono venute", "it")).toBe("Marta e la Serena sono venute");
  });

  it("are cut at the end of a clause, or left out", () => {
    const long = "We argued about the money, he said he would pay on Friday and I no longer believe a word of it";
    expect(quote(long)).toBe("We argued about the money…");
    expect(quote("She came home late. Then we talked for hours about everything under the sun and more")).toBe(
      "She came home late",
    );
    expect(quote("a b c d e f g h i j k l m n o p q r s t u v w x y z")).toBeNull();
  });
});
