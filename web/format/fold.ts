/** A text for comparing: lower case, without accents or outer space. */
export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
