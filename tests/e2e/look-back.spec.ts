import type { Page } from "@playwright/test";
import { anniversaries, lookBackDay, lookBackStart } from "#domain/progress/look-back-days.ts";
import type { Language } from "#domain/language.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { expect } from "./fixtures.ts";
import type { Instance } from "./instance.ts";
import { test } from "./look.ts";
import { addNote, addPerson, post, read } from "./steps.ts";

const WORDS: Record<Language, { action: string; outcome: string; open: string; note: string }> = {
  en: {
    action: "Ask how the first weeks in the new job were",
    outcome: "We talked for an hour, and in the end we laughed",
    open: "Return the drill and stay for a coffee",
    note: "We walked along the river and talked about the garden for an hour",
  },
  it: {
    action: "Chiedere come sono andate le prime settimane di lavoro",
    outcome: "Abbiamo parlato un’ora, e alla fine abbiamo riso",
    open: "Riportare il trapano e fermarsi per un caffè",
    note: "Abbiamo camminato lungo il fiume e parlato dell’orto per un’ora",
  },
};

/** An account of two years ago, with a week to look back on. */
async function aWeek(page: Page, instance: Instance, language: Language): Promise<void> {
  const { user_id: userId } = await read<{ user_id: string }>(page, "/api/profile");
  const createdAt = new Date("2024-01-01T10:00:00Z");
  await instance.db.withUser(userId, async (tx) => {
    await tx.update(profiles).set({ createdAt });
  });
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const starts = lookBackStart(new Date(), zone);
  const noon = (day: string) => `${day}T12:00:00Z`;
  const inside = new Date(Date.parse(noon(starts)) + 3 * 86_400_000);
  const words = WORDS[language];
  const marta = await addPerson(page, { name: "Marta" });
  const luca = await addPerson(page, { name: "Luca" });
  const planned_date = inside.toISOString();
  const told = await post<{ id: string }>(page, `/api/personas/${marta}/interactions`, {
    objectives: words.action,
    planned_date,
  });
  await post(page, `/api/interactions/${told.id}/outcome`, { result_summary: words.outcome });
  await post(page, `/api/personas/${luca}/interactions`, { objectives: words.open, planned_date });
  await addNote(page, marta, { content: words.note, created_at: noon(anniversaries(lookBackDay(starts)).year) });
}

test("the week is looked back on, led on from, and read again @phone", async ({
  signedIn: page,
  instance,
  language,
  lookTwice: look,
  t,
}) => {
  await aWeek(page, instance, language);
  const words = WORDS[language];
  const card = page.getByRole("link", { name: t("progress:look_back.card"), exact: true });
  const dialog = page.getByRole("dialog", { name: t("progress:look_back.title") });
  await page.goto("/home");
  await expect(card).toBeVisible();
  await look("the look back’s card");
  await card.press("Enter");
  for (const text of [words.action, words.outcome, words.open, words.note]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await look("the look back");
  await dialog.getByRole("link", { name: t("progress:look_back.read_note") }).click();
  await expect(page.getByRole("dialog").getByText(words.note)).toBeVisible();

  await page.goto("/home");
  await expect(page.getByRole("link", { name: "Marta", exact: true }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto("/home?tab=profile");
  await page.getByRole("link", { name: t("progress:look_back.open") }).click();
  await expect(dialog.getByText(words.open)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/home\?tab=profile$/);
});

test("a look back is put away unread, and stays away @desktop", async ({ signedIn: page, instance, language, t }) => {
  await aWeek(page, instance, language);
  await page.goto("/home");
  const card = page.getByRole("link", { name: t("progress:look_back.card"), exact: true });
  await expect(card).toBeVisible();
  const gone = page.waitForResponse((response) => response.url().endsWith("/dismiss"));
  await page.getByRole("button", { name: t("progress:look_back.dismiss") }).click();
  await expect(card).toHaveCount(0);
  expect((await gone).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("link", { name: "Marta", exact: true }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
});
