const escaped = (word: string) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, String.raw`\$&`);

/** The minimum work for hiding names: one regular expression with as many alternatives, compiled for each text. */
export function replaceForms(text: string, forms: readonly string[]): string {
  const any = forms.map(escaped).join("|");
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, "giu"), "Person");
}
