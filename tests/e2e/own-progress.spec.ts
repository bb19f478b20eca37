import type { Page } from "@playwright/test";
import type { DailyQuote, ProgressView } from "#domain/progress/contract.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addNote, addPerson, read } from "./steps.ts";

const PROFILE = "/home?tab=profile";
const QUOTE = "**/api/quote?*";
const PROGRESS = "**/api/progress?*";

test.use({ timezoneId: "Europe/Rome" });

/** A quote that is different for each day. */
function quoteOf(day: string, more: Partial<DailyQuote> = {}): DailyQuote {
  const text = { en: `A line for ${day}.`, it: `Una frase per il ${day}.` };
  return { day, id: day, text, author: null, source: null, original: null, ...more };
}

/** Responds with the quote of the page's current day. */
async function answerByDay(page: Page, asked: (string | null)[]): Promise<void> {
  await page.route(QUOTE, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("time_zone"));
    await route.fulfill({ json: quoteOf(await page.evaluate(() => new Date().toLocaleDateString("en-CA"))) });
  });
}

async function turn(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((to) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => to });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("the daily quote comes from the server, and a failed request can be retried @desktop", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  const card = page.getByRole("region", { name: t("progress:quote.title") });
  const quote = await read<DailyQuote>(page, "/api/quote?time_zone=Europe/Rome");
  await page.goto(PROFILE);
  await expect(card.locator("blockquote")).toContainText(quote.text[language].split(" / ")[0]!);
  await checkAccess(page);

  await page.route(QUOTE, (route) => route.fulfill({ status: 404, json: { error: { code: "not_found" } } }));
  await page.reload();
  await expect(card).toContainText(t("progress:quote.failed"));
  await checkAccess(page);
  await page.unroute(QUOTE);
  const author = { en: "Anna", it: "Anna" };
  const source = { en: "A letter", it: "Una lettera" };
  const verses = { en: "One verse, / and another.", it: "Un verso, / e un altro." };
  for (const original of [language, null]) {
    const shown = quoteOf("2026-11-21", { text: verses, author, source, original });
    await page.route(QUOTE, (route) => route.fulfill({ json: shown }));
    if (original) await card.getByRole("button", { name: t("common:retry") }).click();
    else await page.reload();
    await expect(card).toContainText(t(original ? "progress:quote.original" : "progress:quote.translated"));
    await expect(card.locator("blockquote > span")).toHaveText(verses[language].split(" / "));
    await expect(card.locator("cite")).toContainText(source[language]);
    await page.unroute(QUOTE);
  }
});

test("a new quote appears after the local midnight, and on return to the tab on another day @desktop", async ({
  signedIn: page,
  language,
  t,
}) => {
  const card = page.getByRole("region", { name: t("progress:quote.title") });
  const asked: (string | null)[] = [];
  // Two minutes before midnight in Rome.
  await page.clock.install({ time: new Date("2026-11-21T22:58:00Z") });
  await answerByDay(page, asked);
  await page.goto(PROFILE);
  await expect(card).toContainText(quoteOf("2026-11-21").text[language]);
  await page.clock.runFor(60_000);
  await expect(card).toContainText(quoteOf("2026-11-21").text[language]);
  expect(asked).toEqual(["Europe/Rome"]);
  await page.clock.runFor(70_000);
  await expect(card).toContainText(quoteOf("2026-11-22").text[language]);
  await turn(page, "hidden");
  await page.clock.fastForward("30:00:00");
  expect(asked).toHaveLength(2);
  await turn(page, "visible");
  await expect(card).toContainText(quoteOf("2026-11-23").text[language]);
  expect(asked).toHaveLength(3);
});

test("progress shows an empty state, then a summary of the weeks, and details as a chart and as text @phone", async ({
  signedIn: page,
  lookTwice: look,
  t,
}) => {
  await page.goto(PROFILE);
  const section = page.getByRole("region", { name: t("progress:title") });
  await expect(section.getByText(t("progress:empty.text"))).toBeVisible();
  await look("no progress yet");
  await section.getByRole("link", { name: t("people:create.title") }).click();
  await expect(page.getByRole("dialog").getByLabel(t("common:field.name"))).toBeVisible();

  const name = "Bartolomeo Wolfeschlegelsteinhausenbergerdorff";
  const id = await addPerson(page, { name });
  for (const days of [0, 0, 14, 15, 16, 28]) {
    const created_at = new Date(Date.now() - days * 86_400_000).toISOString();
    await addNote(page, id, { content: "We walked along the river.", created_at });
  }
  const view = await read<ProgressView>(page, "/api/progress?time_zone=Europe/Rome");
  await page.goto(PROFILE);
  const { weeks_with_moments: count, weeks_in_a_row: row } = view.rhythm;
  const sentence = row > 1 && row < count ? "progress:rhythm_row_other" : "progress:rhythm_other";
  await expect(section.getByText(t(sentence, { count, row }))).toBeVisible();
  // Counts and progress bars are not shown.
  await expect(section.getByRole("progressbar")).toHaveCount(0);
  const picture = section.locator("svg:has(rect)");
  await expect(picture).toBeHidden();
  const words = section.getByRole("button", { name: t("progress:week_by_week") });
  const told = section.getByRole("listitem").filter({ hasText: t("progress:this_week") });
  await expect(told).toBeHidden();
  await words.click();
  await expect(words).toHaveAttribute("aria-expanded", "true");
  await expect(told).toContainText(t("common:count.notes_other", { count: 2 }));
  await expect(picture).toBeVisible();
  await look("the weeks, unfolded");

  await page.route(PROGRESS, (route) => route.fulfill({ status: 404, json: { error: { code: "not_found" } } }));
  await page.reload();
  await expect(section.getByRole("alert")).toContainText(t("progress:failed"));
  await look("progress that cannot be read");
  await page.unroute(PROGRESS);
  await section.getByRole("button", { name: t("common:retry") }).click();
  await expect(words).toBeVisible();
});
