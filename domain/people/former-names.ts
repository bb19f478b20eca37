/** As many earlier names as are kept of somebody. */
const KEPT = 50;

/** The earlier names of somebody whose name changes, the latest last; the name that they have now is none of them. */
export function formerNames(known: readonly string[], { from, to }: { from: string; to: string }): string[] {
  if (from === to) return [...known];
  return [...known.filter((name) => name !== from && name !== to), from].slice(-KEPT);
}
