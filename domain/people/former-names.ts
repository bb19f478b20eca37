/** The number of earlier names stored per person. */
const KEPT = 50;

/** A person's earlier names after a rename, the latest last, without the current name. */
export function formerNames(known: readonly string[], { from, to }: { from: string; to: string }): string[] {
  if (from === to) return [...known];
  return [...known.filter((name) => name !== from && name !== to), from].slice(-KEPT);
}
