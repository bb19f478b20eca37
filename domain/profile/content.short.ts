import type { Bilingual } from "../language.ts";
import type { Trait } from "../traits.ts";

/** One statement about oneself; agreeing with it always counts towards the trait. */
export interface SelfShortItem {
  readonly trait: Trait;
  /** Where the idea comes from: the public-domain IPIP pool, by SAPA item number or IPIP-NEO facet. */
  readonly source: string;
  readonly text: Bilingual;
}

/** The five statements of the onboarding, one per trait, in the order they are asked. */
export const SELF_SHORT: readonly SelfShortItem[] = [
  {
    trait: "O",
    source: "IPIP q_1392",
    text: {
      en: "I like to think up new ways of doing things.",
      it: "Mi piace inventare modi nuovi di fare le cose.",
    },
  },
  {
    trait: "C",
    source: "IPIP q_1744",
    text: {
      en: "When there is something to do, I get started right away.",
      it: "Quando c’è qualcosa da fare, mi ci metto subito.",
    },
  },
  {
    trait: "E",
    source: "IPIP q_1904",
    text: {
      en: "I like to spend my free time with other people.",
      it: "Mi piace passare il tempo libero in compagnia.",
    },
  },
  {
    trait: "A",
    source: "IPIP q_1763",
    text: {
      en: "I sympathize with what other people are feeling.",
      it: "Mi sta a cuore quello che provano le altre persone.",
    },
  },
  {
    trait: "N",
    source: "IPIP-NEO-120 N6",
    text: {
      en: "I stay calm even when I am under pressure.",
      it: "Mantengo la calma anche sotto pressione.",
    },
  },
];
