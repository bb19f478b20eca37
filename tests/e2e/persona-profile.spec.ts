import type { Locator, Page } from "@playwright/test";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import { answerAll, personaClusters } from "../support/questionnaires.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addKnownPerson, withName, NAME, questions, partLink } from "./profiling.ts";
import { addPerson, openPerson, post, read, type Texts } from "./steps.ts";
import { expectToast } from "./toasts.ts";

/** Answers the current question, on a desktop with the keyboard only. */
async function give(page: Page, scope: Page | Locator, t: Texts, n: number, isMobile: boolean): Promise<void> {
  const { answer, own } = questions(scope, t);
  const submit = scope.locator("form button[type=submit]");
  if ((await scope.getByRole("radio").count()) === 0) {
    await own.fill("We laughed a lot at the lake");
    await submit.click();
  } else if (isMobile) {
    await answer(n).check();
    await submit.click();
  } else {
    await page.keyboard.press(String(n));
    await expect(answer(n)).toBeChecked();
    await page.keyboard.press("Enter");
  }
}

/** Answers a statement on a scale. It advances automatically unless it is the last one. */
async function pick(page: Page, t: Texts, n: number, isMobile: boolean, autoAdvance: boolean): Promise<void> {
  if (!autoAdvance) return give(page, page, t, n, isMobile);
  if (isMobile) await questions(page, t).answer(n).check();
  else await page.keyboard.press(String(n));
}

