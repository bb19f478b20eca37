import { COUNTRIES, countriesIn, countryName } from "#domain/countries.ts";
import type { Language } from "#domain/language.ts";

const NAMES = new Map(COUNTRIES.map((country) => [country.code, `${country.en} ${country.it}`]));

/** Countries as combobox options, Italy first; searchable by their English and Italian names. */
export function countryOptions(language: Language): { value: string; label: string; keywords: string }[] {
  return countriesIn(language).map(({ code, name }) => ({ value: code, label: name, keywords: NAMES.get(code) ?? "" }));
}

/** A place in words: "Puglia, Italy"; blank if both are. */
export function placeName(
  { country, region }: { country: string | null | undefined; region: string | null | undefined },
  language: Language,
): string {
  return [region?.trim(), country && countryName(country, language)].filter(Boolean).join(", ");
}
