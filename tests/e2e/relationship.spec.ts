import { ASSESSMENT_CLUSTERS, ASSESSMENT_QUESTIONS } from "#domain/relationship/indices.ts";
import { scoring } from "../support/relationship.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addKnownPerson, withName, NAME, questions } from "./profiling.ts";
import {
  answerAllOf,
  answerOne,
  assess,
  assessmentOf,
  expectResult,
  openPart,
  partOf,
  relationshipOf,
  sendPart,
  snapshotOf,
} from "./relationship.ts";
import { addPerson, expectAtField, read, signUp } from "./steps.ts";

const COMPUTE = "**/functions/v1/compute-relationship-health-score";
const CLUSTERS = "**/assessment-clusters";
const DRAFT = "**/assessment-draft";
const GOOD = scoring(3);
const MIDDLING = scoring(1);

test.describe("with scales that advance automatically", () => {
  test.use({ autoAdvance: true });
  test("a first assessment, part by part, each counted when complete @desktop", async ({
    signedIn: page,
    language,
    isMobile,
    lookTwice: look,
    t,
  }) => {
    const id = await addKnownPerson(page);
    const sheet = { ...MIDDLING, q1: GOOD.q1, q2: GOOD.q2, q3: GOOD.q3 };
    const parts = ASSESSMENT_CLUSTERS.map((cluster) => partOf(cluster, language, sheet));
    const { step, next, back, answer } = questions(page, t);

    await page.goto(snapshotOf(id));
    await expect(page.getByText(t("relationship:none.title", { name: NAME }))).toBeVisible();
    await look("no result yet");
    await page.getByRole("link", { name: t("relationship:none.start") }).click();
    const overview = page.getByRole("heading", { level: 1, name: t("relationship:assessment.title", { name: NAME }) });
    await expect(overview).toBeFocused();
    await expect(page.getByText(t("relationship:assessment.honest"))).toBeVisible();
    await look("the parts, none begun");

    await openPart(page, t, "start", parts[0]!.title);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(step(1, 3)).toBeVisible();
    await next.click();
    await expectAtField(answer(1), t("errors:answer_required"));
    await expect(answer(1)).toBeFocused();
    await look("a question without an answer");
    await answerOne(page, t, parts[0]!.letters[0]!, isMobile);
    await expect(step(2, 3)).toBeVisible();
    await answer(2).check();
    await page.reload();
    await expect(step(2, 3)).toBeVisible();
    await expect(answer(2)).toBeChecked();
    await back.click();
    await expect(step(1, 3)).toBeVisible();
    await back.click();
    await expect(overview).toBeFocused();
    await openPart(page, t, "in_progress", parts[0]!.title);
    await expect(step(3, 3)).toBeVisible();
    await page.getByRole("button", { name: t("questions:part.all") }).click();
    expect((await read<{ context_progress: number }>(page, `/api/personas/${id}`)).context_progress).toBe(0);

    await page.goto(`${assessmentOf(id)}&part=safety&q=1`);
    for (const [at, part] of parts.entries()) {
      await answerAllOf(page, t, part.letters, isMobile);
      if (at === 3) break;
      await expect(overview).toBeFocused();
      await expect(
        page.getByText(t("questions:part.named_completed", { title: part.title }), { exact: true }).first(),
      ).toBeVisible();
      const bar = page.getByRole("progressbar", { name: t("relationship:assessment.progress") });
      await expect(bar).toHaveAttribute("aria-valuenow", String(25 * (at + 1)));
      const { context_progress, progress_level } = await read<{ context_progress: number; progress_level: number }>(
        page,
        `/api/personas/${id}`,
      );
      expect([context_progress, progress_level]).toEqual([25 * (at + 1), 30 + 10 * at]);
      await openPart(page, t, "start", parts[at + 1]!.title);
    }
    await expectResult(page, t);
    await expect(page.getByText(t("relationship:assessment.completed"), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t("relationship:snapshot.of_100", { score: 50 }), { exact: true })).toBeVisible();
    await expect(page.getByText(t("relationship:trend.first"))).toBeVisible();
    const { latest, history } = await relationshipOf(page, id);
    expect(history).toHaveLength(1);
    for (const tip of latest!.tips) await expect(page.getByText(tip)).toBeVisible();
    // Two areas tie for the highest score and are both marked; four tie for the lowest, and none is marked.
    await expect(page.getByText(t("relationship:snapshot.mark.strength"), { exact: true })).toHaveCount(2);
    await expect(page.getByText(t("relationship:snapshot.mark.focus"), { exact: true })).toHaveCount(0);
    await look("a first result");
  });
});

