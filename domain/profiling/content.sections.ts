import type { OpenItem } from "../choice-item.ts";
import type { Bilingual } from "../language.ts";

export const SECTION_NAMES = ["interaction_style", "emotional_trust", "dynamics", "memory_triggers"] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** A set of questions about how the user and another person treat each other. */
export interface Section {
  readonly section: SectionName;
  readonly title: Bilingual;
  readonly lead: Bilingual;
  readonly items: readonly OpenItem[];
}

export const SECTIONS: readonly Section[] = [
  {
    section: "interaction_style",
    title: { en: "Interaction style", it: "Modo di stare insieme" },
    lead: {
      en: "How {name} speaks, keeps in touch and shows warmth.",
      it: "Come {name} parla, si fa sentire e mostra affetto o simpatia.",
    },
    items: [
      {
        kind: "choice",
        key: "interaction_style_1",
        text: { en: "How does {name} say what is on their mind?", it: "In che modo {name} dice quello che pensa?" },
        options: {
          a: { en: "Straight out, in plain words.", it: "Senza giri di parole." },
          b: { en: "Clearly, but choosing words with care.", it: "Con chiarezza, ma scegliendo bene le parole." },
          c: { en: "In hints: I read between the lines.", it: "Per accenni: leggo tra le righe." },
          d: { en: "Mostly when asked.", it: "Soprattutto quando qualcuno glielo chiede." },
        },
      },
      {
        kind: "choice",
        key: "interaction_style_2",
        text: { en: "How do you and {name} keep in touch?", it: "Come vi tenete in contatto tu e {name}?" },
        options: {
          a: { en: "Often and briefly: messages, quick calls.", it: "Spesso e in breve: messaggi, chiamate veloci." },
          b: { en: "Less often, but then at length.", it: "Meno spesso, ma poi a lungo." },
          c: { en: "In person, as we see each other anyway.", it: "Di persona, visto che ci incontriamo comunque." },
          d: { en: "With no set rhythm: it comes and goes.", it: "Senza un ritmo fisso: va a periodi." },
        },
      },
      {
        kind: "choice",
        key: "interaction_style_3",
        text: {
          en: "How do you notice that {name} sees something differently?",
          it: "Da che cosa capisci che {name} la vede in modo diverso?",
        },
        options: {
          a: { en: "From words: it is said openly.", it: "Dalle parole: lo dice apertamente." },
          b: { en: "From questions and doubts.", it: "Dalle domande e dai dubbi che solleva." },
          c: { en: "From a change of tone, or from silence.", it: "Dal tono che cambia, o dal silenzio." },
          d: {
            en: "Only later, from what gets done or doesn’t.",
            it: "Solo più tardi, da quello che poi fa o non fa.",
          },
        },
      },
      {
        kind: "choice",
        key: "interaction_style_4",
        text: { en: "How does {name} show warmth?", it: "In che modo {name} mostra affetto o simpatia?" },
        options: {
          a: {
            en: "In words: thanks, a compliment, something kind.",
            it: "Con le parole: un grazie, un complimento, una gentilezza.",
          },
          b: {
            en: "With humour: jokes and friendly teasing.",
            it: "Con l’umorismo: battute e prese in giro affettuose.",
          },
          c: {
            en: "With deeds: help, a favour, a small present.",
            it: "Con i fatti: un aiuto, un favore, un piccolo regalo.",
          },
          d: {
            en: "Quietly: it shows in time and attention.",
            it: "In modo discreto: si vede dal tempo e dall’attenzione.",
          },
        },
      },
    ],
  },
  {
    section: "emotional_trust",
    title: { en: "Emotional trust", it: "Fiducia emotiva" },
    lead: {
      en: "What you can show each other, and what happens then.",
      it: "Che cosa riuscite a mostrarvi, e che cosa succede allora.",
    },
    items: [
      {
        kind: "choice",
        key: "emotional_trust_1",
        text: { en: "What do you and {name} tell each other?", it: "Che cosa vi raccontate tu e {name}?" },
        options: {
          a: { en: "Nearly everything, worries included.", it: "Quasi tutto, anche le preoccupazioni." },
          b: { en: "What happens, seldom what it feels like.", it: "Quello che succede, di rado quello che si prova." },
          c: {
            en: "Some subjects freely; others we leave out.",
            it: "Certi argomenti liberamente; altri li lasciamo fuori.",
          },
          d: { en: "Mainly practical, everyday things.", it: "Soprattutto cose pratiche, di ogni giorno." },
        },
      },
      {
        kind: "choice",
        key: "emotional_trust_2",
        text: {
          en: "In your more vulnerable moments, in tears or after a mistake, what does {name} do?",
          it: "Nei tuoi momenti più delicati, tra le lacrime o dopo un errore, che cosa fa {name}?",
        },
        options: {
          a: { en: "Comes closer, with a word or a gesture.", it: "Si avvicina, con una parola o un gesto." },
          b: {
            en: "Stays calm and thinks of what can be done.",
            it: "Mantiene la calma e pensa a che cosa si può fare.",
          },
          c: { en: "Seems unsure what to say or do.", it: "Sembra non sapere che cosa dire o fare." },
          d: {
            en: "Lets it pass, or it has not happened so far.",
            it: "Lascia correre, o finora non è capitato.",
          },
        },
      },
      {
        kind: "choice",
        key: "emotional_trust_3",
        text: {
          en: "After a tense moment between you, what does {name} seem to need?",
          it: "Dopo un momento di tensione tra voi, di che cosa sembra avere bisogno {name}?",
        },
        options: {
          a: { en: "A sign, soon, that all is well between us.", it: "Un segno, presto, che tra noi va tutto bene." },
          b: {
            en: "First some distance: hours, sometimes days.",
            it: "Prima un po’ di distanza: ore, a volte giorni.",
          },
          c: { en: "To understand what happened, point by point.", it: "Capire che cosa è successo, punto per punto." },
          d: { en: "To get back to normal, without many words.", it: "Tornare alla normalità, senza tante parole." },
        },
      },
    ],
  },
  {
    section: "dynamics",
    title: { en: "Dynamics", it: "Dinamiche" },
    lead: { en: "Who gives, who decides, who takes the first step.", it: "Chi dà, chi decide, chi fa il primo passo." },
    items: [
      {
        kind: "choice",
        key: "dynamics_1",
        text: {
          en: "Who does more to keep up the bond between you and {name}?",
          it: "Chi fa di più per coltivare il rapporto tra te e {name}?",
        },
        options: {
          a: { en: "Both of us, about equally.", it: "Siamo più o meno alla pari." },
          b: { en: "Mostly me.", it: "Soprattutto io." },
          c: { en: "Mostly {name}.", it: "Soprattutto {name}." },
          d: { en: "We take turns, from one period to the next.", it: "Ci alterniamo, a seconda dei periodi." },
        },
      },
      {
        kind: "choice",
        key: "dynamics_2",
        text: {
          en: "When something has to be decided, how do you and {name} go about it?",
          it: "Quando c’è da decidere qualcosa, come fate tu e {name}?",
        },
        options: {
          a: { en: "We talk until we can both agree.", it: "Ne parliamo finché troviamo un accordo." },
          b: { en: "Usually I decide.", it: "Di solito decido io." },
          c: { en: "Usually {name} decides.", it: "Di solito decide {name}." },
          d: {
            en: "It depends: some things are mine, others {name}’s.",
            it: "Dipende: certe cose le decido io, altre {name}.",
          },
        },
      },
      {
        kind: "choice",
        key: "dynamics_3",
        text: {
          en: "After an argument between you and {name}, who takes the first step?",
          it: "Dopo una discussione tra te e {name}, chi fa il primo passo?",
        },
        options: {
          a: { en: "Usually I do.", it: "Di solito io." },
          b: { en: "Usually {name} does.", it: "Di solito {name}." },
          c: { en: "Sometimes I do, sometimes {name} does.", it: "A volte io, a volte {name}." },
          d: {
            en: "Time does: we go on without mentioning it.",
            it: "Ci pensa il tempo: si va avanti senza parlarne.",
          },
        },
      },
    ],
  },
  {
    section: "memory_triggers",
    title: { en: "Memory triggers", it: "Ricordi e punti sensibili" },
    lead: {
      en: "What you share: good moments, sore points, dates that count.",
      it: "Quello che avete in comune: bei momenti, punti sensibili, date che contano.",
    },
    items: [
      {
        kind: "text",
        key: "memory_triggers_1",
        text: {
          en: "Which moment with {name} do you like to remember?",
          it: "Quale momento con {name} ricordi con piacere?",
        },
        hint: {
          en: "Where it was, what happened, why it has stayed with you.",
          it: "Dov’era, che cosa è successo, perché ti è rimasto dentro.",
        },
      },
      {
        kind: "text",
        key: "memory_triggers_2",
        text: {
          en: "Which subjects need care between you and {name}?",
          it: "Quali argomenti chiedono delicatezza tra te e {name}?",
        },
        hint: { en: "What can hurt, and how you notice it.", it: "Che cosa può ferire, e da che cosa te ne accorgi." },
      },
      {
        kind: "text",
        key: "memory_triggers_3",
        text: {
          en: "Which small rituals and dates matter to you and {name}?",
          it: "Quali piccoli riti e quali date contano per te e {name}?",
        },
        hint: {
          en: "A birthday, a call on Sundays, a joke that only you two understand.",
          it: "Un compleanno, la telefonata della domenica, una battuta che capite solo voi.",
        },
      },
    ],
  },
];
