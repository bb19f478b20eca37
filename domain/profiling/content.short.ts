import type { LikertItem } from "../likert-item.ts";

/**
 * The five statements of the short test about another person, one per trait, in order. The last is negatively keyed
 * because such wording predicts better when others are judged.
 */
export const PERSONA_SHORT: readonly LikertItem[] = [
  {
    key: "bigfive_persona_short_O",
    trait: "O",
    reversed: false,
    source: "IPIP q_1058",
    text: {
      en: "{name} has a vivid imagination.",
      it: "{name} ha un’immaginazione vivace.",
    },
  },
  {
    key: "bigfive_persona_short_C",
    trait: "C",
    reversed: false,
    source: "IPIP q_1979",
    text: {
      en: "{name} works hard.",
      it: "{name} mette impegno in quello che fa.",
    },
  },
  {
    key: "bigfive_persona_short_E",
    trait: "E",
    reversed: false,
    source: "IPIP-NEO-120 E1",
    text: {
      en: "{name} is at ease around people.",
      it: "{name} si sente a proprio agio in mezzo alla gente.",
    },
  },
  {
    key: "bigfive_persona_short_A",
    trait: "A",
    reversed: false,
    source: "IPIP-NEO-120 A3",
    text: {
      en: "{name} loves to help others.",
      it: "{name} aiuta volentieri le altre persone.",
    },
  },
  {
    key: "bigfive_persona_short_N",
    trait: "N",
    reversed: true,
    source: "IPIP Big-Five Factor Markers",
    text: {
      en: "{name} gets upset easily.",
      it: "{name} si agita facilmente.",
    },
  },
];
