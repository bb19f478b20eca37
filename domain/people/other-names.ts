/** The other names of somebody, one by one: they are written with commas between them. */
export function otherNames(text: string | null | undefined): string[] {
  return (text ?? "")
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
