import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addNote, addPerson, openPerson } from "./steps.ts";

const DAY = 86_400_000;

test("a contact interval is set, and card and page show the time since the last contact @phone", async ({
  signedIn: page,
  look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  const created_at = new Date(Date.now() - 9 * DAY).toISOString();
  await addNote(page, id, { content: "We walked along the river.", created_at });
  await openPerson(page, id, "Marta");
  const due = page.getByText(t("people:touch.due"));
  const since = page.getByText(t("people:touch.since_other", { count: 9 }));
  const menu = page.getByRole("button", { name: t("persona:menu.label", { name: "Marta" }) });
  const edit = async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: t("persona:menu.touch") }).click();
  };
  // The focus returns shortly after the dialog closes, and would close a menu opened before.
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  };
  const rhythm = page.getByLabel(t("people:touch.label"));
  await expect(since).toHaveCount(0);

  await edit();
  await expect(rhythm).toHaveValue("none");
  // Two choices in quick succession, and the first request is slow: the second choice wins.
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/personas/${id}`, (route) => held.promise.then(() => route.continue()), { times: 1 });
  await rhythm.selectOption("monthly");
  await rhythm.selectOption("weekly");
  held.resolve();
  await expect(page.getByText(t("people:touch.saved"))).toBeVisible();
  await look("a rhythm in the dialog");
  await close();
  await expect(due).toBeVisible();
  await expect(since).toBeVisible();
  await look("time for a word, on the page");

  await page.goto("/home");
  await expect(due).toBeVisible();
  await look("time for a word, on the card");

  await openPerson(page, id, "Marta");
  await edit();
  await rhythm.selectOption("own");
  const days = page.getByLabel(t("people:touch.days"));
  await days.fill("400");
  await page.getByRole("button", { name: t("people:touch.save") }).click();
  await expect(page.getByText(t("errors:keep_in_touch_range"))).toBeVisible();
  await days.fill("10");
  await days.press("Enter");
  await expect(page.getByText(t("people:touch.saved"))).toBeVisible();
  await look("days of one’s own");
  await close();
  await expect(since).toBeVisible();
  await expect(due).toHaveCount(0);

  await edit();
  await expect(rhythm).toHaveValue("own");
  await expect(days).toHaveValue("10");
  await rhythm.selectOption("none");
  await expect(page.getByText(t("people:touch.saved"))).toBeVisible();
  await close();
  await expect(since).toHaveCount(0);
});
