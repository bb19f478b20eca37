/** The beginning of a text in one line of at most so many characters and an ellipsis, cut between words. */
export function firstWords(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most);
  return `${head.slice(0, Math.max(head.lastIndexOf(" "), most / 2)).toWellFormed()}…`;
}
