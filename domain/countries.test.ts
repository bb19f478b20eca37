import { describe, expect, it } from "vitest";
import { COUNTRIES, countriesIn, countryName, isCountryCode } from "./countries.ts";
import { LANGUAGES } from "./language.ts";

describe("the country list", () => {
  it("contains about a hundred countries", () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(95);
    expect(COUNTRIES.length).toBeLessThanOrEqual(110);
  });

  it("puts Italy first and the rest by English name", () => {
    expect(COUNTRIES[0]).toEqual({ code: "IT", en: "Italy", it: "Italia" });
    const rest = COUNTRIES.slice(1).map((country) => country.en);
    expect(rest).toEqual(rest.toSorted(new Intl.Collator("en").compare));
  });

  it("uses each ISO 3166-1 code at most once", () => {
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
  it("returns the name in the requested language", () => {
    expect(countryName("DE", "it")).toBe("Germania");
    expect(countryName("DE", "en")).toBe("Germany");
  });

  it("returns an unknown code unchanged", () => {
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

  it("does not modify the list", () => {
    const before = JSON.stringify(COUNTRIES);
    countriesIn("it");
    expect(JSON.stringify(COUNTRIES)).toBe(before);
  });
});
