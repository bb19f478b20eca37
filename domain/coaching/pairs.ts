import { PAIRS } from "./content.pairs.ts";
import type { Leans } from "./content.self-pairs.ts";
import type { MarkedTrait } from "./marked.ts";

/** The key of two marked traits in the pair tables, in either order. */
export function pairKey(first: MarkedTrait, second: MarkedTrait): { pair: string; leans: Leans } {
  const [x, y] = PAIRS[`${first.trait}${second.trait}`] ? [first, second] : [second, first];
  return { pair: `${x.trait}${y.trait}`, leans: `${x.band === "high" ? "h" : "l"}${y.band === "high" ? "h" : "l"}` };
}

/** The table entry of two marked traits, in either order. */
export function pairIn<T>(
  table: Readonly<Record<string, Readonly<Record<Leans, T>>>>,
  first: MarkedTrait,
  second: MarkedTrait,
): T {
  const { pair, leans } = pairKey(first, second);
  const found = table[pair]?.[leans];
  if (found === undefined) throw new RangeError(`no pair ${pair}`);
  return found;
}
