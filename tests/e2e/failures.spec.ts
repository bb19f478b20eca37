import type { Page, Route } from "@playwright/test";
import { expect, test, type Speech } from "./fixtures.ts";
import { addPerson, chooseLanguage, signUp } from "./steps.ts";
import { texts } from "./texts.ts";

const CARDS = /\/api\/personas(\?.*)?$/;

/** Presses the header's toggle for the other language and back, and finds the heading in each. */
async function toggle(page: Page, language: Speech, heading: string): Promise<void> {
  const other = language === "en" ? "it" : "en";
  for (const [to, name] of [
    [other, other === "it" ? "Italiano" : "English"],
    [language, language === "it" ? "Italiano" : "English"],
  ] as const) {
    await page
      .getByRole("group", { name: /^(Language|Lingua)$/ })
      .getByRole("button", { name })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: texts(to)(heading) })).toBeVisible();
  }
}

test("a page that is not there says so to visitors and to people signed in, in both languages @desktop", async ({
  house,
  page,
  language,
  checkAccess,
}) => {
  const t = texts(language);
  await page.goto("/nowhere");
  await chooseLanguage(page, language);
  await expect(page.getByRole("heading", { level: 1, name: t("common:not_found.title") })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t("common:not_found.title")));
  await checkAccess(page);
  await toggle(page, language, "common:not_found.title");

  await signUp(page, house, language);
  await page.goto("/nowhere/at/all");
  await toggle(page, language, "common:not_found.title");
  await page.getByRole("link", { name: t("common:not_found.home") }).click();
  await expect(page).toHaveURL(/\/home/);
});

test.describe("a page that fails while it is drawn", () => {
  test.use({ expectedComplaints: [/TypeError/] });

  test("shows the error with a way on: Try Again once it is mended, or home @desktop", async ({
    house,
    page,
    language,
    checkAccess,
  }) => {
    const t = texts(language);
    await signUp(page, house, language);
    await addPerson(page, { name: "Marta" });
    const heading = page.getByRole("heading", { level: 1, name: t("common:error.title") });
    const marta = page.getByRole("link", { name: "Marta", exact: true }).first();
    // An answer the page cannot draw, as from a server of another version.
    const breakIt = (route: Route) => route.fulfill({ json: { items: [null], next_cursor: null } });
    await page.route(CARDS, breakIt);
    await page.goto("/home");
    await expect(heading).toBeVisible();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(t("common:error.text"));
    await expect(alert).toContainText(/null/);
    await checkAccess(page);
    await toggle(page, language, "common:error.title");

    await page.getByRole("button", { name: t("common:error.try_again") }).click();
    await expect(heading).toBeVisible();
    await page.unroute(CARDS);
    await page.getByRole("button", { name: t("common:error.try_again") }).click();
    await expect(marta).toBeVisible();
    await expect(heading).toHaveCount(0);

    await page.route(CARDS, breakIt);
    await page.goto("/home?q=marta");
    await expect(heading).toBeVisible();
    await page.unroute(CARDS);
    await page.getByRole("link", { name: t("common:error.go_home") }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(marta).toBeVisible();
  });
});