test.describe("with scales that advance automatically", () => {
  test.use({ autoAdvance: true });
  test("from the first questions to a complete profile @phone", async ({
    signedIn: page,
    language,
    isMobile,
    lookTwice: look,
    t,
  }) => {
    const id = await addPerson(page, { name: NAME });
    await openPerson(page, id, NAME);
    await expect(page.getByRole("progressbar", { name: t("profiling:hub.title", { name: NAME }) })).toHaveAttribute(
      "aria-valuenow",
      "20",
    );
    await look("a person without answers");
    await page.getByRole("link", { name: t("profiling:card.do.start") }).click();

    const dialog = page.getByRole("dialog", { name: t("profiling:initial.title", { name: NAME }) });
    const first = questions(dialog, t);
    const total = INITIAL.length;
    await expect(dialog.getByRole("heading", { level: 3, name: withName(INITIAL[0]!.text[language]) })).toBeFocused();
    await look("the first question");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(first.next).toBeDisabled();
    await give(page, dialog, t, 2, isMobile);
    await expect(first.step(2, total)).toBeVisible();
    await give(page, dialog, t, 3, isMobile);
    await expect(first.step(3, total)).toBeVisible();
    await first.answer(1).check();
    await page.reload();
    await expect(first.step(3, total)).toBeVisible();
    await expect(first.answer(1)).toBeChecked();
    await first.back.click();
    await expect(first.step(2, total)).toBeVisible();
    await expect(first.answer(3)).toBeChecked();
    await page.goForward();
    await expect(first.step(3, total)).toBeVisible();
    for (let n = 3; n <= total; n += 1) {
      await expect(first.step(n, total)).toBeVisible();
      await give(page, dialog, t, 4, isMobile);
    }
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    const { answers } = await read<{ answers: Record<string, string> }>(page, `/api/personas/${id}/answers`);
    expect(answers["initial_2"]).toBe("c");
    expect(answers["initial_6"]).toBe("We laughed a lot at the lake");
    await look("all questions");

    await partLink(page, t, t("profiling:hub.personality.title")).click();
    const overview = page.getByRole("heading", { level: 1, name: t("profiling:clusters.title", { name: NAME }) });
    await expect(overview).toBeFocused();
    await look("the parts about the personality");
    for (const [at, { title, items }] of PERSONA_EXTENDED.entries()) {
      await partLink(page, t, title[language]).click();
      for (const [index, item] of items.entries()) {
        await expect(page.getByRole("heading", { level: 1, name: withName(item.text[language]) })).toBeFocused();
        await expect(questions(page, t).step(index + 1, items.length)).toBeVisible();
        if (at === 0 && index === 0) await look("a statement");
        await pick(page, t, 4, isMobile, index < items.length - 1);
      }
      if (at === PERSONA_EXTENDED.length - 1) break;
      await expect(
        page.getByText(t("questions:part.named_completed", { title: title[language] })).first(),
      ).toBeVisible();
      await expect(overview).toBeFocused();
      await expect(partLink(page, t, title[language], "completed")).toBeVisible();
    }

    await expect(page).toHaveURL(new RegExp(`/persona-summary/${id}$`));
    await expectToast(page, t("profiling:toast.created", { name: NAME }));
    await expect(
      page.getByRole("heading", { level: 1, name: t("profiling:summary.title", { name: NAME }) }),
    ).toBeFocused();
    await expect(page.getByText(t("profiling:summary.incomplete", { percent: 60 }))).toBeVisible();
    await look("the first portrait");
    await page.getByRole("link", { name: t("profiling:summary.continue") }).click();

    for (const { title, items } of SECTIONS) {
      await partLink(page, t, title[language]).click();
      for (const [index, item] of items.entries()) {
        await expect(page.getByRole("heading", { level: 1, name: withName(item.text[language]) })).toBeFocused();
        await expect(questions(page, t).step(index + 1, items.length)).toBeVisible();
        await give(page, page, t, 3, isMobile);
      }
      await expect(partLink(page, t, title[language], "completed")).toBeVisible();
    }
    await expect(page.getByText(t("common:profile.completed")).first()).toBeVisible();
    await expect(page.getByRole("progressbar", { name: t("profiling:hub.overall") })).toHaveAttribute(
      "aria-valuenow",
      "100",
    );
    await look("all questions, completed");

    await openPerson(page, id, NAME);
    await page.getByRole("link", { name: t("profiling:card.do.assessment") }).click();
    await expect(page).toHaveURL(new RegExp(`/persona-profiling/${id}\\?view=context`));
    const q = Object.fromEntries(ASSESSMENT.flatMap(({ items }) => items).map((_, index) => [`q${index + 1}`, "a"]));
    await post(page, "/functions/v1/compute-relationship-health-score", { persona_id: id, answers: q });
    await openPerson(page, id, NAME);
    await expect(page.getByRole("heading", { name: t("profiling:card.done", { name: NAME }) })).toBeVisible();
    await look("a person with all answers");
    await page.getByRole("link", { name: t("profiling:read_portrait") }).click();
    await expect(page).toHaveURL(new RegExp(`/persona-summary/${id}$`));
    await page.goBack();
    await page.getByRole("link", { name: t("profiling:card.snapshot") }).click();
    await expect(page).toHaveURL(new RegExp(`/persona-relationship-snapshot/${id}$`));
    await page.goto(`/persona-profiling/${id}`);
    await expect(page.getByRole("link", { name: t("relationship:assessment.see_result") })).toBeVisible();
  });
});

test("an answered question does not reappear while its answer is being saved @desktop", async ({
  signedIn: page,
  language,
  isMobile,
  t,
}) => {
  const id = await addKnownPerson(page);
  const { section, items } = SECTIONS.at(-1)!;
  // Simulates a slow phone by delaying zero timeouts. Without MessageChannel React schedules its effects with
  // setTimeout as well, so key presses come before them.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "MessageChannel");
    const { setTimeout: later } = globalThis;
    const slow = (work: () => void, after = 0) => later(work, after === 0 ? 80 : after);
    Object.assign(globalThis, { setTimeout: slow });
  });
  await page.goto(`/persona-profiling/${id}?view=sections&part=${section}`);
  const shown = items.map((item) => withName(item.text[language]));
  await expect(page.getByRole("heading", { level: 1, name: shown[0]! })).toBeVisible();
  const seen = await page.evaluateHandle(() => {
    const headings: string[] = [];
    const note = () => {
      const heading = document.querySelector("h1")?.textContent;
      if (heading && heading !== headings.at(-1)) headings.push(heading);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    note();
    return headings;
  });
  for (const heading of shown) {
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await give(page, page, t, 3, isMobile);
  }
  await expect(partLink(page, t, SECTIONS.at(-1)!.title[language], "completed")).toBeVisible();
  expect((await seen.jsonValue()).slice(0, -1)).toEqual(shown);
});

