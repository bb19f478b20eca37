import type { Language } from "#domain/language.ts";
import type { Page } from "@playwright/test";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { ownProgress, readOwnAnswers, partLink } from "./own.ts";
import { expectAtField, PASSWORD, read, signIn, signUp, tabTo, type Texts } from "./steps.ts";
import { expectToast } from "./toasts.ts";

const OPENNESS = "/extended-profiling?cluster=openness";
const ANSWERS = "**/api/profile/answers";
const SIGN: Record<Language, string> = { en: "She calls just to talk.", it: "Mi chiama solo per parlare." };
const openness = SELF_EXTENDED[0]!;

/** Answers the current statement, 1 to 5, and continues. */
async function agree(page: Page, t: Texts, n: number, total: number, answer: number, last = t("common:action.next")) {
  await expect(page.getByText(t("questions:step", { n, total }))).toBeVisible();
  await page
    .getByRole("radio")
    .nth(answer - 1)
    .check();
  await page.getByRole("button", { name: last, exact: true }).click();
}

test.describe("with scales that advance automatically", () => {
  test.use({ autoAdvance: true });
  test("from the first sketch to the complete profile, part by part, by keyboard only @desktop", async ({
    signedIn: page,
    language,
    lookTwice: look,
    t,
  }) => {
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    async function follow(name: string): Promise<void> {
      await tabTo(page, "link", name);
      await page.keyboard.press("Enter");
    }

    await page.goto("/home?tab=profile");
    await follow(t("profile:own.extend"));
    await expect(heading(t("profile:extended.title"))).toBeFocused();
    await look("all parts");
    for (const [index, { title, items }] of SELF_EXTENDED.entries()) {
      await follow(`${t("questions:part.action.start")}: ${title[language]}`);
      for (const [at, { text }] of items.entries()) {
        await expect(page.getByText(t("questions:step", { n: at + 1, total: items.length }))).toBeVisible();
        await expect(heading(text[language])).toBeFocused();
        if (index === 0 && at === 0) await look("a statement");
        const answer = page.getByRole("radio").nth(3);
        await page.keyboard.press("4");
        // Questions advance automatically; only the last one needs the button.
        if (at < items.length - 1) continue;
        await expect(answer).toBeChecked();
        await page.keyboard.press("Enter");
      }
      const next = SELF_EXTENDED[index + 1];
      if (!next) break;
      await expect(
        page.getByText(t("questions:part.named_completed", { title: title[language] }), { exact: true }),
      ).toBeVisible();
      await expect(page.getByText(t("profile:extended.next", { title: next.title[language] }))).toBeVisible();
      await expect(page.getByText(t("questions:part.state.completed"), { exact: true })).toHaveCount(index + 1);
      expect(await ownProgress(page)).toBe(40 + 20 * index);
    }

    await expect(page).toHaveURL(/\/personality-summary$/);
    await expect(page.getByText(t("common:profile.completed"), { exact: true })).toBeVisible();
    const { profile_label, traits_full, progress_level } = await read<Profile>(page, "/api/profile");
    expect([progress_level, traits_full?.O]).toEqual([100, 4]);
    await expect(heading(profile_label!)).toBeFocused();
    const count = SELF_EXTENDED.flatMap(({ items }) => items).length;
    await expect(page.getByText(t("profile:reading.honest_full", { count }))).toBeVisible();
    await look("the complete profile");
  });
});

test("a missing answer shows an error; leaving, a reload and Back return to the same question; a review is saved once @phone", async ({
  instance,
  page,
  language,
  checkAccess,
  t,
}) => {
  const title = openness.title[language];
  const chosen = (answer: number) => expect(page.getByRole("radio").nth(answer - 1)).toBeChecked();
  await signUp(page, instance, language);
  await page.goto(OPENNESS);
  await page.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  const first = page.getByRole("radio").first();
  await expectAtField(first, t("errors:answer_required"));
  await expect(first).toBeFocused();
  await checkAccess(page);
  await agree(page, t, 1, 4, 2);
  await expect(page.getByText(t("questions:step", { n: 2, total: 4 }))).toBeVisible();
  await page.getByRole("radio").nth(4).check();
  await page.reload();
  await expect(page.getByText(t("questions:step", { n: 2, total: 4 }))).toBeVisible();
  await chosen(5);
  await page.getByRole("link", { name: t("questions:part.all") }).click();
  await expect(page.getByText(t("questions:part.answered", { answered: 1, total: 4 }))).toBeVisible();
  await checkAccess(page);
  await partLink(page, t, "in_progress", title).click();
  await agree(page, t, 2, 4, 5);
  await expect(page.getByText(t("questions:step", { n: 3, total: 4 }))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t("questions:step", { n: 2, total: 4 }))).toBeVisible();
  await chosen(5);
  await page.goForward();
  await agree(page, t, 3, 4, 3);
  await agree(page, t, 4, 4, 4, t("questions:part.complete"));

  await partLink(page, t, "completed", title).click();
  const saves: unknown[] = [];
  page.on("request", (request) => request.method() === "PUT" && saves.push(request.postDataJSON()));
  await agree(page, t, 1, 4, 1);
  for (const n of [2, 3]) {
    await expect(page.getByText(t("questions:step", { n, total: 4 }))).toBeVisible();
    await page.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  }
  await expect(page.getByText(t("questions:step", { n: 4, total: 4 }))).toBeVisible();
  await page.getByRole("button", { name: t("profile:extended.save"), exact: true }).click();
  await expect(page.getByText(t("common:profile.updated"), { exact: true })).toBeVisible();
  const { key } = openness.items[0]!;
  expect(saves).toEqual([{ answers: { [key]: "1" }, base_answers: { [key]: "2" } }]);
});

