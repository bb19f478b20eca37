import type { Bilingual } from "#domain/language.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Labels for a single marked trait: behaviour, never a type of person. */
export const SINGLE_LABELS: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b("Looking for new ways", "Cercare altre strade"),
      b("Another angle", "Un altro angolo"),
      b("Why not differently", "Perché non altrimenti"),
      b("Ideas on the table", "Idee sul tavolo"),
    ],
    low: [
      b("Trust in what works", "Fiducia nel collaudato"),
      b("The known road", "La strada nota"),
      b("An example first", "Prima un esempio"),
    ],
  },
  C: {
    high: [
      b("Off to a start", "Si comincia"),
      b("Sleeves rolled up", "Maniche rimboccate"),
      b("Today rather than tomorrow", "Oggi più che domani"),
      b("Things get done", "Le cose si fanno"),
    ],
    low: [
      b("No rush to begin", "Inizi senza fretta"),
      b("There is time", "Il tempo c’è"),
      b("Work at its hour", "Ogni cosa a tempo"),
    ],
  },
  E: {
    high: [
      b("Drawn to company", "Voglia di compagnia"),
      b("A place at table", "Un posto a tavola"),
      b("Among people", "In mezzo alla gente"),
    ],
    low: [
      b("Room for quiet", "Spazio alla quiete"),
      b("A small circle", "Una cerchia piccola"),
      b("Quiet hours", "Ore di quiete"),
    ],
  },
  A: {
    high: [
      b("Feeling with others", "Sentire con gli altri"),
      b("How are you, really", "Come stai, davvero"),
      b("An open ear", "Un orecchio aperto"),
      b("A hand when needed", "Una mano quando serve"),
    ],
    low: [
      b("Facts before moods", "Prima i fatti"),
      b("A straight answer", "Una risposta diretta"),
      b("A clear request helps", "Meglio una richiesta chiara"),
    ],
  },
  N: {
    high: [
      b("Calm under pressure", "Calma sotto pressione"),
      b("An even mood", "Un umore stabile"),
      b("First a breath", "Prima un respiro"),
    ],
    low: [
      b("Quick to sense tension", "Antenne per la tensione"),
      b("Felt early", "Sentire presto"),
      b("The tone counts", "Conta il tono"),
    ],
  },
};

/** If all answers are the same: neutral labels that say nothing about the person. */
export const ALIKE_LABELS: readonly Bilingual[] = [
  b("A first look", "Un primo sguardo"),
  b("A page still open", "Pagina ancora aperta"),
  b("Worth a second look", "Da guardare ancora"),
  b("Not yet in focus", "Ancora fuori fuoco"),
];
