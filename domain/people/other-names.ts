/** Splits the comma-separated other names of a person. */
export function otherNames(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
