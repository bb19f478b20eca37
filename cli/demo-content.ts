import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";

const b = (en: string, it: string): Bilingual => ({ en, it });

/** An invented person of somebody's circle, and what there is to tell. Days count back from today, or on where negative. */
export interface DemoPerson {
  name: string;
  context: PersonaContext;
  age?: number;
  short: TraitScores;
  /** Agreement with every statement of the long test; without it, that is still to do. */
  long?: number;
  /** The twelve letters of an assessment. */
  assessment?: string;
  notes: readonly { daysAgo: number; text: Bilingual; tags?: readonly Bilingual[] }[];
  interactions?: readonly { daysAgo: number; plan: Bilingual; hope?: Bilingual; outcome?: Bilingual }[];
  talk?: { mode?: "interaction_preparation"; lines: readonly Bilingual[] };
}

/** Who the account belongs to, where it has no onboarding yet. */
export const DEMO_SELF: TraitScores = { O: 4, C: 3, E: 3, A: 5, N: 2 };
export const DEMO_NAME = "Sole Demo";

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: "Giada",
    context: "friend",
    age: 34,
    short: { O: 5, C: 2, E: 4, A: 4, N: 2 },
    long: 4,
    assessment: "ddcdccdcdddc",
    notes: [
      {
        daysAgo: 2,
        text: b(
          "Giada rang in the evening, tired from the new job. We laughed about the tent that fell down at the lake.",
          "Giada mi ha telefonato in serata, stanca per il nuovo lavoro. Abbiamo riso della tenda crollata al lago.",
        ),
        tags: [b("phone", "telefono"), b("laughter", "risate")],
      },
      {
        daysAgo: 9,
        text: b(
          "She forgot our lunch and was sorry for days. I told her it was fine, and meant it.",
          "Si è dimenticata del nostro pranzo e ci è rimasta male per giorni. Le ho detto che andava bene, ed era vero.",
        ),
      },
      {
        daysAgo: 24,
        text: b(
          "Her birthday: I gave her the photograph of the lighthouse. She put it on the shelf at once.",
          "Il suo compleanno: le ho regalato la fotografia del faro. L’ha messa subito sullo scaffale.",
        ),
        tags: [b("birthday", "compleanno")],
      },
    ],
    interactions: [
      {
        daysAgo: 12,
        plan: b("Ask her how the new job really is", "Chiederle come va davvero il nuovo lavoro"),
        hope: b("That she need not be cheerful with me", "Che con me non debba fingere allegria"),
        outcome: b(
          "I asked and then kept quiet. After a while she told me about her boss, and thanked me for listening.",
          "Ho chiesto e poi ho taciuto. Dopo un po’ mi ha raccontato del suo capo, e mi ha ringraziato dell’ascolto.",
        ),
      },
      { daysAgo: -4, plan: b("Walk along the river on Saturday", "Una passeggiata lungo il fiume, sabato") },
    ],
    talk: {
      lines: [
        b(
          "Giada seems tired lately. How can I be there for her without pushing?",
          "Giada mi sembra stanca, ultimamente. Come posso starle vicino senza forzarla?",
        ),
        b("I will write to her tonight. Thank you.", "Stasera le scrivo. Grazie."),
      ],
    },
  },
  {
    name: "Franco",
    context: "family",
    age: 68,
    short: { O: 2, C: 5, E: 2, A: 3, N: 3 },
    assessment: "bcbccbbcbccb",
    notes: [
      {
        daysAgo: 4,
        text: b(
          "Dad asked about my work for the first time in months. I answered too briefly.",
          "Papà mi ha chiesto del lavoro, per la prima volta da mesi. Ho risposto troppo in fretta.",
        ),
      },
      {
        daysAgo: 18,
        text: b(
          "We repaired the bicycle together and hardly spoke. It was a good afternoon.",
          "Abbiamo aggiustato la bicicletta insieme, quasi senza parlare. È stato un bel pomeriggio.",
        ),
        tags: [b("garage", "garage")],
      },
    ],
    interactions: [
      {
        daysAgo: -6,
        plan: b("Cook Sunday lunch with him", "Cucinare con lui il pranzo della domenica"),
        hope: b("An hour without the television", "Un’ora senza televisione"),
      },
    ],
    talk: {
      mode: "interaction_preparation",
      lines: [
        b(
          "I would like to tell Dad that I am changing jobs. How do I begin?",
          "Vorrei dire a papà che cambio lavoro. Come comincio?",
        ),
      ],
    },
  },
  {
    name: "Marta",
    context: "colleague",
    age: 41,
    short: { O: 3, C: 5, E: 3, A: 2, N: 3 },
    notes: [
      {
        daysAgo: 3,
        text: b(
          "Marta changed my slides an hour before the meeting, without a word to me.",
          "Marta ha cambiato le mie diapositive un’ora prima della riunione, senza dirmi niente.",
        ),
        tags: [b("meeting", "riunione")],
      },
    ],
    interactions: [
      {
        daysAgo: 1,
        plan: b(
          "Tell her calmly what bothered me about the slides",
          "Dirle con calma cosa mi è pesato delle diapositive",
        ),
        outcome: b(
          "I said it in one sentence. She explained that the figures had been wrong, and will ask me next time.",
          "Gliel’ho detto in una frase. Mi ha spiegato che i numeri erano sbagliati, e la prossima volta mi chiederà.",
        ),
      },
    ],
  },
  {
    name: "Sam",
    context: "mentor",
    short: { O: 4, C: 4, E: 2, A: 4, N: 4 },
    notes: [
      {
        daysAgo: 40,
        text: b(
          "Sam lent me a book and marked one page with a ticket.",
          "Sam mi ha prestato un libro, con un biglietto a segnare una pagina.",
        ),
      },
    ],
  },
];
