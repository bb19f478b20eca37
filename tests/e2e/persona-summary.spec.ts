import { CHOICE_LETTERS } from "#domain/choice-item.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { Persona } from "#domain/people/contract.ts";
import { safetyCard } from "#domain/safety/content.card.ts";
import { personaClusters } from "../support/questionnaires.ts";
import { expect, test } from "./fixtures.ts";
import { addKnownPerson, NAME, putAnswers } from "./profiling.ts";
import { addPerson, post, read, signUp } from "./steps.ts";

test("another user's person shows a 404 on every page @desktop", async ({
  instance,
  page,
  language,
  browser,
  checkAccess,
  t,
}) => {
  const others = await browser.newPage({ baseURL: instance.url });
  await signUp(others, instance, language);
  const theirs = await addKnownPerson(others);
  await others.close();
  await signUp(page, instance, language);
  for (const place of [`persona-profiling/${theirs}`, `persona-summary/${theirs}`]) {
    await page.goto(`/${place}`);
    await expect(page.getByRole("heading", { level: 1, name: t("persona:not_found.title") })).toBeVisible();
  }
  await checkAccess(page);
  await page.goto(`/persona-profiling/${crypto.randomUUID()}?view=personality`);
  await expect(page.getByRole("heading", { level: 1, name: t("persona:not_found.title") })).toBeVisible();
});

test.describe("failures", () => {
  test.use({ expectedComplaints: [/status of 500/] });
  test("pages that cannot be loaded show an error and can be retried @desktop", async ({
    signedIn: page,
    checkAccess,
    t,
  }) => {
    const id = await addKnownPerson(page);
    const everything = `**/api/personas/${id}{,/**}`;
    const fail = (url: string) =>
      page.route(url, (route) => route.fulfill({ status: 500, json: { error: { code: "internal" } } }));
    for (const [place, title, h1] of [
      ["persona-profiling", "profiling:failed", "profiling:hub.title"],
      ["persona-summary", "profiling:summary.failed", "profiling:summary.title"],
    ] as const) {
      await fail(everything);
      await page.goto(`/${place}/${id}`);
      await expect(page.getByRole("heading", { level: 1, name: t(title) })).toBeVisible();
      await checkAccess(page);
      await page.unroute(everything);
      await page.getByRole("button", { name: t("common:retry") }).click();
      await expect(page.getByRole("heading", { level: 1, name: t(h1, { name: NAME }) })).toBeVisible();
    }
  });

  test("the portrait is refreshed manually, by the URL, and automatically @phone", async ({
    instance,
    page,
    language,
    checkAccess,
    t,
  }) => {
    const refreshing = "**/functions/v1/refresh-persona-summary";
    await signUp(page, instance, language);
    const id = await addKnownPerson(page);
    const sent: { force: boolean }[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/refresh-persona-summary")) sent.push(request.postDataJSON() as { force: boolean });
    });
    const refresh = page.getByRole("button", { name: t("profiling:summary.refresh"), exact: true });
    const failed = page.getByText(t("profiling:summary.refresh_failed"));

    // An automatic refresh fails silently and keeps the old texts.
    await page.route(refreshing, (route) => route.fulfill({ status: 500, json: { error: { code: "internal" } } }));
    const refused = page.waitForResponse(refreshing);
    await page.goto(`/persona-summary/${id}`);
    await refused;
    await expect(refresh).toBeVisible();
    await expect(failed).toHaveCount(0);
    await refresh.click();
    await expect(failed.first()).toBeVisible();
    await expect(page.getByText(t("profiling:summary.tips", { name: NAME }))).toBeVisible();
    await checkAccess(page);
    await page.unroute(refreshing);

    // A manual refresh shows the old texts meanwhile.
    let go = Promise.withResolvers<void>();
    await page.route(refreshing, async (route) => {
      await go.promise;
      await route.continue();
    });
    const before = await read<Persona>(page, `/api/personas/${id}`);
    await refresh.click();
    await expect(page.getByRole("status").filter({ hasText: t("profiling:summary.writing") })).toBeVisible();
    await expect(page.getByText(t("profiling:summary.tips", { name: NAME }))).toBeVisible();
    go.resolve();
    await expect(page.getByText(t("profiling:summary.writing"))).toHaveCount(0);
    const after = await read<Persona>(page, `/api/personas/${id}`);
    expect(after.last_summary_update! > before.last_summary_update!).toBe(true);
    expect(sent.at(-1)?.force).toBe(true);

    // Returning to the tab requests a refresh without `force`.
    const asked = sent.length;
    const answered = page.waitForResponse(refreshing);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await (await answered).finished();
    expect(sent.length).toBe(asked + 1);
    expect(sent.at(-1)?.force).toBe(false);

    // After starting over there is no summary, and opening the page writes it.
    await post(page, `/api/personas/${id}/retake`, {});
    go = Promise.withResolvers<void>();
    await page.goto(`/persona-summary/${id}`);
    await expect(page.getByRole("status").filter({ hasText: t("profiling:summary.first_writing") })).toBeVisible();
    go.resolve();
    await expect(page.getByText(t("profiling:summary.tips", { name: NAME }))).toBeVisible();

    const written = sent.length;
    await page.goto(`/persona-summary/${id}?refresh=true`);
    await expect(page).toHaveURL(new RegExp(`/persona-summary/${id}$`));
    await expect.poll(() => sent.slice(written).filter(({ force }) => force).length).toBe(1);

    await page.getByRole("button", { name: t("profiling:summary.long_write") }).click();
    const less = page.getByRole("button", { name: t("profiling:summary.long_less") });
    await expect(less).toBeVisible();
    await checkAccess(page);
    await less.click();
    await page.reload();
    await page.getByRole("button", { name: t("profiling:summary.long_read") }).click();
    await expect(page.getByRole("button", { name: t("profiling:summary.long_again") })).toBeVisible();
  });
});

