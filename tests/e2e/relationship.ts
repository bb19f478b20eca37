import type { Language } from "#domain/language.ts";
import type { Page } from "@playwright/test";
import type { AnswerState } from "#domain/progress/answered.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { AssessmentAnswers, RelationshipView } from "#domain/relationship/contract.ts";
import type { AssessmentCluster } from "#domain/relationship/indices.ts";
import { partOf as lettersOf } from "../support/relationship.ts";
import { expect } from "./fixtures.ts";
import { NAME, questions } from "./profiling.ts";
import { post, read, type Texts } from "./steps.ts";

export const relationshipOf = (page: Page, id: string) =>
  read<RelationshipView>(page, `/api/personas/${id}/relationship`);

/** Submits a complete assessment over the API. */
export const assess = (page: Page, id: string, answers: AssessmentAnswers) =>
  post(page, "/functions/v1/compute-relationship-health-score", { persona_id: id, answers });

/** Submits a part over the API, as another tab or device would. */
export function sendPart(page: Page, id: string, cluster: AssessmentCluster, sheet: AssessmentAnswers) {
  return post(page, `/api/personas/${id}/assessment-clusters`, { cluster, answers: lettersOf(sheet, cluster) });
}

export const snapshotOf = (id: string) => `/persona-relationship-snapshot/${id}`;
export const assessmentOf = (id: string) => `/persona-profiling/${id}?view=context`;

/** The title of a part, and a sheet's answers to it. */
export function partOf(cluster: AssessmentCluster, language: Language, sheet: AssessmentAnswers) {
  const { title } = ASSESSMENT.find((part) => part.cluster === cluster)!;
  return { title: title[language], letters: Object.values(lettersOf(sheet, cluster)) };
}

/** Opens a part from the overview. */
export async function openPart(page: Page, t: Texts, state: AnswerState, title: string): Promise<void> {
  await page.getByRole("button", { name: `${t(`questions:part.action.${state}`)} ${title}` }).click();
}

/** Answers one question and continues, on a desktop with the keyboard only. */
export async function answerOne(page: Page, t: Texts, letter: string, isMobile: boolean): Promise<void> {
  const n = "abcd".indexOf(letter) + 1;
  const { answer } = questions(page, t);
  if (isMobile) await answer(n).check();
  else await page.keyboard.press(String(n));
  await expect(answer(n)).toBeChecked();
  if (isMobile) await page.locator("form button[type=submit]").click();
  else await page.keyboard.press("Enter");
}

/** Answers the questions from `from` on, and presses the button of the last one. */
export async function answerAllOf(page: Page, t: Texts, letters: readonly string[], isMobile: boolean, from = 1) {
  const total = letters.length;
  for (let n = from; n <= total; n += 1) {
    await expect(questions(page, t).step(n, total)).toBeVisible();
    await answerOne(page, t, letters[n - 1]!, isMobile);
  }
}

/** Expects the result page. */
export async function expectResult(page: Page, t: Texts): Promise<void> {
  await expect(page).toHaveURL(/\/persona-relationship-snapshot\//);
  await expect(
    page.getByRole("heading", { level: 1, name: t("relationship:assessment.title", { name: NAME }) }),
  ).toBeVisible();
}
