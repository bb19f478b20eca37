import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { addPerson, type Texts } from "./steps.ts";

const NAMES = ["Anna", "Bea", "Carlo", "Dario", "Elena", "Fabio", "Gaia", "Ivo", "José", "Luca", "Marta", "Màrio"];

/** Starts a new note on the home page, where the person has to be chosen. Returns that field, which has the focus. */
async function startNoteAtHome(page: Page, t: Texts): Promise<Locator> {
  for (const name of NAMES) await addPerson(page, { name }, { tested: false });
  await page.goto("/home");
  await page.getByRole("button", { name: t("home:add_note") }).click();
  const field = page.getByRole("combobox", { name: t("notes:form.person") });
  await expect(field).toBeFocused();
  return field;
}

/** Checks the active option, which screen readers announce. */
async function expectReached(page: Page, field: Locator, name: string | RegExp): Promise<void> {
  const id = await field.getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${id}"]`)).toHaveAccessibleName(name);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 });
}

test("a name is chosen by keyboard only, and the list is announced @desktop", async ({
  signedIn: page,
  checkAccess,
  t,
}) => {
  const field = await startNoteAtHome(page, t);
  const dialog = page.getByRole("dialog");
  const options = dialog.getByRole("option");
  const press = (key: string) => page.keyboard.press(key);
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await press("ArrowDown");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(options).toHaveCount(NAMES.length);
  await checkAccess(page);
  const names = await options.allTextContents();
  await expectReached(page, field, names[0]!);
  await press("ArrowDown");
  await expectReached(page, field, names[1]!);
  await press("PageDown");
  for (let presses = 0; presses < names.length; presses += 1) await press("ArrowDown");
  await expectReached(page, field, names.at(-1)!);
  await press("Enter");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue(names.at(-1)!);
  await expect(field).toBeFocused();

  await test.step("Escape closes the list, and a second one the dialog", async () => {
    await press("ArrowUp");
    await expectReached(page, field, names.at(-1)!);
    await expect(dialog.getByRole("option", { selected: true })).toHaveText(names.at(-1)!);
    await press("Escape");
    await expect(options).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  await test.step("the filter ignores accents, and the number of matches is announced", async () => {
    const said = dialog.getByRole("status").filter({ hasText: /./ });
    await field.fill("ma");
    await expect(options).toHaveText(["Màrio", "Marta"], { useInnerText: true });
    await expect(said).toHaveText(t("common:count.people_other", { count: 2 }));
    await field.fill("JOSE");
    await expect(said).toHaveText(t("common:count.people_one", { count: 1 }));
    await press("Enter");
    await expect(field).toHaveValue("José");
    await field.fill("zz");
    await expect(said).toHaveText(t("notes:form.person_none"));
    await expect(options).toHaveCount(0);
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await press("Enter");
    await expect(field).toHaveValue("zz");
    await press("Tab");
    await expect(field).toHaveValue("José");
  });

  await test.step("leaving the field chooses a single match, and nothing if it is empty", async () => {
    const clear = dialog.getByRole("button", { name: t("notes:form.person_clear") });
    await clear.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await expect(clear).toHaveCount(0);
    await page.keyboard.type("gai");
    await press("Tab");
    await expect(field).toHaveValue("Gaia");
    await field.fill("");
    await press("Tab");
    await expect(field).toHaveValue("");
    await expect(clear).toHaveCount(0);
  });

  await field.focus();
  await press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("with the on-screen keyboard the list stays visible, scrolls, and works by touch @phone", async ({
  signedIn: page,
  t,
}) => {
  const field = await startNoteAtHome(page, t);
  const list = page.getByRole("listbox");
  // The height left by the on-screen keyboard.
  await page.setViewportSize({ width: 390, height: 480 });
  await field.tap();
  await expect(list).toBeVisible();
  const { top, bottom } = await list.evaluate((element) => element.parentElement!.getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(480);
  const last = list.getByRole("option").last();
  await last.scrollIntoViewIfNeeded();
  const name = await last.textContent();
  // Fails if another element covers it.
  await last.tap();
  await expect(field).toHaveValue(name!);
  await expect(field).toBeFocused();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
});