test("without the short test the portrait leads to it @phone", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: NAME }, { tested: false });
  await page.goto(`/persona-summary/${id}`);
  await expect(page).toHaveURL(new RegExp(`/persona/${id}$`));
  await expect(page.getByText(t("profiling:toast.no_data")).first()).toBeVisible();
  await expect(page.getByRole("dialog", { name: t("people:test.title", { name: NAME }) })).toBeVisible();
  await page.goto(`/persona-profiling/${id}`);
  await expect(page).toHaveURL(new RegExp(`/persona/${id}$`));
});

test("after an answer that indicates fear safety comes first, and there is no comparison @desktop", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  const own = SELF_EXTENDED.flatMap(({ items }) => items.map(({ key }) => [key, "2"] as const));
  await page.request.put("/api/profile/answers", { data: { answers: Object.fromEntries(own) } });
  const id = await addKnownPerson(page, personaClusters(4));
  await page.goto(`/persona-summary/${id}`);
  await expect(page.getByRole("heading", { name: t("profiling:summary.compare", { name: NAME }) })).toBeVisible();
  await checkAccess(page);

  const item = ASSESSMENT.flatMap(({ items }) => items).find(({ options }) => frighteningOf(options))!;
  await putAnswers(page, id, { [item.key]: frighteningOf(item.options)! });
  await page.reload();
  const card = page.getByRole("complementary", { name: safetyCard("control", language).title });
  await expect(card).toContainText(t("safety:open.portrait"));
  await expect(page.getByRole("heading", { name: t("profiling:summary.tips", { name: NAME }) })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t("profiling:summary.compare", { name: NAME }) })).toHaveCount(0);
  await checkAccess(page);
});

function frighteningOf(options: (typeof ASSESSMENT)[number]["items"][number]["options"]): string | undefined {
  return CHOICE_LETTERS.find((letter) => options[letter].frightening);
}
