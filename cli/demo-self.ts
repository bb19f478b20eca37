import type { Bilingual, Language } from "#domain/language.ts";
import type { DemographicsInput } from "#domain/profile/contract.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { DemoAgreement, DemoAnswers } from "./demo-content.ts";

/** Name of a newly created demo account. */
export const DEMO_NAME: Bilingual = { en: "Alex", it: "Andrea" };

/** Demographics of a newly created demo account. */
export const DEMO_DETAILS: Record<Language, DemographicsInput> = {
  en: {
    age: 34,
    gender: "not_specified",
    origin_country: "GB",
    origin_region: "Cornwall",
    current_country: "GB",
    current_region: "Bristol",
  },
  it: {
    age: 34,
    gender: "not_specified",
    origin_country: "IT",
    origin_region: "Puglia",
    current_country: "IT",
    current_region: "Torino",
  },
};

/** Onboarding answers, used if the account has none yet. */
export const DEMO_SHORT: TraitScores = { O: 4, C: 2, E: 3, A: 5, N: 3 };

export const DEMO_LONG: DemoAgreement = ["5454", "4254", "332", "554343"];

export const DEMO_OWN_ANSWERS: DemoAnswers = {
  communication_style_1: "b",
  communication_style_2: "a",
  communication_style_3: "d",
  relationship_memory_1: {
    en: "A night drive home from the coast with Grace, singing all the way. Nobody wanted to arrive.",
    it: "Il ritorno dal mare di notte con Giada, cantando per tutta la strada. Nessuno aveva voglia di arrivare.",
  },
  relationship_memory_2: {
    en: "Affection came as a full plate, and as a lift to the station. Anger was a closed door until dinner.",
    it: "L’affetto era un piatto pieno, o un passaggio in stazione. La rabbia era una porta chiusa fino a cena.",
  },
  relationship_memory_3: {
    en: "That I wait too long before I say what I would like. Since then I try to say it the same week.",
    it: "Che aspetto troppo prima di dire che cosa vorrei. Da allora provo a dirlo entro la settimana.",
  },
  personal_growth_1: "b",
  personal_growth_2: "a",
  personal_growth_3: {
    en: "Dad and I on the phone for more than five minutes, and neither of us looking for a way out.",
    it: "Io e papà al telefono per più di cinque minuti, senza che nessuno dei due cerchi una scusa per chiudere.",
  },
};
