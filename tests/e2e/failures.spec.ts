import type { Language } from "#domain/language.ts";
import type { Page, Route } from "@playwright/test";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { expect, test } from "./fixtures.ts";
import { addPerson, chooseLanguage, openPerson, signUp } from "./steps.ts";
import { texts } from "./texts.ts";

const CARDS = /\/api\/personas(\?.*)?$/;

/** Switches to the other language and back, and expects the heading in each. */
async function toggle(page: Page, language: Language, heading: string): Promise<void> {
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

test("an unknown page shows a 404 to visitors and signed-in users, in both languages @desktop", async ({
  instance,
  page,
  language,
  checkAccess,
  t,
}) => {
  await page.goto("/nowhere");
  await chooseLanguage(page, language);
  await expect(page.getByRole("heading", { level: 1, name: t("common:not_found.title") })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t("common:not_found.title")));
  await checkAccess(page);
  await toggle(page, language, "common:not_found.title");

  await signUp(page, instance, language);
  await page.goto("/nowhere/at/all");
  await toggle(page, language, "common:not_found.title");
  await page.getByRole("link", { name: t("common:action.return_home") }).click();
  await expect(page).toHaveURL(/\/home/);
});

test.describe("a page that fails to render", () => {
  test.use({ expectedComplaints: [/TypeError/] });

  test("shows the error with Try Again, which works once the cause is gone, and a link home @desktop", async ({
    signedIn: page,
    language,
    checkAccess,
    t,
  }) => {
    await addPerson(page, { name: "Marta" });
    const heading = page.getByRole("heading", { level: 1, name: t("common:error.title") });
    const marta = page.getByRole("link", { name: "Marta", exact: true }).first();
    // A response that the page cannot render, as from a server of another version.
    const breakIt = (route: Route) => route.fulfill({ json: { items: [null], next_cursor: null } });
    await page.route(CARDS, breakIt);
    // From another page: the server renders a first one itself.
    await page.goto("/settings/general");
    await page.getByRole("link", { name: t("common:nav.people"), exact: true }).click();
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
    await page.goto("/settings/general");
    await page.getByRole("link", { name: t("common:nav.people"), exact: true }).click();
    await expect(heading).toBeVisible();
    await page.unroute(CARDS);
    await page.getByRole("link", { name: t("common:error.go_home") }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(marta).toBeVisible();
  });
});

test("without a network or a server navigation stays on the page, keeps unsaved text, and continues later @phone", async ({
  signedIn: page,
  checkAccess,
  t,
}) => {
  await page.goto("/settings/general");
  const name = page.getByLabel(t("common:field.name"), { exact: true });
  await name.fill("Giulia Ferri");
  const people = page.getByRole("navigation").getByRole("link", { name: t("common:nav.people") });
  const offline = page.getByRole("listitem").filter({ hasText: t("common:page.offline") });

  await page.context().setOffline(true);
  await people.click();
  await expect(offline).toBeVisible();
  await checkAccess(page);
  await offline.getByRole("button", { name: t("common:retry") }).click();
  await expect(offline).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/general$/);
  await expect(name).toHaveValue("Giulia Ferri");
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: t("home:title") })).toBeVisible();
  await expect(offline).toHaveCount(0);

  // The same for a link that loads a new document.
  await page.goto("/nowhere");
  const back = page.getByRole("link", { name: t("common:action.return_home") });
  await expect(back).toBeVisible();
  await page.context().setOffline(true);
  await back.click();
  await expect(offline).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: t("home:title") })).toBeVisible();

  const silent = page
    .getByRole("listitem")
    .filter({ hasText: t("common:page.unreachable", { product: PRODUCT_NAME }) });
  await page.route("**", (route) => route.abort());
  await page.getByRole("link", { name: t("common:nav.settings") }).click();
  await expect(silent).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
  await page.unrouteAll();
  await silent.getByRole("button", { name: t("common:retry") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("common:nav.settings") })).toBeVisible();

  // The assets of an old version return 404: the page reloads with those of the new version.
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  let isOld = true;
  page.on("request", (request) => (isOld &&= !request.isNavigationRequest()));
  await page.route(/assets\/_app\.persona-profiling/, (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole("main").locator('a[href*="/persona-profiling/"]').first().click();
  await expect(page).toHaveURL(/persona-profiling/);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeVisible();
  expect(isOld).toBe(false);
});

test.describe("a page whose code cannot be loaded", () => {
  test.use({ expectedComplaints: [/Code that could not be fetched/] });

  test("shows an error, and loads automatically later @desktop", async ({ signedIn: page, t }) => {
    await page.route(/assets\/_app\.settings/, (route) => route.abort());
    await page.goto("/settings");
    const heading = page.getByRole("heading", { level: 1, name: t("common:unreachable.title") });
    await expect(heading).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(t("errors:network"));
    await page.unrouteAll();
    // If the page has already started to reload, this evaluation fails.
    await page.evaluate(() => dispatchEvent(new Event("online"))).catch(() => undefined);
    await expect(page.getByRole("heading", { level: 1, name: t("common:nav.settings") })).toBeVisible();
  });
});
