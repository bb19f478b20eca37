import type { Language } from "#domain/language.ts";
import type { Situation } from "#domain/understanding/situations.ts";
import type { AdviceTopic } from "../content.topics.ts";
import type { CaseText } from "./case-text.ts";
import { CASES_1_EN } from "./content.1.en.ts";
import { CASES_1_IT } from "./content.1.it.ts";
import { CASES_2_EN } from "./content.2.en.ts";
import { CASES_2_IT } from "./content.2.it.ts";
import { CASES_3_EN } from "./content.3.en.ts";
import { CASES_3_IT } from "./content.3.it.ts";
import { CASES_4_EN } from "./content.4.en.ts";
import { CASES_4_IT } from "./content.4.it.ts";

/** What a conversation is about: a situation, or a broad topic if none was recognized. */
export type Subject = Situation | AdviceTopic;

/** The texts for every situation. */
export const CASES: Record<Language, Record<Situation, CaseText>> = {
  en: { ...CASES_1_EN, ...CASES_2_EN, ...CASES_3_EN, ...CASES_4_EN },
  it: { ...CASES_1_IT, ...CASES_2_IT, ...CASES_3_IT, ...CASES_4_IT },
};
