import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { assessmentOf } from "./relationship.ts";
import { addPerson, ask, openChat, openPerson, PASSWORD, tabTo } from "./steps.ts";
import { expectToast } from "./toasts.ts";

test.skip(({ isMobile }) => isMobile, "phones have no keyboard");

test("by keyboard only: sign in, add a person, answer with the keys 1 to 5, write a note, ask the coach @desktop", async ({
  signedIn: page,
  account,
  t,
}) => {
  const { email } = account;
  await page.context().clearCookies();
  await page.goto("/auth");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, "button", "English");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await tabTo(page, "textbox", t("account:email"));
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: t("home:title") })).toBeFocused();

  await tabTo(page, "button", t("people:add_first"));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("common:field.name"))).toBeFocused();
  await page.keyboard.type("Marta");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: t("people:context.colleague") })).toBeChecked();
  await tabTo(page, "button", t("people:form.add"));
  await page.keyboard.press("Enter");
  const questions = page.getByRole("dialog", { name: t("people:test.title", { name: "Marta" }) });
  for (let n = 1; n <= 5; n += 1) {
    await expect(questions.getByText(t("questions:step", { n, total: 5 }))).toBeVisible();
    await expect(questions.getByRole("heading", { level: 3 })).toBeFocused();
    await page.keyboard.press(String(n));
    await expect(questions.getByRole("radio").nth(n - 1)).toBeChecked();
    await page.keyboard.press("Enter");
  }
  await expect(questions).toBeHidden();

  await expect(page.getByRole("heading", { level: 1, name: "Marta" })).toBeFocused();
  await tabTo(page, "button", t("persona:actions.note"));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("notes:form.content"))).toBeFocused();
  await page.keyboard.type("On Tuesday she laughed at my joke.");
  await tabTo(page, "button", t("notes:form.save"));
  await page.keyboard.press("Enter");
  await expectToast(page, t("notes:toast.added"));
  await expect(page.getByRole("button", { name: t("persona:actions.note"), exact: true })).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("chat:composer.label"))).toBeFocused();
  await page.keyboard.type("How should I talk to Marta tomorrow?");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("I am a little nervous.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: t("chat:copy") })).toBeVisible();
  await expect(page.getByLabel(t("chat:composer.label"))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: t("persona:actions.chat") })).toBeFocused();

  const tab = (name: string) => page.getByRole("tab", { name: t(`persona:tabs.${name}`) });
  await tab("notes").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("interactions")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/tab=interactions/);
  // A navigation has moved the focus by the time the next page is rendered.
  await expect(page.getByRole("tabpanel", { name: t("persona:tabs.interactions") })).toBeVisible();
  await expect(tab("interactions")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab("notes")).toBeFocused();
});

test("a menu closes with Escape and returns the focus @desktop", async ({ signedIn: page, t }) => {
  await openPerson(page, await addPerson(page, { name: "Marta" }), "Marta");
  // Radix focuses the first item only once it has seen how the page is used.
  await page.waitForLoadState("networkidle");
  const trigger = page.getByRole("button", { name: t("persona:menu.label", { name: "Marta" }) });
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: t("persona:menu.edit") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test("in forced colours buttons keep their border, and current items their mark @desktop", async ({
  signedIn: page,
  t,
}) => {
  const marta = await addPerson(page, { name: "Marta" });
  await page.emulateMedia({ forcedColors: "active" });
  await openPerson(page, marta, "Marta");
  const look = (at: Locator) =>
    at.evaluate((element) => {
      const { backgroundColor, borderBottomColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
      const boxed = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
      return { backgroundColor, borderBottomColor, boxed };
    });
  const link = (name: string) =>
    page.getByRole("complementary").getByRole("link", { name: t(`common:nav.${name}`), exact: true });
  const [people, profile] = [await look(link("people")), await look(link("profile"))];
  expect(people.backgroundColor).not.toBe(profile.backgroundColor);
  expect((await look(page.getByRole("button", { name: t("persona:actions.chat") }))).boxed).toBe(true);
  const tabs = page.getByRole("tablist");
  const [notes, interactions] = [await look(tabs.getByRole("tab").first()), await look(tabs.getByRole("tab").last())];
  expect(notes.borderBottomColor).not.toBe(interactions.borderBottomColor);
  // A tab row with overflow would show a scrollbar where scrollbars take up space.
  expect(await tabs.evaluate((row) => row.scrollHeight - row.clientHeight)).toBe(0);

  await page.goto(`/persona-profiling/${marta}`);
  expect((await look(page.getByRole("progressbar").first())).boxed).toBe(true);

  await openPerson(page, marta, "Marta");
  const chat = await openChat(page, t);
  await ask(page, t, "How do I begin?");
  await expect(chat.getByRole("button", { name: t("chat:copy") })).toBeVisible();
  expect((await look(page.getByRole("dialog"))).boxed).toBe(true);
  for (const words of [t("chat:you"), t("chat:coach")]) {
    expect((await look(chat.getByText(words, { exact: true }).locator("..").first())).boxed).toBe(true);
  }
});

test("a toast above a modal dialog is reached with F8, closed, and returns the focus @desktop", async ({
  signedIn: page,
  t,
}) => {
  // An account without a language, as older ones have, and the request that sets it fails.
  await page.route("**/api/profile", async (route) => {
    if (route.request().method() === "PATCH") return route.abort();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...((await response.json()) as object), language: null } });
  });
  // A page that the server does not render.
  await page.goto("/settings/general");
  const chooser = page.getByRole("dialog");
  const choice = chooser.getByRole("button", { name: "Italiano" });
  await choice.focus();
  await page.keyboard.press("Enter");
  const region = page.getByRole("region", { name: t("common:toasts.region").replace("{hotkey}", "F8") });
  const message = region.getByText(t("common:language.failed"));
  await expect(message).toBeVisible();
  await page.keyboard.press("F8");
  await expect(region.getByRole("list")).toBeFocused();
  const dismiss = region.getByRole("button", { name: t("common:toasts.dismiss") });
  for (let presses = 0; presses < 4 && !(await dismiss.evaluate((at) => at === document.activeElement)); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(dismiss).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(message).toBeHidden();
  await expect(chooser).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(chooser.locator(":focus")).toHaveCount(1);
});

test("what is focused is not covered by the bars at the bottom @desktop", async ({ signedIn: page }) => {
  const marta = await addPerson(page, { name: "Marta" });
  // As a desktop looks at 200 %, where the phone's bar is used with a keyboard.
  await page.setViewportSize({ width: 640, height: 540 });
  for (const path of ["/settings/general", `${assessmentOf(marta)}&part=safety`]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>("main")?.focus();
    });
    let seen = 0;
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest("main")) return null;
        // A radio button is inside its label, which is what one sees.
        const { left, right, bottom } = (focused.closest("label") ?? focused).getBoundingClientRect();
        const top = document.elementFromPoint((left + right) / 2, Math.min(bottom, innerHeight) - 2);
        const bar = top?.closest("nav, .sticky");
        return bar !== null && bar !== undefined && !bar.contains(focused);
      });
      if (covered === null) break;
      seen += 1;
      expect(covered, `${path}, at ${presses + 1}`).toBe(false);
    }
    expect(seen, path).toBeGreaterThan(2);
  }
});
