import type { Interaction } from "#domain/interactions/contract.ts";
import { scoring } from "../support/relationship.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { assess, snapshotOf } from "./relationship.ts";
import { addPerson, expectAtField, expectWholeWords, openPerson, post, read } from "./steps.ts";
import { expectToast } from "./toasts.ts";

const PLAN = { objectives: "Tell her about the move", avoid: "Raising my voice", feeling: "Calm, both of us" };
const SUMMARY = "She listened, and asked when we would leave.";

test("an outcome is asked for, validated, kept through a failure, and shown next to the expectation @phone", async ({
  signedIn: page,
  look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  const expectation = "She will be angry at first.";
  await post(page, `/api/personas/${id}/interactions`, { ...PLAN, expectation });
  await openPerson(page, id, "Marta");
  const planned = page.getByRole("region", { name: t("interactions:planned.title") });
  const register = planned.getByRole("button", {
    name: t("interactions:planned.register_label", { action: PLAN.objectives }),
  });
  await expect(register).toBeVisible();
  await look("a person with a plan");
  await register.click();

  const dialog = page.getByRole("dialog", { name: t("interactions:outcome.title") });
  const summary = dialog.getByLabel(t("interactions:outcome.summary"));
  const save = dialog.getByRole("button", { name: t("common:action.save"), exact: true });
  await expect(summary).toBeFocused();
  for (const line of Object.values(PLAN)) await expect(dialog.getByText(line)).toBeVisible();
  await summary.fill("  ");
  await save.click();
  await expectAtField(summary, t("errors:summary_required"));
  await summary.fill("a".repeat(2001));
  await expect(dialog.getByText("2001/2000")).toBeVisible();
  await save.click();
  await expectAtField(summary, t("errors:summary_too_long"));
  await look("the outcome, too long");

  await summary.fill(SUMMARY);
  await page.reload();
  await expect(summary).toHaveValue(SUMMARY);
  await page.route("**/api/interactions/*/outcome", (route) => route.abort("failed"), { times: 1 });
  await save.click();
  await expect(dialog.getByText(t("interactions:error.record"))).toBeVisible();
  await expect(summary).toHaveValue(SUMMARY);

  let sent = 0;
  page.on("request", (request) => {
    if (!request.url().endsWith("/outcome")) return;
    sent += 1;
    expect(request.postDataJSON()).toMatchObject({ result_summary: SUMMARY, time_zone: expect.any(String) });
  });
  const answer = page.waitForResponse((response) => response.url().endsWith("/outcome"));
  await save.dblclick();
  const recorded = (await (await answer).json()) as Interaction;
  const toast = page.getByText(t("interactions:toast.recorded"), { exact: true });
  await expect(toast).toBeVisible();
  await expectWholeWords(toast);
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
  await expect(planned).toBeHidden();
  const tab = page.getByRole("tabpanel", { name: t("persona:tabs.interactions") });
  const tips = recorded.ai_tips?.split("\n")[0];
  for (const told of [...Object.values(PLAN), expectation, SUMMARY, tips ?? "tips"]) {
    await expect(tab.getByText(told).first()).toBeVisible();
  }
  await look("a completed interaction");
  await assess(page, id, scoring(2));
  await page.reload();
  await expect(page.getByRole("tabpanel").getByRole("link", { name: t("relationship:mark.look") })).toHaveAttribute(
    "href",
    snapshotOf(id),
  );
});

test("a plan is created by hand, changed, cancelled and restored @phone", async ({ signedIn: page, look, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await page.goto(`/persona/${id}?tab=interactions`);
  await page.getByRole("button", { name: t("interactions:prepare") }).click();
  const dialog = page.getByRole("dialog");
  const action = dialog.getByLabel(t("common:plan.action"), { exact: true });
  const save = dialog.getByRole("button", { name: t("interactions:form.save"), exact: true });
  await expect(action).toBeFocused();
  await save.click();
  await expectAtField(action, t("errors:plan_action_required"));
  await action.fill(PLAN.objectives);
  await look("a new plan");
  await page.route(
    `**/api/personas/${id}/interactions`,
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort("failed");
    },
    { times: 1 },
  );
  await save.click();
  await expect(dialog.getByText(t("interactions:error.prepare"))).toBeVisible();
  // The plan was stored although the response was lost: saving again updates it and creates no second one.
  await action.fill(`${PLAN.objectives} in May`);
  await save.click();
  await expectToast(page, t("interactions:toast.prepared"));
  const { items } = await read<{ items: Interaction[] }>(page, `/api/personas/${id}/interactions`);
  expect(items.map(({ objectives }) => objectives)).toEqual([`${PLAN.objectives} in May`]);

  const planned = page.getByRole("region", { name: t("interactions:planned.title") });
  const menu = planned.getByRole("button", { name: t("interactions:planned.menu", { action: PLAN.objectives }) });
  await expect(planned.getByRole("link", { name: t("interactions:planned.calendar") })).toBeHidden();
  await menu.click();
  await page.getByRole("menuitem", { name: t("interactions:change_plan") }).click();
  const when = dialog.getByLabel(t("common:plan.when"));
  await when.fill("2300-01-01T10:00");
  await dialog.getByRole("button", { name: t("common:action.save_changes") }).click();
  await expectAtField(when, t("errors:planned_date_range"));
  await when.fill("2030-05-02T18:30");
  await dialog.getByRole("button", { name: t("common:action.save_changes") }).click();
  await expectToast(page, t("interactions:toast.changed"));
  const link = planned.getByRole("link", { name: t("interactions:planned.calendar") });
  const calendar = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  await look("a plan with a date");

  await menu.click();
  await page.getByRole("menuitem", { name: t("interactions:planned.cancel") }).click();
  await expectToast(page, t("interactions:toast.cancelled"));
  await expect(planned).toBeHidden();
  await page.getByRole("button", { name: t("common:action.undo"), exact: true }).click();
  await expectToast(page, t("interactions:toast.restored"));
  await expect(planned).toContainText(PLAN.objectives);
});

test("upcoming interactions are on the home page, and their outcome can be recorded there @phone", async ({
  signedIn: page,
  look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await post(page, `/api/personas/${id}/interactions`, { ...PLAN, planned_date: "2030-05-02T18:30:00Z" });
  const done = await post<Interaction>(page, `/api/personas/${id}/interactions`, PLAN);
  await page.goto("/home");
  const coming = page.getByRole("region", { name: t("interactions:coming.title") });
  await expect(coming.getByRole("link", { name: "Marta" }).last()).toHaveAttribute(
    "href",
    `/persona/${id}?interaction=${done.id}`,
  );
  await look("home with a plan");
  // A future plan has no button to record an outcome.
  await coming.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: t("interactions:outcome.title") });
  await page.reload();
  await dialog.getByLabel(t("interactions:outcome.summary")).fill(SUMMARY);
  await dialog.getByRole("button", { name: t("common:action.save"), exact: true }).click();
  await expect(coming.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: t("interactions:toast.look") }).click();
  await expect(page.getByRole("tabpanel").getByText(SUMMARY)).toBeVisible();
});

