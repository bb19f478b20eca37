import type { PersonalityCluster } from "./clusters.ts";

/** The statements about oneself asked after the onboarding, page by page. Scale: `LIKERT_LABELS`. */
export const SELF_EXTENDED: readonly PersonalityCluster[] = [
  {
    cluster: "openness",
    title: { en: "Openness", it: "Apertura" },
    lead: {
      en: "How you relate to ideas, imagination and whatever is new.",
      it: "Che rapporto hai con le idee, la fantasia e tutto ciò che è nuovo.",
    },
    items: [
      {
        key: "bigfive_cluster1_q1",
        trait: "O",
        reversed: false,
        source: "IPIP q_1058",
        text: { en: "I have a vivid imagination.", it: "Ho un’immaginazione vivace." },
      },
      {
        key: "bigfive_cluster1_q2",
        trait: "O",
        reversed: false,
        source: "IPIP q_1392",
        text: {
          en: "I enjoy finding new ways to do familiar things.",
          it: "Mi piace trovare modi nuovi di fare cose che conosco già.",
        },
      },
      {
        key: "bigfive_cluster1_q3",
        trait: "O",
        reversed: false,
        source: "IPIP q_1738",
        text: { en: "I take time to reflect on things.", it: "Mi prendo del tempo per riflettere sulle cose." },
      },
      {
        key: "bigfive_cluster1_q4",
        trait: "O",
        reversed: false,
        source: "IPIP q_1303",
        text: { en: "I like to start new things.", it: "Mi piace cominciare cose nuove." },
      },
    ],
  },
  {
    cluster: "conscientiousness",
    title: { en: "Conscientiousness", it: "Coscienziosità" },
    lead: { en: "How you deal with tasks, effort and order.", it: "Come affronti i compiti, l’impegno e l’ordine." },
    items: [
      {
        key: "bigfive_cluster2_q1",
        trait: "C",
        reversed: false,
        source: "IPIP q_1201",
        text: { en: "I keep my things tidy.", it: "Tengo in ordine le mie cose." },
      },
      {
        key: "bigfive_cluster2_q2",
        trait: "C",
        reversed: false,
        source: "IPIP q_1744",
        text: {
          en: "I start on things right away instead of putting them off.",
          it: "Comincio subito quello che c’è da fare, senza rimandare.",
        },
      },
      {
        key: "bigfive_cluster2_q3",
        trait: "C",
        reversed: false,
        source: "IPIP q_1979",
        text: { en: "I work hard at what I do.", it: "Metto molto impegno in quello che faccio." },
      },
      {
        key: "bigfive_cluster2_q4",
        trait: "C",
        reversed: false,
        source: "IPIP q_1290",
        text: { en: "I like having order around me.", it: "Mi piace avere ordine intorno a me." },
      },
    ],
  },
  {
    cluster: "extraversion",
    title: { en: "Extraversion", it: "Estroversione" },
    lead: {
      en: "How you feel among people, and how you express yourself.",
      it: "Come ti trovi in mezzo alla gente e come ti esprimi.",
    },
    items: [
      {
        key: "bigfive_cluster3_q1",
        trait: "E",
        reversed: false,
        source: "IPIP q_1904",
        text: {
          en: "When I have free time, I’m happy to spend it with other people.",
          it: "Quando ho del tempo libero, lo passo volentieri con altre persone.",
        },
      },
      {
        key: "bigfive_cluster3_q2",
        trait: "E",
        reversed: false,
        source: "IPIP q_254",
        text: { en: "I handle social situations with ease.", it: "Nelle situazioni sociali mi muovo con naturalezza." },
      },
      {
        key: "bigfive_cluster3_q3",
        trait: "E",
        reversed: false,
        source: "IPIP q_803",
        text: { en: "I find it easy to express myself.", it: "Mi viene facile esprimermi." },
      },
    ],
  },
  {
    cluster: "balance",
    title: { en: "Emotional balance", it: "Equilibrio emotivo" },
    lead: {
      en: "How you live with other people’s feelings, and with your own.",
      it: "Come vivi i sentimenti delle altre persone, e i tuoi.",
    },
    items: [
      {
        key: "bigfive_cluster4_q1",
        trait: "A",
        reversed: false,
        source: "IPIP q_90",
        text: { en: "I care about other people’s well-being.", it: "Ho a cuore il benessere delle altre persone." },
      },
      {
        key: "bigfive_cluster4_q2",
        trait: "A",
        reversed: false,
        source: "IPIP q_1763",
        text: {
          en: "When someone is going through a hard time, I feel for them.",
          it: "Partecipo a quello che prova chi sta passando un momento difficile.",
        },
      },
      {
        key: "bigfive_cluster4_q3",
        trait: "A",
        reversed: false,
        source: "IPIP q_377",
        text: {
          en: "I believe that people generally mean well.",
          it: "Credo che in genere le persone abbiano buone intenzioni.",
        },
      },
      {
        key: "bigfive_cluster4_q4",
        trait: "N",
        reversed: false,
        source: "IPIP q_1585",
        text: { en: "I rarely get irritated.", it: "Mi irrito di rado." },
      },
      {
        key: "bigfive_cluster4_q5",
        trait: "N",
        reversed: false,
        source: "IPIP q_820",
        text: { en: "I feel comfortable with who I am.", it: "Mi sento bene con la persona che sono." },
      },
      {
        key: "bigfive_cluster4_q6",
        trait: "N",
        reversed: true,
        source: "IPIP q_979",
        text: { en: "I get overwhelmed by my emotions.", it: "Le emozioni mi travolgono." },
      },
    ],
  },
];
