import { SELF_SHORT } from "#domain/profile/content.short.ts";
import { expect, test } from "./fixtures.ts";
import { expectAtField, read, signUp } from "./steps.ts";

test("the first step is validated, and skipping it sends nothing @phone", async ({ instance, page, language, t }) => {
  await signUp(page, instance, language, { onboarded: false });
  await page.goto("/home");
  await expect(page).toHaveURL(/\/onboarding$/);
  // Data, consents and sign-out are available before any question is answered.
  await page.getByRole("link", { name: t("common:nav.settings") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("common:nav.settings") })).toBeVisible();
  await page.getByRole("link", { name: t("settings:groups.your-data"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("my-data:export.title") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("my-data:consents.title") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("my-data:delete.title") })).toBeVisible();
  await page
    .getByRole("link", { name: t("common:nav.people"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/onboarding$/);
  const age = page.getByLabel(t("common:field.age"), { exact: true });
  for (const wrong of ["17", "101", "many"]) {
    await age.fill(wrong);
    await page.getByRole("button", { name: t("common:action.continue") }).click();
    await expectAtField(age, t("errors:age_user_range"));
    // It has had the focus all along, and the button is further down.
    await expect(page.getByText(t("errors:age_user_range"))).toBeInViewport();
    await expect(age).toHaveValue(wrong);
  }
  const country = page.getByLabel(t("common:place.country")).first();
  await country.click();
  await expect(page.getByRole("option").first()).toHaveText(language === "it" ? "Italia" : "Italy");
  await page.getByRole("option").first().click();

  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.getByRole("button", { name: t("profile:onboarding.skip") }).click();
  await expect(page.getByText(t("questions:step_mixed", { n: 2, total: 6 }))).toBeVisible();
  expect(sent).toEqual([]);
});

test("both Back buttons and a reload keep the answers; a double click completes once @phone", async ({
  instance,
  page,
  language,
  t,
}) => {
  const step = (n: number) => page.getByText(t("questions:step_mixed", { n, total: 6 }));
  const next = page.getByRole("button", { name: t("common:action.next"), exact: true });
  await signUp(page, instance, language, { onboarded: false });
  await page.goto("/onboarding");
  await page.getByLabel(t("common:field.age"), { exact: true }).fill("34");
  await page.getByRole("button", { name: t("common:action.continue") }).click();

  await expect(step(2)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: SELF_SHORT[0]!.text[language] })).toBeFocused();
  await expect(next).toBeDisabled();
  await page.getByRole("radio").nth(4).check();
  await next.click();
  await expect(step(3)).toBeVisible();
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: t("common:action.back"), exact: true }).click();
  await expect(step(2)).toBeVisible();
  await expect(page.getByRole("radio").nth(4)).toBeChecked();
  await page.goForward();
  await expect(step(3)).toBeVisible();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.reload();
  await page.goBack();
  await expect(step(2)).toBeVisible();
  await page.getByRole("button", { name: t("common:action.back"), exact: true }).click();
  await expect(step(1)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: t("profile:onboarding.about") })).toBeFocused();
  await page.getByRole("button", { name: t("common:action.continue") }).click();
  await next.click();
  await expect(step(3)).toBeVisible();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();

  for (let n = 3; n < 6; n += 1) {
    await expect(step(n)).toBeVisible();
    await page.getByRole("radio").nth(2).check();
    await next.click();
  }
  await expect(step(6)).toBeVisible();
  await page.getByRole("radio").nth(2).check();
  const completions: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/profile/onboarding") && completions.push(request.url()));
  await page.getByRole("button", { name: t("questions:complete"), exact: true }).dblclick();
  await expect(page.getByText(t("profile:result.eyebrow"))).toBeVisible();
  expect(completions).toHaveLength(1);
  const profile = await read<{ age: number; traits_short: Record<string, number> }>(page, "/api/profile");
  expect(profile.age).toBe(34);
  expect(profile.traits_short[SELF_SHORT[0]!.trait]).toBe(5);
  await page.reload();
  await expect(page.getByText(t("profile:result.eyebrow"))).toBeVisible();
});
