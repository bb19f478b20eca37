import type { Interaction } from "#domain/interactions/contract.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addNote, addPerson, ask, openChat, openPerson, read, signUp, type Texts } from "./steps.ts";

const WISH = {
  en: "I want to talk to Marta on Thursday about the meeting, and I’m afraid she’ll get defensive",
  it: "Vorrei parlare con Marta giovedì della riunione, e ho paura che si chiuda",
};
const GOAL = { en: "That she lets me finish next time", it: "Che la prossima volta mi lasci finire" };
const EXPECTED = { en: "She will say she had not noticed", it: "Dirà che non se n’era accorta" };
const HAPPENED = {
  en: "She listened, and said she had not noticed. We agreed on a sign.",
  it: "Ha ascoltato, e ha detto che non se n’era accorta. Abbiamo deciso un segnale.",
};

type Page = Parameters<typeof ask>[0];
type Button = ReturnType<Page["getByRole"]>;

/** Presses a button as users do: on a desktop by Tab and the keyboard, on a phone by a tap. */
async function press(page: Page, button: Button, byKeyboard: boolean): Promise<void> {
  if (!byKeyboard) return button.tap();
  await expect(button).toBeVisible();
  const focused = () => button.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await focused()); presses += 1) await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
}

const answered = (page: Page, t: Texts) =>
  expect(page.getByRole("button", { name: t("chat:composer.send"), exact: true })).toBeVisible();

test("a plan is proposed, changed, saved once, and given an outcome", async ({
  instance,
  page,
  language,
  isMobile,
  look,
  t,
}) => {
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
  const go = (key: string) => press(page, button(key), !isMobile);
  await signUp(page, instance, language);
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  await openChat(page, t);
  await go("interactions:prepare");
  await expect(page.getByText(t("chat:prepare.mode"))).toBeVisible();
  await answered(page, t);
  await ask(page, t, WISH[language]);
  const proposed = page.getByRole("region", { name: t("chat:plan.proposed") });
  await expect(proposed.getByRole("button", { name: t("chat:plan.use") })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: t("chat:status.planned") })).toHaveCount(1);
  await look("a proposed plan");

  await go("chat:plan.modify");
  const action = page.getByRole("textbox", { name: t("common:plan.action") });
  await expect(action).toBeFocused();
  const step = await action.inputValue();
  await action.fill("");
  await page.getByRole("textbox", { name: t("common:plan.goals") }).fill(GOAL[language]);
  await go("chat:plan.show");
  await expect(action).toHaveAccessibleDescription(new RegExp(t("errors:plan_action_required")));
  await expect(action).toBeFocused();
  await look("a plan being changed, without a step");
  await action.fill(step);
  await go("chat:plan.show");
  const revised = page.getByRole("region", { name: t("chat:plan.revised") });
  await expect(revised.getByRole("heading")).toBeFocused();
  await expect(revised).toContainText(GOAL[language]);

  // The change survives a reload, and Escape closes the fields but not the chat.
  await page.reload();
  await expect(revised).toContainText(GOAL[language]);
  await go("chat:plan.edit_again");
  await expect(action).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(revised.getByRole("heading")).toBeFocused();
  await go("chat:plan.edit_again");
  await button("chat:plan.show").focus();
  await page.keyboard.press("Escape");
  await expect(revised.getByRole("heading")).toBeFocused();
  await go("chat:plan.add");
  await expect(page.getByLabel(t("common:plan.when"))).toBeFocused();
  await page.getByRole("textbox", { name: t("common:plan.expectation") }).fill(EXPECTED[language]);
  await look("a revised plan with what is expected");

  await page.route("**/api/chat/plans/*/save", (route) => route.abort("failed"), { times: 1 });
  await go("chat:plan.confirm");
  await expect(page.getByText(t("chat:plan.failed"))).toBeVisible();
  // The response to the first click is lost; the second click finds the plan saved.
  await page.route(
    "**/api/chat/plans/*/save",
    async (route) => {
      await route.fetch();
      await route.abort("failed");
    },
    { times: 1 },
  );
  await go("chat:plan.confirm");
  await expect(page.getByText(t("chat:plan.failed"))).toBeVisible();
  await go("chat:plan.confirm");
  const saved = page.getByRole("region", { name: t("chat:plan.saved"), exact: true });
  const link = saved.getByRole("link", { name: t("chat:plan.look", { name: "Marta" }) });
  await expect(link).toBeFocused();
  await expect(page.getByText(t("chat:prepare.mode"))).toBeHidden();
  const { items } = await read<{ items: Interaction[] }>(page, `/api/personas/${id}/interactions`);
  expect(items).toMatchObject([{ objectives: step, feeling: GOAL[language], expectation: EXPECTED[language] }]);
  await look("a saved plan");
  await page.reload();
  await expect(saved).toContainText(GOAL[language]);
  await expect(button("chat:plan.confirm")).toBeHidden();

  const planned = page.locator(`[id="planned-${items[0]?.id}"]`);
  // On a desktop the chat stays open beside the plan.
  const isShown = async () => {
    await expect(planned).toBeFocused();
    if (!isMobile) await button("chat:close").click();
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await press(page, link, !isMobile);
  await isShown();
  await press(page, page.getByRole("button", { name: t("persona:actions.chat") }), !isMobile);
  await press(page, link, !isMobile);
  await isShown();
  await press(
    page,
    page.getByRole("button", { name: t("interactions:planned.register_label", { action: step }) }),
    !isMobile,
  );
  const dialog = page.getByRole("dialog", { name: t("interactions:outcome.title") });
  await dialog.getByLabel(t("interactions:outcome.summary")).fill(HAPPENED[language]);
  await press(page, dialog.getByRole("button", { name: t("common:action.save"), exact: true }), !isMobile);
  await expect(dialog).toBeHidden();
  const done = page.getByRole("tabpanel", { name: t("persona:tabs.interactions") });
  await expect(done.getByText(HAPPENED[language])).toBeVisible();
  await expect(done.getByRole("heading", { name: t("interactions:done.tips") })).toBeVisible();
});

