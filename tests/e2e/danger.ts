import type { Locator, Page } from "@playwright/test";
import { safetyCard } from "#domain/safety/content.card.ts";
import type { Language } from "#domain/language.ts";
import { addPerson, type Texts } from "./steps.ts";

/** The name of the person in these journeys. */
export const NAME = "Ivan";
export const HIT: Record<Language, string> = {
  en: "He hit me again last night and I am afraid of him.",
  it: "Ieri sera mi ha picchiata di nuovo e ho paura di lui.",
};
export const HARMLESS: Record<Language, string> = {
  en: "On Sunday we went to the sea.",
  it: "Domenica siamo andati al mare.",
};

/** The title of the card that HIT triggers. */
export const titleOf = (language: Language) => safetyCard("violence", language).title;
/** The card or the strip, which have the same title. */
export const cardIn = (scope: Page | Locator, language: Language) =>
  scope.getByRole("complementary", { name: titleOf(language), exact: true });
export const summaryOf = (id: string) => `/persona-summary/${id}`;
export const buttonIn = (scope: Page | Locator, t: Texts, key: string) =>
  scope.getByRole("button", { name: t(key), exact: true });

export function addPartner(page: Page): Promise<string> {
  return addPerson(page, { name: NAME, context: "partner" });
}
