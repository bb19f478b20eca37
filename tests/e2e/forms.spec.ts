import type { Locator, Page } from "@playwright/test";
import { NOTE_MAX } from "#domain/notes/contract.ts";
import { expect, test } from "./fixtures.ts";
import { addPerson, expectAtField, openPerson, startNote } from "./steps.ts";

/** Checks that the whole element is visible above the sticky buttons of the sheet. */
async function expectAbove(page: Page, element: Locator, button: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const bottom = async () => {
    const [it, bar] = [await element.boundingBox(), await button.boundingBox()];
    return it && bar && it.y + it.height <= bar.y;
  };
  await expect.poll(bottom).toBe(true);
  expect(page.viewportSize()?.width).toBe(390);
}

test("a sheet shows errors and the character count above its buttons @phone", async ({ signedIn: page, t }) => {
  await page.goto("/home?add=person");
  const age = page.getByLabel(t("common:field.age"), { exact: true });
  const add = page.getByRole("button", { name: t("people:form.add"), exact: true });
  await page.getByLabel(t("common:field.name"), { exact: true }).fill("Eva");
  await age.fill("1e2");
  await page.getByRole("radio", { name: t("people:context.friend") }).check();
  await add.click();
  await expectAtField(age, t("errors:age_persona_range"));
  await expect(age).toHaveValue("1e2");
  await expectAbove(page, page.getByText(t("errors:age_persona_range")), add);
  // Too young for the chosen context: the error appears on the choice and is in view on submit.
  await age.fill("17");
  await page.getByRole("radio", { name: t("people:context.partner") }).check();
  await page.getByLabel(t("common:field.name"), { exact: true }).focus();
  await add.click();
  await expectAbove(page, page.getByText(t("errors:age_partner_minor")), add);

  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  const save = page.getByRole("button", { name: t("notes:form.save"), exact: true });
  await content.fill("a ".repeat(NOTE_MAX / 2));
  await content.press("End");
  await page.keyboard.type("b");
  await expectAbove(page, page.getByText(`${NOTE_MAX + 1}/${NOTE_MAX}`, { exact: true }), save);

  // The browser's date field uses the browser's own day/month order, so the page describes the format and the date.
  const day = page.getByLabel(t("notes:form.day"), { exact: true });
  await day.fill("2026-04-03");
  await expect(day).toHaveAccessibleDescription(/gg\/mm\/aaaa.*3 aprile 2026/);
});
