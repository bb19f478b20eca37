import {
  EXTENDED_UNCERTAINTY,
  traitPosition,
  TRAITS,
  type Trait,
  type TraitForm,
  type TraitScores,
} from "../traits.ts";

/**
 * The least difference in points between two extended profiles that exceeds its uncertainty: √2 times that of one
 * measurement, as the two are independent.
 */
export function leastNotableGap(trait: Trait): number {
  return Math.SQRT2 * EXTENDED_UNCERTAINTY[trait];
}

export interface TraitGap {
  trait: Trait;
  /** Positions on the displayed scale, 0 to 100. */
  own: number;
  other: number;
  /** other − own, in points: positive if the other person is higher. */
  gap: number;
  /** Never on the short form, which has a single answer per trait. */
  notable: boolean;
}

/**
 * Compares the user's profile with another person's, trait by trait. Both must come from the same form: means of
 * different items are not comparable.
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
      notable: form === "full" && Math.abs(gap) > leastNotableGap(trait),
    };
  });
}