test("the coach changes a plan as told, and only the newest can be used @phone", async ({
  signedIn: page,
  language,
  look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  await openChat(page, t);
  await page.getByRole("button", { name: t("interactions:prepare") }).click();
  await answered(page, t);
  await ask(page, t, WISH[language]);
  await page.getByRole("button", { name: t("chat:plan.modify") }).click();
  await page
    .getByLabel(t("chat:plan.wish"))
    .fill(
      { en: "change the fears: that I lose my temper", it: "cambia i timori: ho paura di perdere la calma" }[language],
    );
  await page.getByRole("button", { name: t("chat:plan.ask") }).click();
  const revised = page.getByRole("region", { name: t("chat:plan.revised") });
  await expect(revised).toContainText({ en: "temper", it: "calma" }[language]);
  await expect(revised.getByRole("button", { name: t("chat:plan.confirm") })).toBeVisible();
  const earlier = page.getByRole("region", { name: t("chat:plan.earlier") });
  await expect(earlier).toBeVisible();
  await expect(earlier.getByRole("button")).toHaveCount(0);
  await look("a plan and the one before");
});

test("preparing is suggested once, after three messages", async ({ signedIn: page, language, look, isMobile, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, {
    content: { en: "Marta interrupted me twice.", it: "Marta mi ha interrotta due volte." }[language],
  });
  await openPerson(page, id, "Marta");
  await openChat(page, t);
  const card = page.getByRole("region", { name: t("chat:suggestion.title") });
  for (const n of [1, 2, 3]) {
    await expect(card).toBeHidden();
    await ask(page, t, `${{ en: "How is Marta, you think?", it: "Com’è Marta, secondo te?" }[language]} (${n})`);
    await answered(page, t);
  }
  await expect(card).toBeVisible();
  await look("the suggestion");
  // After a refusal, or another message instead, the suggestion does not return on any device.
  if (isMobile) {
    const kept = page.waitForResponse(/\/suggestion$/);
    await card.getByRole("button", { name: t("common:action.not_now") }).click();
    await expect(card).toBeHidden();
    await kept;
    await page.evaluate(() => localStorage.clear());
    const known = page.waitForResponse(/\/api\/conversations\/[\da-f-]{36}$/);
    await page.reload();
    await known;
    await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(3);
    await expect(card).toBeHidden();
  }
  await ask(page, t, { en: "And how am I?", it: "E io come sono?" }[language]);
  await answered(page, t);
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(4);
  await expect(card).toBeHidden();
});
