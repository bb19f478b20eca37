import type { Bilingual } from "#domain/language.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Labels for a single marked trait: behaviour, never a type of person. */
export const SINGLE_LABELS: ByLean<Bilingual> = {
  O: {
    high: b("Looking for new ways", "In cerca di altre strade"),
    low: b("Trust in what works", "Fiducia nel collaudato"),
  },
  C: { high: b("Ready to begin", "Cominciare subito"), low: b("No rush to begin", "Inizi senza fretta") },
  E: { high: b("Drawn to company", "Voglia di compagnia"), low: b("Room for quiet", "Spazio alla quiete") },
  A: { high: b("Feeling with others", "Sentire con gli altri"), low: b("Facts before moods", "Prima i fatti") },
  N: {
    high: b("Calm under pressure", "Calma sotto pressione"),
    low: b("Quick to sense tension", "Antenne per la tensione"),
  },
};
