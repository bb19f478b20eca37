import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import type { RelationshipIndex } from "./indices.ts";

/** An index’s name on screen and in texts, and what its questions were about. */
export const INDEX_TEXTS: Readonly<Record<RelationshipIndex, { title: Bilingual; about: Bilingual }>> = {
  TrustIndex: {
    title: b("Trust", "Fiducia"),
    about: b(
      "What you can count on when you’re apart, and what becomes of a confidence.",
      "Su che cosa puoi contare quando non siete insieme, e che fine fa una confidenza.",
    ),
  },
  EmotionalSafety: {
    title: b("Emotional safety", "Sicurezza emotiva"),
    about: b(
      "Whether you can show a weak moment or another opinion, and what becomes of a confidence.",
      "Se puoi mostrare un momento difficile o un’idea diversa, e che fine fa una confidenza.",
    ),
  },
  ReciprocityScore: {
    title: b("Reciprocity", "Reciprocità"),
    about: b(
      "How effort is shared between you, and what happens when one of you needs a hand.",
      "Come si divide l’impegno tra voi, e che cosa succede quando serve una mano.",
    ),
  },
  ReliabilityScore: {
    title: b("Reliability", "Affidabilità"),
    about: b(
      "What becomes of agreements, and what happens when one of you needs a hand.",
      "Che fine fanno gli accordi, e che cosa succede quando serve una mano.",
    ),
  },
  ConflictRepair: {
    title: b("Conflict repair", "Riconciliazione"),
    about: b(
      "How a disagreement starts, what each of you does in it, and how it ends.",
      "Come comincia un disaccordo, che cosa fate mentre dura, e come va a finire.",
    ),
  },
  CommFitAlignment: {
    title: b("Communication fit", "Intesa"),
    about: b(
      "Whether what you say arrives, how your ways of talking go together, and what you each expect.",
      "Se quello che dici arriva, come si combinano i vostri modi di parlare, e che cosa vi aspettate.",
    ),
  },
};
