import { describe, expect, it } from "vitest";
import { COUNTRIES, countriesIn, countryName, isCountryCode } from "./countries.ts";
import { LANGUAGES } from "./language.ts";

describe("the country list", () => {
  it("holds about a hundred countries", () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(95);
    expect(COUNTRIES.length).toBeLessThanOrEqual(110);
  });

  it("puts Italy first and the rest by English name", () => {
    expect(COUNTRIES[0]).toEqual({ code: "IT", en: "Italy", it: "Italia" });
    const rest = COUNTRIES.slice(1).map((country) => country.en);
    expect(rest).toEqual(rest.toSorted(new Intl.Collator("en").compare));
  });

  it("uses codes that ISO 3166-1 knows, each once", () => {
    const known = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    for (const { code } of COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(known.of(code), code).toBeDefined();
    }
    expect(new Set(COUNTRIES.map((country) => country.code)).size).toBe(COUNTRIES.length);
  });

  it.each(LANGUAGES)("has a clean, unique name for every country in %s", (language) => {
    const names = COUNTRIES.map((country) => country[language]);
    for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L}’ ]+$/u);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("looking countries up", () => {
  it("names a country in the language asked for", () => {
    expect(countryName("DE", "it")).toBe("Germania");
    expect(countryName("DE", "en")).toBe("Germany");
  });

  it("gives an unknown code back", () => {
    expect(countryName("ZZ", "it")).toBe("ZZ");
  });

  it("recognises only codes of the list", () => {
    expect(COUNTRIES.every((country) => isCountryCode(country.code))).toBe(true);
    for (const value of ["it", "ZZ", "", "ITA", null, 7]) expect(isCountryCode(value)).toBe(false);
  });

  it.each(LANGUAGES)("sorts the menu for %s, Italy first", (language) => {
    const menu = countriesIn(language);
    expect(menu).toHaveLength(COUNTRIES.length);
    expect(menu[0]?.code).toBe("IT");
    const rest = menu.slice(1).map((country) => country.name);
    expect(rest).toEqual(rest.toSorted(new Intl.Collator(language).compare));
  });

  it("leaves the list itself alone", () => {
    const before = JSON.stringify(COUNTRIES);
    countriesIn("it");
    expect(JSON.stringify(COUNTRIES)).toBe(before);
  });
});
