/** The country whose helplines are shown; null if neither country is given. */
export function helplineCountry(own: { current_country: string | null; origin_country: string | null }): string | null {
  return own.current_country ?? own.origin_country;
}
