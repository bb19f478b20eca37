import type { PersonalityCluster } from "../profile/clusters.ts";

/**
 * The statements about how another person usually is: the same ideas as about oneself, so that the two can be compared.
 */
export const PERSONA_EXTENDED: readonly PersonalityCluster[] = [
  {
    cluster: "openness",
    title: { en: "Openness", it: "Apertura" },
    lead: {
      en: "How {name} usually relates to ideas, imagination and whatever is new.",
      it: "Come {name} vive di solito le idee, la fantasia e le cose nuove.",
    },
    items: [
      {
        key: "bigfive_persona_openness_q1",
        trait: "O",
        reversed: false,
        source: "IPIP q_1058",
        text: { en: "{name} has a lively imagination.", it: "{name} ha una fantasia vivace." },
      },
      {
        key: "bigfive_persona_openness_q2",
        trait: "O",
        reversed: false,
        source: "IPIP q_1392",
        text: {
          en: "{name} likes to think up new ways of doing things.",
          it: "{name} inventa volentieri modi nuovi di fare le cose.",
        },
      },
      {
        key: "bigfive_persona_openness_q3",
        trait: "O",
        reversed: false,
        source: "IPIP q_1738",
        text: {
          en: "{name} takes time to reflect on things.",
          it: "{name} si prende del tempo per riflettere sulle cose.",
        },
      },
      {
        key: "bigfive_persona_openness_q4",
        trait: "O",
        reversed: false,
        source: "IPIP q_1303",
        text: { en: "{name} likes to start new things.", it: "{name} comincia volentieri cose nuove." },
      },
    ],
  },
  {
    cluster: "conscientiousness",
    title: { en: "Conscientiousness", it: "Coscienziosità" },
    lead: {
      en: "How {name} usually deals with tasks, effort and order.",
      it: "Come {name} affronta di solito i compiti, l’impegno e l’ordine.",
    },
    items: [
      {
        key: "bigfive_persona_conscientiousness_q1",
        trait: "C",
        reversed: false,
        source: "IPIP q_1201",
        text: { en: "{name} keeps things tidy.", it: "{name} tiene in ordine le proprie cose." },
      },
      {
        key: "bigfive_persona_conscientiousness_q2",
        trait: "C",
        reversed: false,
        source: "IPIP q_1744",
        text: {
          en: "{name} starts on things right away instead of putting them off.",
          it: "{name} comincia subito quello che c’è da fare, senza rimandare.",
        },
      },
      {
        key: "bigfive_persona_conscientiousness_q3",
        trait: "C",
        reversed: false,
        source: "IPIP q_1979",
        text: { en: "{name} puts a lot of effort into things.", it: "{name} si impegna molto nelle cose che fa." },
      },
      {
        key: "bigfive_persona_conscientiousness_q4",
        trait: "C",
        reversed: false,
        source: "IPIP q_1290",
        text: { en: "{name} likes things to be in order.", it: "{name} ama avere ordine intorno a sé." },
      },
    ],
  },
  {
    cluster: "extraversion",
    title: { en: "Extraversion", it: "Estroversione" },
    lead: {
      en: "How {name} usually is among people, and how easily the words come.",
      it: "Come {name} si trova di solito in mezzo alla gente, e come si esprime.",
    },
    items: [
      {
        key: "bigfive_persona_extraversion_q1",
        trait: "E",
        reversed: false,
        source: "IPIP q_1904",
        text: {
          en: "{name} enjoys spending free time with other people.",
          it: "{name} passa volentieri il tempo libero con altre persone.",
        },
      },
      {
        key: "bigfive_persona_extraversion_q2",
        trait: "E",
        reversed: false,
        source: "IPIP q_254",
        text: {
          en: "{name} handles social situations with ease.",
          it: "{name} si muove con naturalezza nelle situazioni sociali.",
        },
      },
      {
        key: "bigfive_persona_extraversion_q3",
        trait: "E",
        reversed: false,
        source: "IPIP q_803",
        text: { en: "{name} finds it easy to put things into words.", it: "{name} si esprime con facilità." },
      },
    ],
  },
  {
    cluster: "balance",
    title: { en: "Emotional balance", it: "Equilibrio emotivo" },
    lead: {
      en: "How {name} usually lives with feelings: other people’s and their own.",
      it: "Come {name} vive di solito i sentimenti: quelli delle altre persone e i propri.",
    },
    items: [
      {
        key: "bigfive_persona_balance_q1",
        trait: "A",
        reversed: false,
        source: "IPIP q_90",
        text: {
          en: "{name} cares about other people’s well-being.",
          it: "{name} ha a cuore il benessere delle altre persone.",
        },
      },
      {
        key: "bigfive_persona_balance_q2",
        trait: "A",
        reversed: false,
        source: "IPIP q_1763",
        text: {
          en: "When someone is going through a hard time, {name} feels for them.",
          it: "{name} partecipa a quello che prova chi sta passando un momento difficile.",
        },
      },
      {
        key: "bigfive_persona_balance_q3",
        trait: "A",
        reversed: false,
        source: "IPIP q_377",
        text: {
          en: "{name} believes that people generally mean well.",
          it: "{name} crede che in genere le persone abbiano buone intenzioni.",
        },
      },
      {
        key: "bigfive_persona_balance_q4",
        trait: "N",
        reversed: false,
        source: "IPIP q_1585",
        text: { en: "{name} rarely gets irritated.", it: "{name} si irrita di rado." },
      },
      {
        key: "bigfive_persona_balance_q5",
        trait: "N",
        reversed: false,
        source: "IPIP q_820",
        text: { en: "{name} is comfortable in their own skin.", it: "{name} sta bene nei propri panni." },
      },
      {
        key: "bigfive_persona_balance_q6",
        trait: "N",
        reversed: true,
        source: "IPIP q_979",
        text: { en: "{name} gets overwhelmed by emotions.", it: "{name} si fa travolgere dalle emozioni." },
      },
    ],
  },
];