test("what tends to work links to the interactions it is based on @desktop", async ({
  signedIn: page,
  language,
  look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  const good = {
    en: "It went well, she listened and thanked me.",
    it: "È andata bene, mi ha ascoltata e ringraziata.",
  }[language];
  const thanks = { en: "Say thank you for the help", it: "Ringraziarla per l’aiuto" }[language];
  for (let time = 0; time < 3; time += 1) {
    const made = await post<Interaction>(page, `/api/personas/${id}/interactions`, { objectives: thanks });
    await post(page, `/api/interactions/${made.id}/outcome`, { result_summary: `${good} ${time}` });
  }
  await page.goto(`/persona/${id}?tab=interactions`);
  const works = page.getByRole("region", { name: t("interactions:works.title", { name: "Marta" }) });
  await expect(works.getByRole("link").first()).toBeVisible();
  await look("what tends to work");
  await works.getByRole("link").last().click();
  const shown = page.locator('[id^="interaction-"]:focus');
  await expect(shown).toHaveCount(1);
  // The same link works a second time.
  await works.getByRole("link").last().click();
  await expect(shown).toHaveCount(1);

  // Saving a plan refetches the list, which must not move the focus back to the item shown before.
  const prepare = page.getByRole("button", { name: t("interactions:prepare") });
  await prepare.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("common:plan.action"), { exact: true }).fill(PLAN.objectives);
  const again = page.waitForResponse((response) => response.url().includes("status=completed"));
  await dialog.getByRole("button", { name: t("interactions:form.save"), exact: true }).click();
  await again;
  await expect(page.getByRole("region", { name: t("interactions:planned.title") })).toBeVisible();
  await expect(prepare).toBeFocused();
});
