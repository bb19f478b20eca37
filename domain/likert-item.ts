import type { Bilingual } from "./language.ts";
import type { Trait } from "./traits.ts";

/** A statement on the five-point agreement scale; it counts towards one trait. */
export interface LikertItem {
  /** The key its answer is stored under. Answers to the short forms are not stored by key: they are sent by trait. */
  readonly key: string;
  readonly trait: Trait;
  /** Agreement counts against the trait: answer x scores as 6 − x. */
  readonly reversed: boolean;
  /** The public-domain IPIP pool, by SAPA item number, IPIP-NEO facet or scale. */
  readonly source: string;
  /** Statements about another person contain `{name}` once. */
  readonly text: Bilingual;
}
