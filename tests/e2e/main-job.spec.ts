import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

test.use({ autoAdvance: true });

/**
 * The main job: opening an invitation, creating an account and a profile, adding Marta, the short test about her, a
 * note about Tuesday, and an answer that uses both. Then the browser is closed, and everything is still there.
 */
test("from the invitation to an answer based on Marta's profile and Tuesday's note", async ({
  instance,
  page,
  browser,
  language,
  isMobile,
  checkAccess,
  contextOptions,
  t,
}) => {
  const email = `${crypto.randomUUID()}@example.org`;
  let taps = 0;
  await page.exposeFunction("countTap", () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const { countTap } = globalThis as unknown as { countTap: () => void };
    addEventListener("pointerdown", () => countTap(), true);
  });
  /** Typing takes a tap on the field unless it already has the focus. */
  async function write(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement))) taps += 1;
    await field.fill(text);
  }
  await page.goto((await instance.invite()).url);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: language === "it" ? "Italiano" : "English" })
    .click();

  await expect(page.getByRole("heading", { name: t("account:sign_up_title") })).toBeVisible();
  await write(page.getByLabel(t("common:field.name")), "Giulia");
  await write(page.getByLabel(t("account:email")), email);
  await write(page.getByLabel(t("account:password"), { exact: true }), "Correct1horse");
  await write(page.getByLabel(t("account:repeat_password")), "Correct1horse");
  await expect(page.getByText(t("account:match"))).toBeVisible();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: t("account:sign_up"), exact: true }).click();

  await expect(page.getByText(t("questions:step_mixed", { n: 1, total: 6 }))).toBeVisible();
  await write(page.getByLabel(t("common:field.age"), { exact: true }), "34");
  await page.getByRole("button", { name: t("common:action.continue") }).click();
  for (let step = 2; step <= 6; step += 1) {
    await expect(page.getByText(t("questions:step_mixed", { n: step, total: 6 }))).toBeVisible();
    // Questions advance automatically; only the last one needs the button.
    await page.getByRole("radio").nth(3).check();
  }
  await page.getByRole("button", { name: t("questions:complete"), exact: true }).click();
  await expect(page.getByText(t("profile:result.eyebrow"))).toBeVisible();
  await page.getByRole("button", { name: t("people:add_first") }).click();
  await write(page.getByLabel(t("common:field.name")), "Marta");
  await page.getByRole("radio", { name: t("people:context.colleague") }).check();
  await page.getByRole("button", { name: t("people:form.add"), exact: true }).click();
  const shortTest = page.getByRole("dialog", { name: t("people:test.title", { name: "Marta" }) });
  for (let question = 1; question <= 5; question += 1) {
    await expect(shortTest.getByText(t("questions:step", { n: question, total: 5 }))).toBeVisible();
    await shortTest
      .getByRole("radio")
      .nth(question === 4 ? 1 : 3)
      .check();
  }
  await shortTest.getByRole("button", { name: t("questions:complete"), exact: true }).click();
  await expectToast(page, t("people:toast.created"));
  await checkAccess(page);

  await expect(page.getByRole("heading", { level: 1, name: "Marta" })).toBeVisible();
  await page.getByRole("button", { name: t("persona:actions.note"), exact: true }).click();
  const note = {
    en: "On Tuesday Marta interrupted me twice in front of the whole team while I was presenting the budget.",
    it: "Martedì Marta mi ha interrotta due volte davanti a tutto il gruppo mentre presentavo il bilancio.",
  }[language];
  await write(page.getByLabel(t("notes:form.content")), note);
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expectToast(page, t("notes:toast.added"));
  await expect(page.getByText(note).first()).toBeVisible();

  await page
    .getByRole("button", { name: t("persona:actions.chat") })
    .or(page.getByRole("link", { name: t("persona:actions.chat") }))
    .click();
  await expect(page.getByText(t("chat:who.embedded"))).toBeVisible();
  const question = { en: "How should I talk to Marta tomorrow?", it: "Come posso parlare con Marta domani?" }[language];
  await write(page.getByLabel(t("chat:composer.label")), question);
  await page.getByRole("button", { name: t("chat:composer.send") }).click();
  const transcript = page.getByRole("region", { name: t("chat:transcript"), exact: true });
  await expect(page.getByRole("button", { name: t("chat:copy") })).toBeVisible();
  const answer = await transcript.innerText();
  expect(answer).toContain("Marta");
  expect(answer).toMatch(
    language === "it" ? /interrotta due volte|presentavo il bilancio/ : /interrupted me twice|presenting the budget/,
  );
  // Includes the language, three checkboxes and each text field; the age is optional.
  expect(taps, "taps up to the first answer").toBeLessThanOrEqual(isMobile ? 31 : 30);
  const state = await page.context().storageState();
  await page.context().close();

  const later = await browser.newContext({
    ...contextOptions,
    baseURL: instance.url,
    storageState: {
      cookies: state.cookies.filter((cookie) => !cookie.name.includes("session")),
      origins: state.origins,
    },
  });
  const again = await later.newPage();
  await again.goto(`${instance.url}/auth`);
  await again.getByLabel(t("account:email")).fill(email);
  await again.getByLabel(t("account:password"), { exact: true }).fill("Correct1horse");
  await again.getByRole("button", { name: t("account:sign_in"), exact: true }).click();
  await expect(again.getByRole("link", { name: "Marta" }).first()).toBeVisible();
  await again.getByRole("link", { name: "Marta" }).first().click();
  await expect(again.getByText(note).first()).toBeVisible();
  await again
    .getByRole("button", { name: t("persona:actions.chat") })
    .or(again.getByRole("link", { name: t("persona:actions.chat") }))
    .click();
  await expect(again.getByText(question).first()).toBeVisible();
  await later.close();
});
