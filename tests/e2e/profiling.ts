import type { Locator, Page } from "@playwright/test";
import type { AnswerState } from "#domain/progress/answered.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { answerAll } from "../support/questionnaires.ts";
import { expect } from "./fixtures.ts";
import { addPerson, type Texts } from "./steps.ts";

/** The name of the person in these journeys. */
export const NAME = "Marta";

/** A text with the person's name filled in. */
export function withName(text: string): string {
  return text.replaceAll("{name}", NAME);
}

/** Saves answers over the API. */
export async function putAnswers(page: Page, id: string, answers: Record<string, string>): Promise<void> {
  const response = await page.request.put(`/api/personas/${id}/answers`, { data: { answers } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Adds a person with the initial questions and `answers` answered. Returns the id. */
export async function addKnownPerson(page: Page, answers: Record<string, string> = {}): Promise<string> {
  const id = await addPerson(page, { name: NAME });
  await putAnswers(page, id, { ...answerAll(INITIAL), ...answers });
  return id;
}

/** Locators for a questionnaire's steps. */
export function questions(scope: Page | Locator, t: Texts) {
  return {
    step: (n: number, total: number) => scope.getByText(t("questions:step", { n, total }), { exact: true }),
    next: scope.getByRole("button", { name: t("common:action.next"), exact: true }),
    back: scope.getByRole("button", { name: t("common:action.back"), exact: true }),
    answer: (n: number) => scope.getByRole("radio").nth(n - 1),
    own: scope.getByRole("textbox"),
  };
}

/** The link to a part, in a row or card. */
export function partLink(page: Page, t: Texts, title: string, state: AnswerState = "start"): Locator {
  return page.getByRole("link", {
    name: t("profiling:about", { deed: t(`questions:part.action.${state}`), what: title }),
  });
}