test("a retake keeps its answers until all twelve are sent, once @phone", async ({
  signedIn: page,
  language,
  isMobile,
  checkAccess,
  t,
}) => {
  const id = await addKnownPerson(page);
  await assess(page, id, MIDDLING);
  const letters = ASSESSMENT_QUESTIONS.map((question) => GOOD[question]);
  const { step, answer } = questions(page, t);

  await page.goto(assessmentOf(id));
  await openPart(page, t, "completed", partOf("conflict", language, GOOD).title);
  await expect(page.getByText(t("relationship:review.change"))).toBeVisible();
  await checkAccess(page);
  await page.goto(snapshotOf(id));
  await page.getByRole("link", { name: t("relationship:assessment.retake_start") }).click();
  await expect(step(1, 12)).toBeVisible();
  await expect(answer(1)).not.toBeChecked();
  for (let n = 1; n <= 5; n += 1) {
    await expect(step(n, 12)).toBeVisible();
    // The save of the fourth answer is held, that of the fifth waits for it, and the one on leaving is lost.
    if (n === 4) {
      await page.route(DRAFT, (route) => route.abort(), { times: 1 });
      await page.route(DRAFT, () => {}, { times: 1 });
    }
    await answerOne(page, t, letters[n - 1]!, isMobile);
  }
  await expect(step(6, 12)).toBeVisible();
  // Back on the page and the browser's Back both go back one question, also after a reload.
  await page.reload();
  await expect(step(6, 12)).toBeVisible();
  await expect.poll(async () => Object.keys((await relationshipOf(page, id)).draft?.answers ?? {})).toHaveLength(5);
  await page.goBack();
  await expect(step(5, 12)).toBeVisible();
  await page
    .locator("form")
    .getByRole("button", { name: t("common:action.back"), exact: true })
    .click();
  await expect(step(4, 12)).toBeVisible();
  await page.goBack();
  await expect(step(3, 12)).toBeVisible();
  await page.goBack();
  await expect(step(2, 12)).toBeVisible();
  await page.goBack();
  await expect(step(1, 12)).toBeVisible();
  // The draft does not depend on this tab's storage.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(assessmentOf(id));
  await expect(page.getByText(t("relationship:assessment.retake_begun", { n: 5, total: 12 }))).toBeVisible();
  await checkAccess(page);
  expect((await relationshipOf(page, id)).history).toHaveLength(1);
  await page.getByRole("button", { name: t("relationship:assessment.retake_continue") }).click();
  for (let n = 6; n <= 11; n += 1) {
    await expect(step(n, 12)).toBeVisible();
    await answerOne(page, t, letters[n - 1]!, isMobile);
  }
  await expect(step(12, 12)).toBeVisible();
  await answer("abcd".indexOf(letters[11]!) + 1).check();
  await page.getByRole("button", { name: t("relationship:assessment.finish") }).dblclick();
  await expectResult(page, t);
  await expect(page.getByText(t("relationship:trend.up", { points: 67 }))).toBeVisible();
  expect((await relationshipOf(page, id)).history).toHaveLength(2);
  await page.getByText(t("relationship:trend.as_table")).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
  await expect(page.getByText(t("relationship:snapshot.even"))).toBeVisible();
  await expect(page.getByText(t("relationship:snapshot.mark.focus"), { exact: true })).toHaveCount(0);
  await checkAccess(page);
});

