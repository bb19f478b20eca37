import type { Locator, Page } from "@playwright/test";
import type { AnswerState } from "#domain/progress/answered.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { answerAll } from "../support/questionnaires.ts";
import { expect } from "./fixtures.ts";
import { addPerson, type Texts } from "./steps.ts";

/** Whom these journeys are about. */
export const NAME = "Marta";

/** A text about them as it stands on the screen. */
export function named(text: string): string {
  return text.replaceAll("{name}", NAME);
}

/** Keeps answers over the API. */
export async function putAnswers(page: Page, id: string, answers: Record<string, string>): Promise<void> {
  const response = await page.request.put(`/api/personas/${id}/answers`, { data: { answers } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Somebody with the first questions answered, and what else is given. */
export async function addKnownPerson(page: Page, answers: Record<string, string> = {}): Promise<string> {
  const id = await addPerson(page, { name: NAME });
  await putAnswers(page, id, { ...answerAll(INITIAL), ...answers });
  return id;
}

/** The steps of a questionnaire, wherever it stands. */
export function questions(scope: Page | Locator, t: Texts) {
  return {
    step: (n: number, total: number) => scope.getByText(t("questions:step", { n, total }), { exact: true }),
    next: scope.getByRole("button", { name: t("common:action.next"), exact: true }),
    back: scope.getByRole("button", { name: t("common:action.back"), exact: true }),
    answer: (n: number) => scope.getByRole("radio").nth(n - 1),
    own: scope.getByRole("textbox"),
  };
}

/** The way into a part, from the rows and cards. */
export function startOf(page: Page, t: Texts, title: string, state: AnswerState = "start"): Locator {
  return page.getByRole("link", {
    name: t("profiling:about", { deed: t(`questions:part.action.${state}`), what: title }),
  });
}
