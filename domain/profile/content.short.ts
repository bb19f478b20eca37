import type { LikertItem } from "../likert-item.ts";

/** The five statements of the onboarding, one per trait, in order; none is reversed. */
export const SELF_SHORT: readonly LikertItem[] = [
  {
    key: "bigfive_short_O",
    trait: "O",
    reversed: false,
    source: "IPIP q_1392",
    text: {
      en: "I like to think up new ways of doing things.",
      it: "Mi piace inventare modi nuovi di fare le cose.",
    },
  },
  {
    key: "bigfive_short_C",
    trait: "C",
    reversed: false,
    source: "IPIP q_1744",
    text: {
      en: "When there is something to do, I get started right away.",
      it: "Quando c’è qualcosa da fare, mi ci metto subito.",
    },
  },
  {
    key: "bigfive_short_E",
    trait: "E",
    reversed: false,
    source: "IPIP q_1904",
    text: {
      en: "I like to spend my free time with other people.",
      it: "Mi piace passare il tempo libero in compagnia.",
    },
  },
  {
    key: "bigfive_short_A",
    trait: "A",
    reversed: false,
    source: "IPIP q_1763",
    text: {
      en: "I sympathize with what other people are feeling.",
      it: "Mi sta a cuore quello che provano le altre persone.",
    },
  },
  {
    key: "bigfive_short_N",
    trait: "N",
    reversed: false,
    source: "IPIP-NEO-120 N6",
    text: {
      en: "I stay calm even when I am under pressure.",
      it: "Mantengo la calma anche sotto pressione.",
    },
  },
];
