/** The largest share of its entries that any of these sets has in common with another one at least as large. */
export function largestShare(sets: readonly ReadonlySet<string>[]): number {
  const holders = new Map<string, number[]>();
  let largest = 0;
  for (const [at, one] of sets.entries()) {
    const shared = new Uint32Array(at);
    for (const entry of one) {
      const others = holders.get(entry) ?? [];
      for (const other of others) shared[other]! += 1;
      others.push(at);
      holders.set(entry, others);
    }
    for (const [other, count] of shared.entries())
      largest = Math.max(largest, count / Math.min(one.size, sets[other]!.size));
  }
  return largest;
}
