import type { Locator, Page } from "@playwright/test";
import type { StoredAnswers } from "#domain/answers.ts";
import type { OwnAnswers, Profile } from "#domain/profile/contract.ts";
import { expect } from "./fixtures.ts";
import { read, type Texts } from "./steps.ts";

/** Saves answers about the user over the API. */
export async function saveOwnAnswers(page: Page, answers: StoredAnswers): Promise<void> {
  const response = await page.request.put("/api/profile/answers", { data: { answers } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The stored answers about the user. */
export async function readOwnAnswers(page: Page): Promise<StoredAnswers> {
  return (await read<OwnAnswers>(page, "/api/profile/answers")).answers;
}

export async function ownProgress(page: Page): Promise<number | null> {
  return (await read<Profile>(page, "/api/profile")).progress_level;
}

/** The overview's link to a part of the questions about the user. */
export function partLink(page: Page, t: Texts, state: "start" | "in_progress" | "completed", title: string): Locator {
  return page.getByRole("link", { name: `${t(`questions:part.action.${state}`)}: ${title}` });
}
