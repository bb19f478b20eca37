/** Normalizes text for comparison: lower case, no accents, trimmed. */
export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