test("starting over asks for confirmation, can fail, and keeps the initial answers @phone", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  const id = await addKnownPerson(page, {
    ...personaClusters(4),
    ...answerAll(SECTIONS.flatMap(({ items }) => items)),
  });
  await page.goto(`/persona-summary/${id}`);
  await page.getByRole("link", { name: t("profiling:summary.retake") }).click();
  const dialog = page.getByRole("alertdialog", { name: t("profiling:retake.title", { name: NAME }) });
  await expect(dialog).toBeVisible();
  await checkAccess(page);
  await dialog.getByRole("button", { name: t("profiling:retake.cancel") }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/persona-profiling/${id}$`));

  await page.goto(`/persona-profiling/${id}?retake=true`);
  await page.route("**/retake", (route) => route.abort());
  await dialog.getByRole("button", { name: t("profiling:retake.confirm") }).click();
  await expect(dialog.getByRole("alert")).toContainText(t("common:profile.not_reset"));
  await page.unroute("**/retake");
  await dialog.getByRole("button", { name: t("profiling:retake.confirm") }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, t("profiling:toast.reset"));
  await expect(page.getByRole("progressbar", { name: t("profiling:hub.overall") })).toHaveAttribute(
    "aria-valuenow",
    "20",
  );
  for (const { title } of SECTIONS) await expect(partLink(page, t, title[language])).toBeVisible();
  // The initial answers are kept, so those questions are not asked again.
  await page.reload();
  await expect(partLink(page, t, t("profiling:hub.personality.title"))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: t("profiling:read_portrait") }).click();
  await expect(page.getByText(t("traits:first_sketch"))).toBeVisible();
  await expect(page.getByText(t("profiling:summary.tips", { name: NAME }))).toBeVisible();
});

test.describe("failures", () => {
  test.use({ expectedComplaints: [/status of 500/] });
  test("an answer that cannot be saved is kept, and sent on a retry @desktop", async ({
    signedIn: page,
    language,
    checkAccess,
    t,
  }) => {
    const id = await addKnownPerson(page);
    const { section, items } = SECTIONS[3]!;
    const saving = `**/api/personas/${id}/answers`;
    const { step, next, own } = questions(page, t);
    await page.goto(`/persona-profiling/${id}?view=sections&part=${section}`);
    await expect(step(1, items.length)).toBeVisible();
    await page.route(saving, (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 500, json: { error: { code: "internal" } } })
        : route.continue(),
    );
    for (let n = 1; n <= items.length; n += 1) {
      await expect(step(n, items.length)).toBeVisible();
      await own.fill(`Answer ${n}`);
      if (n < items.length) await next.click();
      if (n === 1) await expect(page.getByText(t("questions:unsaved"))).toBeVisible();
    }
    await page.getByRole("button", { name: t("questions:part.complete") }).click();
    const alert = page.getByRole("alert").filter({ hasText: t("profiling:error.section") });
    await expect(alert).toContainText(t("questions:kept"));
    await expect(own).toHaveValue(`Answer ${items.length}`);
    await checkAccess(page);
    await page.reload();
    await expect(own).toHaveValue(`Answer ${items.length}`);
    await page.unroute(saving);
    await page.getByRole("button", { name: t("questions:part.complete") }).click();
    await expectToast(page, t("profiling:toast.section", { title: SECTIONS[3]!.title[language] }));
    const { answers } = await read<{ answers: Record<string, string> }>(page, `/api/personas/${id}/answers`);
    expect(items.map(({ key }) => answers[key])).toEqual(["Answer 1", "Answer 2", "Answer 3"]);
  });
});
