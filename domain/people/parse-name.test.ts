import { describe, expect, it } from "vitest";
import { nameInText } from "#domain/coaching/clean.ts";

describe("how the coach names somebody to the user", () => {
  it.each([
    ["en", "Laura from salsa", "Laura"],
    ["en", "Theatre nurse Bola", "Bola"],
    ["en", "Josh (stepson)", "Josh"],
    ["en", "Katie (16)", "Katie"],
    ["en", "my mother-in-law", "your mother-in-law"],
    ["en", "Mother-in-law", "your mother-in-law"],
    ["en", "Landlord", "your landlord"],
    ["en", "School office", "the school office"],
    ["en", "Theo's mum", "Theo's mum"],
    ["en", "Big Steve", "Big Steve"],
    ["en", "Nana Pearl", "Nana Pearl"],
    ["en", "Dr. Hoffman", "Dr. Hoffman"],
    ["en", "Anita Zoli", "Anita Zoli"],
    ["it", "mia nuora", "tua nuora"],
    ["it", "Mia", "Mia"],
    ["it", "il mio capo", "il tuo capo"],
    ["it", "Consuocera", "la tua consuocera"],
    ["it", "Suocera", "tua suocera"],
    ["it", "Ragazzo del piano di sotto", "il ragazzo del piano di sotto"],
    ["it", "Amministratore", "l’amministratore"],
    ["it", "Il vicino Gino", "Gino"],
    ["it", "Cliente Ottaviani", "Ottaviani"],
    ["it", "La Russa", "La Russa"],
    ["it", "Il signor Aldo", "il signor Aldo"],
    ["it", "La nonna", "la nonna"],
  ] as const)("%s: %s is %s", (language, name, spoken) => {
    expect(nameInText(name, language)).toBe(spoken);
  });

  it("distinguishes a sister from a nun", () => {
    expect(nameInText("Sister Bernadette", "en")).toBe("Sister Bernadette");
    expect(nameInText("Sister Adaeze", "en", true)).toBe("Adaeze");
  });
});
