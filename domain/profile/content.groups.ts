import type { OpenItem } from "../choice-item.ts";
import type { Bilingual } from "../language.ts";

export const SELF_GROUP_NAMES = ["communication_style", "relationship_memory", "personal_growth"] as const;
export type SelfGroupName = (typeof SELF_GROUP_NAMES)[number];

/** An optional set of questions about oneself: the coach uses the answers, progress ignores them. */
export interface SelfGroup {
  readonly group: SelfGroupName;
  readonly title: Bilingual;
  readonly lead: Bilingual;
  readonly items: readonly OpenItem[];
}

export const SELF_GROUPS: readonly SelfGroup[] = [
  {
    group: "communication_style",
    title: { en: "Communication style", it: "Stile di comunicazione" },
    lead: {
      en: "How you speak, how you listen, how you bring things up.",
      it: "Come parli, come ascolti, come tiri fuori le cose.",
    },
    items: [
      {
        kind: "choice",
        key: "communication_style_1",
        text: {
          en: "When something bothers you, what do you usually do first?",
          it: "Quando qualcosa ti dà fastidio, che cosa fai di solito per prima cosa?",
        },
        options: {
          a: { en: "I say it straight away, while it is fresh.", it: "Lo dico subito, a caldo." },
          b: { en: "I let some time pass, then I bring it up.", it: "Lascio passare un po’ di tempo, poi ne parlo." },
          c: { en: "I give a hint, and hope that it gets noticed.", it: "Lo faccio intuire, e spero che si noti." },
          d: { en: "I keep it to myself and see whether it passes.", it: "Lo tengo per me e vedo se passa." },
        },
      },
      {
        kind: "choice",
        key: "communication_style_2",
        text: {
          en: "When someone tells you about a problem, what do you tend to do?",
          it: "Quando qualcuno ti racconta un problema, che cosa tendi a fare?",
        },
        options: {
          a: { en: "I listen until everything has been said.", it: "Ascolto finché non è stato detto tutto." },
          b: { en: "I ask questions, to understand it better.", it: "Faccio domande, per capire meglio." },
          c: { en: "I start to look for a solution.", it: "Comincio a cercare una soluzione." },
          d: {
            en: "I share something similar from my own life.",
            it: "Racconto qualcosa di simile che è capitato a me.",
          },
        },
      },
      {
        kind: "choice",
        key: "communication_style_3",
        text: {
          en: "When there is something important to say, which way is easiest for you?",
          it: "Quando c’è qualcosa di importante da dire, come ti viene più facile?",
        },
        options: {
          a: { en: "Face to face, with time for it.", it: "Di persona, con il tempo che ci vuole." },
          b: {
            en: "By voice: on the phone or in a voice message.",
            it: "A voce: al telefono o con un messaggio vocale.",
          },
          c: { en: "In writing, where I can choose my words.", it: "Per iscritto, dove posso scegliere le parole." },
          d: {
            en: "Side by side, while walking or doing something together.",
            it: "Fianco a fianco, mentre si cammina o si fa qualcosa insieme.",
          },
        },
      },
    ],
  },
  {
    group: "relationship_memory",
    title: { en: "Relationship memory", it: "Memoria dei rapporti" },
    lead: {
      en: "What people and times gone by have left with you. Write as much or as little as you like.",
      it: "Che cosa ti hanno lasciato le persone e i periodi passati. Scrivi tanto o poco, come ti va.",
    },
    items: [
      {
        kind: "text",
        key: "relationship_memory_1",
        text: {
          en: "Which moment with someone do you like to think back to, and what made it good?",
          it: "A quale momento con una persona ripensi volentieri, e che cosa lo ha reso bello?",
        },
        hint: {
          en: "It can be small: an evening, a sentence, a journey.",
          it: "Può essere piccolo: una sera, una frase, un viaggio.",
        },
      },
      {
        kind: "text",
        key: "relationship_memory_2",
        text: {
          en: "When you were a child, how did the people around you show affection and anger?",
          it: "Nella tua infanzia, come mostravano l’affetto e la rabbia le persone intorno a te?",
        },
        hint: {
          en: "Only what you feel like telling. A few words are enough.",
          it: "Solo quello che ti va di raccontare. Bastano poche parole.",
        },
      },
      {
        kind: "text",
        key: "relationship_memory_3",
        text: {
          en: "What have you learned from a relationship that ended or changed?",
          it: "Che cosa hai imparato da un rapporto che è finito o cambiato?",
        },
        hint: {
          en: "Something you have done differently since, or would like to.",
          it: "Qualcosa che da allora fai in modo diverso, o vorresti fare.",
        },
      },
    ],
  },
  {
    group: "personal_growth",
    title: { en: "Personal growth", it: "Crescita personale" },
    lead: {
      en: "What you would like to change with people, and what helps you to.",
      it: "Che cosa vorresti cambiare nei rapporti, e che cosa ti aiuta a farlo.",
    },
    items: [
      {
        kind: "choice",
        key: "personal_growth_1",
        text: {
          en: "What would you most like to get better at with people?",
          it: "In che cosa ti piacerebbe migliorare di più, nei rapporti con le persone?",
        },
        options: {
          a: { en: "Listening before I answer.", it: "Ascoltare prima di rispondere." },
          b: { en: "Saying what I need or would like.", it: "Dire di che cosa ho bisogno o che cosa vorrei." },
          c: { en: "Setting limits and saying no.", it: "Mettere dei limiti e dire di no." },
          d: { en: "Making up after an argument.", it: "Fare pace dopo una lite." },
        },
      },
      {
        kind: "choice",
        key: "personal_growth_2",
        text: {
          en: "When you want to change a habit, what helps you most?",
          it: "Quando vuoi cambiare un’abitudine, che cosa ti aiuta di più?",
        },
        options: {
          a: { en: "Small steps, one at a time.", it: "Piccoli passi, uno alla volta." },
          b: { en: "Understanding first why I do it.", it: "Capire, prima, perché faccio così." },
          c: { en: "Someone who knows and asks how it is going.", it: "Qualcuno che lo sa e mi chiede come va." },
          d: { en: "A clear plan, with days set for it.", it: "Un programma chiaro, con i giorni già fissati." },
        },
      },
      {
        kind: "text",
        key: "personal_growth_3",
        text: {
          en: "If things went better with the people in your life, what would be the first sign?",
          it: "Se nei tuoi rapporti le cose andassero meglio, quale sarebbe il primo segno?",
        },
        hint: {
          en: "Something that could be seen: a call, a tone of voice, an evening.",
          it: "Qualcosa che si possa vedere: una telefonata, un tono di voce, una serata.",
        },
      },
    ],
  },
];
