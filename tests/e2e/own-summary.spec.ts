import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { ownClusters } from "../support/questionnaires.ts";
import { expect, test } from "./fixtures.ts";
import { saveOwnAnswers, ownProgress, readOwnAnswers, partLink } from "./own.ts";
import { signUp } from "./steps.ts";

test("a retake asks for confirmation, archives the answers and starts again @phone", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  await saveOwnAnswers(page, { ...ownClusters(4), communication_style_1: "a" });
  await page.goto("/home?tab=profile");
  await page.getByRole("link", { name: t("profile:own.read") }).click();
  const retake = page.getByRole("button", { name: t("profile:summary.retake"), exact: true });
  await retake.click();
  const dialog = page.getByRole("alertdialog", { name: t("profile:summary.retake_title") });
  const count = SELF_EXTENDED.flatMap(({ items }) => items).length;
  await expect(dialog).toContainText(t("profile:summary.retake_what", { count, percent: 20, first: 5 }));
  await checkAccess(page);
  await dialog.getByRole("button", { name: t("common:action.cancel"), exact: true }).click();
  await expect(retake).toBeFocused();
  await page.route("**/api/profile/retake", (route) => route.abort());
  await retake.click();
  await dialog.getByRole("button", { name: t("profile:summary.retake_confirm") }).click();
  await expect(page.getByText(t("common:profile.not_reset")).first()).toBeVisible();
  await page.unroute("**/api/profile/retake");
  await page.keyboard.press("Escape");
  await retake.click();
  await dialog.getByRole("button", { name: t("profile:summary.retake_confirm") }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: t("profile:extended.title") })).toBeFocused();
  await expect(partLink(page, t, "start", SELF_EXTENDED[0]!.title[language])).toBeVisible();
  expect(await readOwnAnswers(page)).toEqual({ communication_style_1: "a" });
  expect(await ownProgress(page)).toBe(20);
  await page.goto("/personality-summary");
  await expect(page.getByText(t("profile:reading.honest"))).toBeVisible();
  await expect(page.getByText(t("profile:summary.more", { count }))).toBeVisible();
});

test("a profile that cannot be reloaded shows an error above the old one @desktop", async ({
  signedIn: page,
  checkAccess,
  t,
}) => {
  await page.goto("/home?tab=profile");
  const link = page.getByRole("link", { name: t("profile:own.read") });
  await expect(link).toBeVisible();
  await page.route("**/api/profile", (route) => route.fulfill({ status: 404, json: { error: { code: "not_found" } } }));
  await link.click();
  await expect(page.getByRole("alert")).toContainText(t("profile:summary.failed"));
  await expect(page.getByText(t("profile:reading.honest"))).toBeVisible();
  await checkAccess(page);
  await page.unroute("**/api/profile");
  await page.getByRole("button", { name: t("common:retry") }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("without an onboarding the profile asks for it first @phone", async ({ instance, page, language, t }) => {
  await signUp(page, instance, language, { onboarded: false });
  for (const place of ["/extended-profiling", "/personality-summary"]) {
    await page.goto(place);
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText(t("errors:onboarding_required")).first()).toBeVisible();
  }
});
