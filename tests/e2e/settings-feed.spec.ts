import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addPerson, post, signUp } from "./steps.ts";

test("a calendar's secret address is created, shown once, replaced and turned off @phone", async ({
  instance,
  page,
  language,
  look,
  request,
  t,
}) => {
  await signUp(page, instance, language, { name: "Giulia" });
  const id = await addPerson(page, { name: "Marta Rossi" });
  const plan = { objectives: "Talk about the move", planned_date: "2030-12-01T17:00:00Z" };
  await post(page, `/api/personas/${id}/interactions`, plan);
  const shown = page.getByLabel(t("settings:feed.label"));
  const button = (key: string) => page.getByRole("button", { name: t(`settings:feed.${key}`), exact: true });
  const dialog = page.getByRole("alertdialog");
  const read = async (url: string) => (await request.get(new URL(url).pathname)).status();

  await page.goto("/settings/connections");
  await expect(page.getByRole("heading", { name: t("settings:model.title") })).toHaveCount(0);
  await button("make").press("Enter");
  await expect(page.getByText(t("settings:feed.made"))).toBeVisible();
  const first = await shown.inputValue();
  expect(first).toMatch(/\/calendar\/[\w-]{32}\.ics$/);
  await expect(page.getByRole("link", { name: t("settings:feed.open") })).toHaveAttribute("href", /^webcal:\/\//);
  await look("a new address");
  const calendar = await request.get(new URL(first).pathname);
  expect(await calendar.text()).toContain("Marta");

  await page.reload();
  await expect(button("replace")).toBeVisible();
  await expect(shown).toHaveCount(0);
  await button("replace").click();
  await dialog.getByRole("button", { name: t("common:action.cancel") }).click();
  expect(await read(first)).toBe(200);
  await button("replace").click();
  await expect(dialog).toContainText(t("settings:feed.replace_text"));
  await dialog.getByRole("button", { name: t("settings:feed.replace") }).click();
  const second = await shown.inputValue();
  expect(second).not.toBe(first);
  expect([await read(first), await read(second)]).toEqual([404, 200]);

  await button("off").click();
  await look("asking before it is turned off");
  await dialog.getByRole("button", { name: t("settings:feed.off") }).click();
  await expect(page.getByText(t("settings:feed.gone"))).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(button("make")).toBeVisible();
  expect(await read(second)).toBe(404);
});
