/** Shorter names are as close to those of other programs. */
const SHORTEST = 8;
const CLOSE = 2;

/** Names that are almost, but not quite, one of those known. */
export function misspelt(names: readonly string[], known: readonly string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((one) => one.length >= SHORTEST && distance(name, one) <= CLOSE);
    return meant ? [{ name, meant }] : [];
  });
}

/** How many letters have to be added, left out or changed (Levenshtein). */
function distance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of Array.from(from).entries()) {
    const next = [row + 1];
    for (const [at, other] of Array.from(to).entries()) {
      const changed = last[at]! + (letter === other ? 0 : 1);
      next.push(Math.min(changed, last[at + 1]! + 1, next[at]! + 1));
    }
    last = next;
  }
  return last.at(-1)!;
}
