import type { Bilingual } from "../language.ts";
import type { Trait } from "../traits.ts";

/** One statement about how another person usually is; `{name}` stands for that person's name. */
export interface PersonaShortItem {
  readonly trait: Trait;
  /** Agreeing counts against the trait: the answer x scores as 6 − x. */
  readonly reversed: boolean;
  /** Where the idea comes from: the public-domain IPIP pool, by SAPA item number, IPIP-NEO facet or scale. */
  readonly source: string;
  readonly text: Bilingual;
}

/**
 * The five statements of the short test about another person, one per trait, in the order they are asked.
 * The last is keyed negatively because such wording predicts better when others are judged.
 */
export const PERSONA_SHORT: readonly PersonaShortItem[] = [
  {
    trait: "O",
    reversed: false,
    source: "IPIP q_1058",
    text: {
      en: "{name} has a vivid imagination.",
      it: "{name} ha un’immaginazione vivace.",
    },
  },
  {
    trait: "C",
    reversed: false,
    source: "IPIP q_1979",
    text: {
      en: "{name} works hard.",
      it: "{name} mette impegno in quello che fa.",
    },
  },
  {
    trait: "E",
    reversed: false,
    source: "IPIP-NEO-120 E1",
    text: {
      en: "{name} is at ease around people.",
      it: "{name} si sente a proprio agio in mezzo alla gente.",
    },
  },
  {
    trait: "A",
    reversed: false,
    source: "IPIP-NEO-120 A3",
    text: {
      en: "{name} loves to help others.",
      it: "{name} aiuta volentieri le altre persone.",
    },
  },
  {
    trait: "N",
    reversed: true,
    source: "IPIP Big-Five Factor Markers",
    text: {
      en: "{name} gets upset easily.",
      it: "{name} si agita facilmente.",
    },
  },
];
