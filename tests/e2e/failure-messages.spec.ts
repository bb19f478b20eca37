import type { Page } from "@playwright/test";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { personaClusters } from "../support/questionnaires.ts";
import { expect, test } from "./fixtures.ts";
import type { Instance } from "./instance.ts";
import { addKnownPerson, questions } from "./profiling.ts";
import { answerAllOf, assessmentOf } from "./relationship.ts";
import {
  addNote,
  addPerson,
  chooseLanguage,
  fillSignUp,
  openPerson,
  signIn,
  signUp,
  type Texts,
  openUnrendered,
} from "./steps.ts";

/** The response of a server with an internal error. */
const BROKEN = { status: 500, json: { error: { code: "internal", message: "internal" } } };
const TUESDAY = "On Tuesday Marta interrupted me twice.";

test.use({ expectedComplaints: [/status of 50[03]/] });

/** Makes requests of one method to URLs that match `path` fail while `work` runs. */
async function failing(page: Page, method: string, path: RegExp, work: () => Promise<void>): Promise<void> {
  await page.route(path, (route) => (route.request().method() === method ? route.fulfill(BROKEN) : route.fallback()));
  await work();
  await page.unroute(path);
}

const alertOf = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

test("error messages name what could not be saved or loaded @desktop", async ({ signedIn: page, t }) => {
  await failing(page, "POST", /\/api\/personas$/, async () => {
    await page.goto("/home");
    await page.getByRole("button", { name: t("people:add_first") }).click();
    const dialog = page.getByRole("dialog", { name: t("people:create.title") });
    await dialog.getByLabel(t("common:field.name")).fill("Marta");
    await dialog.getByRole("radio", { name: t("people:context.colleague"), exact: true }).check();
    await dialog.getByRole("button", { name: t("people:form.add"), exact: true }).click();
    await expect(alertOf(page, t("people:error.create"))).toBeVisible();
  });
  await failing(page, "POST", /\/short-test$/, async () => {
    await page.getByRole("button", { name: t("people:form.add"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: t("people:test.title", { name: "Marta" }) });
    for (const [index] of PERSONA_SHORT.entries()) {
      await dialog.getByRole("radio").nth(2).check();
      const next = index + 1 === PERSONA_SHORT.length ? "questions:complete" : "common:action.next";
      await dialog.getByRole("button", { name: t(next), exact: true }).click();
    }
    await expect(alertOf(page, t("common:profile.not_saved"))).toBeVisible();
  });

  const id = await addPerson(page, { name: "Bea" });
  await addNote(page, id, { content: TUESDAY });
  await openPerson(page, id, "Bea");
  const row = page.getByRole("tabpanel").getByRole("button", { name: TUESDAY });
  await failing(page, "PATCH", /\/api\/notes\//, async () => {
    await row.click();
    await page.getByRole("button", { name: t("notes:edit.title") }).click();
    await page.getByLabel(t("notes:form.content")).fill(`${TUESDAY} Then we had lunch.`);
    await page.getByRole("button", { name: t("common:action.save_changes") }).click();
    await expect(alertOf(page, t("notes:error.update"))).toBeVisible();
  });
  await openPerson(page, id, "Bea");
  await failing(page, "DELETE", /\/api\/notes\//, async () => {
    await row.click();
    await page.getByRole("button", { name: t("common:action.delete"), exact: true }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("notes:delete.confirm") })
      .click();
    await expect(alertOf(page, t("notes:error.delete"))).toBeVisible();
  });
  await failing(page, "GET", new RegExp(`/api/personas/${id}$`), async () => {
    await openUnrendered(page, `/persona/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: t("persona:failed") })).toBeVisible();
  });
});

test("an error message names the last part of a questionnaire that could not be saved @desktop", async ({
  signedIn: page,
  t,
}) => {
  const last = PERSONA_EXTENDED.at(-1)!;
  const { [last.items.at(-1)!.key]: _left, ...others } = personaClusters(PERSONA_EXTENDED.length);
  const id = await addKnownPerson(page, others);
  const { step, answer } = questions(page, t);
  await failing(page, "PUT", /\/answers$/, async () => {
    await page.goto(`/persona-profiling/${id}?view=personality&part=${last.cluster}&q=${last.items.length}`);
    await expect(step(last.items.length, last.items.length)).toBeVisible();
    await answer(4).check();
    await page.getByRole("button", { name: t("questions:part.complete") }).click();
    await expect(alertOf(page, t("profiling:error.complete"))).toBeVisible();
  });
  await failing(page, "POST", /\/assessment-clusters$/, async () => {
    await page.goto(`${assessmentOf(id)}&part=safety`);
    await answerAllOf(page, t, ["b", "b", "b"], false);
    await expect(alertOf(page, t("relationship:assessment.error.part"))).toBeVisible();
  });
});

test("an account without a session, and a session without an account, say what to do @desktop", async ({
  instance,
  page,
  t,
}) => {
  const email = `${crypto.randomUUID()}@example.org`;
  await failing(page, "GET", /\/api\/profile$/, async () => {
    await page.route("**/api/auth/get-session", (route) => route.fulfill({ json: { user: null, expires_at: null } }));
    await sendSignUp(page, instance, t, email);
    await expect(alertOf(page, t("account:no_session"))).toBeVisible();
    await page.unroute("**/api/auth/get-session");
    await page.context().clearCookies({ name: /session/ });
    await page.goto("/auth");
    await signIn(page, t, email);
    await expect(alertOf(page, t("errors:no_user"))).toBeVisible();
  });
  await page.getByRole("button", { name: t("common:retry") }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("an onboarding that could not be saved shows an error @desktop", async ({ instance, page, language, t }) => {
  await signUp(page, instance, language, { onboarded: false });
  await page.goto("/onboarding");
  await page.getByRole("button", { name: t("profile:onboarding.skip") }).click();
  await failing(page, "POST", /\/api\/profile\/onboarding$/, async () => {
    for (let n = 2; n <= 6; n++) {
      await expect(page.getByText(t("questions:step_mixed", { n, total: 6 }))).toBeVisible();
      await page.getByRole("radio").nth(2).check();
      await page
        .getByRole("button", { name: t(n === 6 ? "questions:complete" : "common:action.next"), exact: true })
        .click();
    }
    await expect(alertOf(page, t("profile:errorSavingProfile"))).toBeVisible();
  });
});

async function sendSignUp(page: Page, instance: Instance, t: Texts, email: string): Promise<void> {
  const { code } = await instance.invite();
  await page.goto(`/auth?invite=${code}`);
  await chooseLanguage(page, "en");
  await fillSignUp(page, t, email);
  await page.getByRole("button", { name: t("account:sign_up"), exact: true }).click();
}