test("a connection lost at the end counts once, with a retry and with a reload @desktop", async ({
  signedIn: page,
  language,
  isMobile,
  t,
}) => {
  const id = await addKnownPerson(page);
  const first = { ...MIDDLING };
  for (const cluster of ["safety", "exchange", "conflict"] as const) await sendPart(page, id, cluster, first);
  await page.route(CLUSTERS, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.goto(`${assessmentOf(id)}&part=communication`);
  await answerAllOf(page, t, partOf("communication", language, first).letters, isMobile);
  const failure = page.getByRole("alert").filter({ hasText: t("relationship:assessment.error.result") });
  await expect(failure).toContainText(t("errors:network"));
  await page.unroute(CLUSTERS);
  await page.getByRole("button", { name: t("common:retry") }).click();
  await expectResult(page, t);
  expect((await relationshipOf(page, id)).history).toHaveLength(1);

  await page.route(COMPUTE, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.goto(`${assessmentOf(id)}&part=retake`);
  const letters = ASSESSMENT_QUESTIONS.map((question) => GOOD[question]);
  await answerAllOf(page, t, letters, isMobile);
  await expect(failure).toBeVisible();
  await page.unroute(COMPUTE);
  await page.reload();
  await expectResult(page, t);
  expect((await relationshipOf(page, id)).history).toHaveLength(2);
  await page.goto(assessmentOf(id));
  await expect(page.getByText(t("relationship:assessment.complete"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("relationship:assessment.retake_continue") })).toHaveCount(0);
});

test("parts completed in two places give one result, and both follow a shared retake @desktop", async ({
  instance,
  signedIn: page,
  browser,
  language,
  isMobile,
  checkAccess,
  t,
}) => {
  const id = await addKnownPerson(page);
  await sendPart(page, id, "safety", GOOD);
  await sendPart(page, id, "exchange", GOOD);
  await page.goto(`${assessmentOf(id)}&part=conflict`);
  await expect(questions(page, t).step(1, 3)).toBeVisible();
  await sendPart(page, id, "communication", GOOD);
  await answerAllOf(page, t, partOf("conflict", language, GOOD).letters, isMobile);
  await expectResult(page, t);
  expect((await relationshipOf(page, id)).latest!.scores.RHS).toBe(100);

  expect((await relationshipOf(page, id)).history).toHaveLength(1);
  await checkAccess(page);

  // A retake started here is continued and completed in another page; this page follows.
  await page.goto(`${assessmentOf(id)}&part=retake`);
  await expect(questions(page, t).step(1, 12)).toBeVisible();
  const kept = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await answerOne(page, t, MIDDLING.q1, isMobile);
  await expect(questions(page, t).step(2, 12)).toBeVisible();
  await kept;
  const elsewhere = await browser.newPage({ baseURL: instance.url, storageState: await page.context().storageState() });
  await elsewhere.goto(assessmentOf(id));
  await expect(elsewhere.getByText(t("relationship:assessment.retake_begun", { n: 1, total: 12 }))).toBeVisible();
  await elsewhere.getByRole("button", { name: t("relationship:assessment.retake_continue") }).click();
  await expect(questions(elsewhere, t).step(2, 12)).toBeVisible();
  await assess(elsewhere, id, MIDDLING);
  await elsewhere.close();
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expectResult(page, t);
  expect(await relationshipOf(page, id)).toMatchObject({ draft: null, history: [{}, {}] });

  // Completed elsewhere while this page stays visible: the next answer reveals it.
  await page.goto(`${assessmentOf(id)}&part=retake`);
  await expect(questions(page, t).step(1, 12)).toBeVisible();
  await assess(page, id, GOOD);
  await answerOne(page, t, MIDDLING.q1, isMobile);
  await expectResult(page, t);
  expect(await relationshipOf(page, id)).toMatchObject({ draft: null, history: [{}, {}, {}] });

  // The same for a first assessment.
  const other = await addKnownPerson(page);
  for (const cluster of ["safety", "exchange", "communication"] as const) await sendPart(page, other, cluster, GOOD);
  await page.goto(`${assessmentOf(other)}&part=conflict`);
  await expect(questions(page, t).step(1, 3)).toBeVisible();
  await sendPart(page, other, "conflict", GOOD);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expectResult(page, t);
  expect((await relationshipOf(page, other)).history).toHaveLength(1);
});

test("another user's person shows a 404, and a failure links back to the person @desktop", async ({
  instance,
  page,
  language,
  browser,
  t,
}) => {
  const other = await browser.newPage({ baseURL: instance.url });
  await signUp(other, instance, language);
  const theirs = await addPerson(other, { name: "Ivo" });
  await other.close();
  await signUp(page, instance, language);
  const id = await addKnownPerson(page);
  for (const address of [snapshotOf(theirs), assessmentOf(theirs)]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: t("persona:not_found.title") })).toBeVisible();
  }
  await page.route(`**/api/personas/${id}/relationship`, (route) =>
    route.fulfill({ status: 404, json: { error: { code: "internal", message: "" } } }),
  );
  await page.goto(snapshotOf(id));
  await expect(page).toHaveURL(new RegExp(`/persona/${id}$`));
  await expect(page.getByText(t("relationship:snapshot.failed"), { exact: true })).toBeVisible();
  await page.goto(assessmentOf(id));
  await expect(page.getByText(t("relationship:assessment.failed"))).toBeVisible();
  await page.unroute(`**/api/personas/${id}/relationship`);
  await page.getByRole("button", { name: t("common:retry") }).click();
  await openPart(page, t, "start", partOf("safety", language, GOOD).title);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(withName("{name}"));
});
