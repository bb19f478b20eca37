import type { Bilingual } from "./language.ts";

/** The label of answer n is at n − 1. */
export const LIKERT_LABELS: Bilingual<readonly string[]> = {
  en: ["Strongly Disagree", "Disagree", "Neither Agree nor Disagree", "Agree", "Strongly Agree"],
  it: [
    "Fortemente in disaccordo",
    "In disaccordo",
    "Né d’accordo né in disaccordo",
    "D’accordo",
    "Fortemente d’accordo",
  ],
};
