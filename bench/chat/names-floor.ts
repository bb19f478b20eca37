const escaped = (word: string) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, String.raw`\$&`);

/** The least that hiding names could do: one regular expression of as many alternatives, made anew for each text. */
export function replaceForms(text: string, forms: readonly string[]): string {
  const any = forms.map(escaped).join("|");
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, "giu"), "Person");
}
