import { describe, expect, it } from "vitest";
import { testDraftRequests } from "../../tests/support/draft-requests.ts";
import { type Language } from "#domain/language.ts";
import { draftFor } from "./draft-for.ts";
import { EVERYDAY_CASES_EN, EVERYDAY_NO_MESSAGE_EN } from "./drafts.cases.everyday.en.ts";
import { EVERYDAY_CASES_IT, EVERYDAY_NO_MESSAGE_IT } from "./drafts.cases.everyday.it.ts";

testDraftRequests(
  "everyday requests",
  {
    en: { cases: EVERYDAY_CASES_EN, none: EVERYDAY_NO_MESSAGE_EN },
    it: { cases: EVERYDAY_CASES_IT, none: EVERYDAY_NO_MESSAGE_IT },
  },
  60,
);

describe("how the person is greeted", () => {
  const greeted = (language: Language, name: string, context: "family" | "friend" = "friend") => {
    const draft = draftFor({
      language,
      text: language === "en" ? "write: I can't come on Saturday" : "scrivi: sabato non posso venire",
      persona: { name, context },
    });
    return "missing" in draft ? "" : draft.greeting;
  };

  it.each([
    ["en", "Theatre nurse Bola", "Hi Bola,"],
    ["en", "Laura from salsa", "Hi Laura,"],
    ["en", "Josh (stepson)", "Hi Josh,"],
    ["en", "Sister Bernadette", "Dear Sister Bernadette,"],
    ["en", "Dr. Hoffman", "Dear Dr Hoffman,"],
    ["en", "Miss Clarke (teacher)", "Dear Miss Clarke,"],
    ["en", "Mrs. O'Neill", "Dear Mrs O'Neill,"],
    ["en", "Piano teacher Mrs Yeo", "Dear Mrs Yeo,"],
    ["en", "Son's coach Mr. Brandt", "Dear Mr Brandt,"],
    ["en", "Sister-in-law Meena", "Hi Meena,"],
    ["en", "My brother Arjun", "Hi Arjun,"],
    ["en", "Tammy in payroll", "Hi Tammy,"],
    ["en", "Gym guy Marcus", "Hi Marcus,"],
    ["en", "Old boss Ngozi", "Hi Ngozi,"],
    ["en", "Auntie Jean", "Hi Auntie Jean,"],
    ["en", "my mother-in-law", "Hi,"],
    ["en", "Mary Ann", "Hi Mary Ann,"],
    ["it", "mia nuora", "Ciao,"],
    ["it", "il mio capo", "Buongiorno,"],
    ["it", "Coinquilino Dario", "Ciao Dario,"],
    ["it", "Pino il muratore", "Ciao Pino,"],
    ["it", "Sig.ra Teresa del primo piano", "Buongiorno sig.ra Teresa,"],
    ["it", "cognata Patrizia", "Ciao Patrizia,"],
    ["it", "Laura di salsa", "Ciao Laura,"],
    ["it", "Suor Bernadette", "Buongiorno suor Bernadette,"],
    ["it", "Il mio ex Massimo", "Ciao Massimo,"],
    ["it", "Ragazzo del piano di sotto", "Ciao,"],
    ["it", "Genitori 2B", "Ciao a tutti,"],
    ["it", "Nonno Berto", "Ciao nonno Berto,"],
    ["it", "Maria Grazia", "Ciao Maria Grazia,"],
  ] as const)("%s: %s is greeted %s", (language, name, greeting) => {
    expect(greeted(language, name)).toBe(greeting);
  });

  it("knows a sister from a nun", () => {
    expect(greeted("en", "Sister Adaeze", "family")).toBe("Hi Adaeze,");
  });
});
