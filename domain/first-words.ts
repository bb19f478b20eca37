/** Shortens a text to one line of at most `most` characters including the ellipsis, cut between words if possible. */
export function firstWords(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most - 1);
  const space = head.lastIndexOf(" ");
  return `${(space > most / 2 ? head.slice(0, space) : head).toWellFormed()}…`;
}