test("an answer that cannot be saved is kept, and sent later @desktop", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  await page.goto(OPENNESS);
  await page.route(ANSWERS, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
  await agree(page, t, 1, 4, 2);
  await expect(page.getByText(t("questions:unsaved"))).toBeVisible();
  for (const n of [2, 3]) await agree(page, t, n, 4, 3);
  await agree(page, t, 4, 4, 5, t("questions:part.complete"));
  await expect(page.getByRole("alert")).toContainText(t("questions:part.not_completed"));
  await checkAccess(page);
  await page.unroute(ANSWERS);
  await page.getByRole("button", { name: t("common:retry") }).dblclick();
  const title = SELF_EXTENDED[0]!.title[language];
  await expect(page.getByText(t("questions:part.named_completed", { title }), { exact: true })).toBeVisible();
  expect(Object.values(await readOwnAnswers(page))).toEqual(["2", "3", "3", "5"]);

  await page.route(ANSWERS, (route) => route.fulfill({ status: 404, json: { error: { code: "not_found" } } }));
  await page.goto("/extended-profiling");
  await expect(page.getByRole("alert")).toContainText(t("profile:extended.failed"));
  await checkAccess(page);
  await page.unroute(ANSWERS);
  await page.getByRole("button", { name: t("common:retry") }).click();
  await expect(page.getByText(t("questions:part.state.completed"), { exact: true })).toBeVisible();
});

test("a session that ends in the middle loses no answer and returns to the same question @desktop", async ({
  signedIn: page,
  account,
  t,
}) => {
  const { email } = account;
  await page.goto(OPENNESS);
  await agree(page, t, 1, 4, 2);
  await expect(page.getByText(t("questions:step", { n: 2, total: 4 }))).toBeVisible();
  await page.context().clearCookies({ name: /session/ });
  await agree(page, t, 2, 4, 4);
  const dialog = page.getByRole("dialog", { name: t("account:lost.title") });
  await dialog.getByLabel(t("account:password"), { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: t("account:sign_in"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("questions:step", { n: 3, total: 4 }))).toBeVisible();
  await page.getByRole("radio").nth(2).check();

  await page.context().clearCookies({ name: /session/ });
  await page.reload();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, t, email);
  await expect(page.getByText(t("questions:step", { n: 3, total: 4 }))).toBeVisible();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await page.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  await agree(page, t, 4, 4, 1, t("questions:part.complete"));
  await expect(page.getByText(t("questions:part.state.completed"), { exact: true })).toBeVisible();
  expect(Object.values(await readOwnAnswers(page))).toEqual(["2", "4", "3", "1"]);
});

test("two tabs that answer different questions of a part lose nothing @desktop", async ({ signedIn: page, t }) => {
  await page.goto(OPENNESS);
  await agree(page, t, 1, 4, 2);
  await agree(page, t, 2, 4, 2);
  await expect(page.getByText(t("questions:step", { n: 3, total: 4 }))).toBeVisible();
  const other = await page.context().newPage();
  await expect.poll(async () => Object.keys(await readOwnAnswers(page)).length).toBe(2);
  await other.goto(`${OPENNESS}&q=3`);
  await agree(other, t, 3, 4, 5);
  await agree(other, t, 4, 4, 5, t("questions:part.complete"));
  await expect(other.getByText(t("questions:part.state.completed"), { exact: true })).toBeVisible();

  await page.bringToFront();
  for (const n of [3, 2]) {
    await expect(page.getByText(t("questions:step", { n, total: 4 }))).toBeVisible();
    await page.getByRole("button", { name: t("common:action.back"), exact: true }).click();
  }
  await agree(page, t, 1, 4, 1);
  await expect
    .poll(() => readOwnAnswers(page))
    .toEqual(Object.fromEntries(openness.items.map(({ key }, index) => [key, ["1", "2", "5", "5"][index]])));
  expect(await ownProgress(page)).toBe(40);
});

test("an optional part is stored for the coach and does not affect the progress @phone", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  await page.goto("/extended-profiling");
  const growth = SELF_GROUPS.find(({ group }) => group === "personal_growth")!;
  await partLink(page, t, "start", growth.title[language]).click();
  await expect(page.getByRole("heading", { level: 1, name: growth.items[0]!.text[language] })).toBeFocused();
  await page.keyboard.press("2");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await checkAccess(page);
  await page.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  await agree(page, t, 2, 3, 1);
  const field = page.getByRole("textbox", { name: growth.items[2]!.text[language] });
  await expect(field).toBeVisible();
  const save = page.getByRole("button", { name: t("profile:extended.save"), exact: true });
  await save.click();
  await expectAtField(field, t("errors:answer_text_required"));
  await expect(field).toBeFocused();
  await checkAccess(page);
  await field.fill(SIGN[language]);
  await save.click();
  await expectToast(page, t("profile:extended.toast.group"));
  await expect(partLink(page, t, "completed", growth.title[language])).toBeVisible();
  expect(await readOwnAnswers(page)).toEqual({
    personal_growth_1: "b",
    personal_growth_2: "a",
    personal_growth_3: SIGN[language],
  });
  expect(await ownProgress(page)).toBe(20);
});
