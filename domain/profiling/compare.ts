import {
  EXTENDED_UNCERTAINTY,
  traitPosition,
  TRAITS,
  type Trait,
  type TraitForm,
  type TraitScores,
} from "../traits.ts";

/**
 * From how many points on two extended profiles differ by more than their uncertainty: that of a difference of two
 * independent measures is √2 times that of one.
 */
export function gapWorthATalk(trait: Trait): number {
  return Math.SQRT2 * EXTENDED_UNCERTAINTY[trait];
}

export interface TraitGap {
  trait: Trait;
  /** Shown positions, 0 to 100. */
  own: number;
  other: number;
  /** other − own, in points: positive where the other person is seen as higher. */
  gap: number;
  /** Never on the short form, where a single answer decides a trait. */
  worthATalk: boolean;
}

/**
 * The user's own profile beside another person's, trait by trait. Both must come from the same form: the means of
 * different sets of items do not compare.
 */
export function compareTraits(form: TraitForm, own: TraitScores, other: TraitScores): TraitGap[] {
  return TRAITS.map((trait) => {
    const [mine, theirs] = [traitPosition(own[trait]), traitPosition(other[trait])];
    const gap = theirs - mine;
    return {
      trait,
      own: mine,
      other: theirs,
      gap,
      worthATalk: form === "full" && Math.abs(gap) > gapWorthATalk(trait),
    };
  });
}
