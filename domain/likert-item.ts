import type { Bilingual } from "./language.ts";
import type { Trait } from "./traits.ts";

/** One statement to agree or disagree with on the five-point scale; it feeds one trait. */
export interface LikertItem {
  /** What the answer is stored under; the short forms store none, they send theirs by trait. */
  readonly key: string;
  readonly trait: Trait;
  /** Agreeing counts against the trait: the answer x scores as 6 − x. */
  readonly reversed: boolean;
  /** Where the idea comes from: the public-domain IPIP pool, by SAPA item number, IPIP-NEO facet or scale. */
  readonly source: string;
  /** Statements about another person hold `{name}` once. */
  readonly text: Bilingual;
}
