import type { OpenItem } from "../choice-item.ts";

/** The first questions about a person and the relationship, asked once before all others. */
export const INITIAL: readonly OpenItem[] = [
  {
    kind: "choice",
    key: "initial_1",
    text: {
      en: "How long, and how closely, have you and {name} known each other?",
      it: "Da quanto tempo, e quanto a fondo, vi conoscete tu e {name}?",
    },
    options: {
      a: { en: "For years, and we know each other well.", it: "Da anni, e ci conosciamo a fondo." },
      b: { en: "For years, but only certain sides of each other.", it: "Da anni, ma solo per certi aspetti." },
      c: { en: "Not for long, but we became close quickly.", it: "Da poco, ma abbiamo legato in fretta." },
      d: {
        en: "Not for long, and we are still getting to know each other.",
        it: "Da poco, e ci stiamo ancora conoscendo.",
      },
    },
  },
  {
    kind: "choice",
    key: "initial_2",
    text: {
      en: "When you open up about something personal, how does {name} usually react?",
      it: "Quando ti apri su qualcosa di personale, come reagisce di solito {name}?",
    },
    options: {
      a: { en: "Listens, and asks how it is for me.", it: "Ascolta e mi chiede come la vivo." },
      b: { en: "Gives advice, or looks for a solution.", it: "Mi dà un consiglio o cerca una soluzione." },
      c: { en: "Makes it lighter: a joke, another subject.", it: "Alleggerisce: una battuta, un altro argomento." },
      d: { en: "Says little, or we don’t talk about such things.", it: "Dice poco, o di queste cose non parliamo." },
    },
  },
  {
    kind: "choice",
    key: "initial_3",
    text: {
      en: "When the two of you disagree, what does {name} usually do?",
      it: "Quando non siete d’accordo, che cosa fa di solito {name}?",
    },
    options: {
      a: { en: "Talks it through with me.", it: "Ne parla con me finché tutto è chiaro." },
      b: { en: "Presses to have it settled at once.", it: "Insiste per chiarire subito." },
      c: {
        en: "Pulls back: needs some time before talking.",
        it: "Si ritira: ha bisogno di tempo prima di parlarne.",
      },
      d: {
        en: "Steers clear of it, so that it hardly comes up.",
        it: "Evita l’argomento, così quasi non se ne parla.",
      },
    },
  },
  {
    kind: "choice",
    key: "initial_4",
    text: { en: "How far can you rely on {name}?", it: "Quanto puoi contare su {name}?" },
    options: {
      a: { en: "For nearly everything, large or small.", it: "Quasi per tutto, nelle cose grandi e nelle piccole." },
      b: {
        en: "For what really matters; less so from day to day.",
        it: "Per ciò che conta davvero; meno nella vita di tutti i giorni.",
      },
      c: {
        en: "From day to day; for the big things I turn to other people.",
        it: "Nella vita di tutti i giorni; per le cose grandi mi rivolgo ad altre persone.",
      },
      d: {
        en: "It varies, or I have not had to try yet.",
        it: "Dipende dai momenti, o non c’è ancora stata occasione.",
      },
    },
  },
  {
    kind: "choice",
    key: "initial_5",
    text: {
      en: "When {name} is having a hard time, what seems to help most?",
      it: "Quando {name} passa un momento difficile, che cosa sembra aiutare di più?",
    },
    options: {
      a: { en: "Somebody who listens, without solving anything.", it: "Qualcuno che ascolti, senza risolvere niente." },
      b: { en: "Advice, or thinking it through together.", it: "Un consiglio, o ragionarci insieme." },
      c: { en: "Practical help: one thing less to do.", it: "Un aiuto pratico: una cosa in meno da fare." },
      d: { en: "Space, and some time alone.", it: "Spazio, e un po’ di tempo per conto proprio." },
    },
  },
  {
    kind: "text",
    key: "initial_6",
    text: {
      en: "What would you like to be different between you and {name}?",
      it: "Che cosa vorresti che fosse diverso tra te e {name}?",
    },
    hint: {
      en: "One thing is enough, even a small one; or something you would like to keep as it is.",
      it: "Basta una cosa, anche piccola; oppure qualcosa che vorresti tenere così com’è.",
    },
  },
];
