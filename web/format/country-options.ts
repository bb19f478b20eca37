import { COUNTRIES, countriesIn } from "#domain/countries.ts";
import type { Language } from "#domain/language.ts";

const NAMES = new Map(COUNTRIES.map((country) => [country.code, `${country.en} ${country.it}`]));

/** The countries as options, Italy first; each is found by its name in either language. */
export function countryOptions(language: Language): { value: string; label: string; keywords: string }[] {
  return countriesIn(language).map(({ code, name }) => ({ value: code, label: name, keywords: NAMES.get(code) ?? "" }));
}
