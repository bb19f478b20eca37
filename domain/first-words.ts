/** The beginning of a text in one line of at most so many characters, an ellipsis among them; cut between words, unless one is too long for that. */
export function firstWords(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most - 1);
  const space = head.lastIndexOf(" ");
  return `${(space > most / 2 ? head.slice(0, space) : head).toWellFormed()}…`;
}
