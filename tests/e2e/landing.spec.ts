import { LANDING } from "#web/landing/content.ts";
import { expect, test } from "./fixtures.ts";
import { chooseLanguage } from "./steps.ts";

/** Runs in the page. Gaps between articles of a column that exceed 100 px. */
function gapsBetweenArticles(main: Element): number[] {
  const boxes = [...main.querySelectorAll("article")].map((one) => one.getBoundingClientRect());
  return boxes.flatMap((box) => {
    const above = boxes.filter((other) => other.left === box.left && other.bottom <= box.top).at(-1);
    return above && box.top - above.bottom > 100 ? [box.top - above.bottom] : [];
  });
}

test("the landing page requires a language, and leads on", async ({ page, language, t }) => {
  const text = LANDING[language];
  const other = LANDING[language === "en" ? "it" : "en"];
  await page.goto("/");
  const chooser = page.getByRole("dialog");
  await expect(chooser).toBeVisible();
  // Browsers close a dialog on a second Escape even if the page cancels it; the page then opens it again.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(chooser).toBeVisible();
  await chooseLanguage(page, language);
  await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByText(text.invitation).first()).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveCount(4);

  await page
    .getByRole("banner")
    .getByRole("button", { name: language === "en" ? "Italiano" : "English" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: other.title })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page
    .getByRole("banner")
    .getByRole("button", { name: language === "en" ? "English" : "Italiano" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();

  await expect(page.getByRole("link", { name: text.signIn })).toHaveAttribute("href", "/auth");
  await expect(page.getByText(text.private.text)).toBeVisible();
  const picture = page.getByRole("img", { name: text.product.picture });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(700);
  expect(await page.getByRole("main").evaluate(gapsBetweenArticles), "holes between two texts of a column").toEqual([]);

  await page.getByRole("link", { name: text.learn }).click();
  await expect(page.getByRole("heading", { name: text.features.title })).toBeInViewport();
  await page.getByRole("link", { name: text.start }).first().click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("heading", { name: t("account:sign_in_title", { product: "Sintonia" }) })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a signed-in user is sent home from the landing page and from /auth, unless the URL has code and state @desktop", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole("heading", { level: 1, name: t("home:title") })).toBeVisible();
  await page.goto("/auth");
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole("heading", { level: 1, name: t("home:title") })).toBeVisible();
  await page.goto("/?code=abc&state=def");
  await expect(page.getByRole("heading", { level: 1, name: LANDING[language].title })).toBeVisible();
  await expect(page).toHaveURL(/code=abc/);
  await page.goto("/?code=abc");
  await expect(page).toHaveURL(/\/home/);
});

test("an unknown URL returns status 404 with a link home @desktop", async ({ page, language, t }) => {
  const response = await page.goto("/nowhere/at/all");
  expect(response?.status()).toBe(404);
  await chooseLanguage(page, language);
  await expect(page.getByRole("heading", { level: 1, name: t("common:not_found.title") })).toBeVisible();
  await page.getByRole("link", { name: t("common:action.return_home") }).click();
  await expect(page.getByRole("heading", { level: 1, name: LANDING[language].title })).toBeVisible();
});
