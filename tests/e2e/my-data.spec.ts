import { readFile } from "node:fs/promises";
import { unzip } from "../support/unzip.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addPerson, PASSWORD, signUp } from "./steps.ts";

const card = (name: string, more = "") => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${more}END:VCARD\r\n`;
const upload = (content: string) => ({ name: "contacts.vcf", mimeType: "text/vcard", buffer: Buffer.from(content) });

test("people are imported from an address book, and exported in the archive @desktop", async ({
  instance,
  page,
  language,
  look,
  t,
}) => {
  await signUp(page, instance, language, { name: "Giulia" });
  await addPerson(page, { name: "Marta Rossi" });
  await page.goto("/settings");
  await page
    .getByRole("navigation", { name: t("settings:parts") })
    .getByRole("link", { name: t("settings:groups.your-data") })
    .press("Enter");
  await expect(page.getByRole("heading", { name: t("settings:groups.your-data"), level: 1 })).toBeFocused();
  await page.getByRole("link", { name: t("my-data:import.open") }).press("Enter");

  const file = page.getByLabel(t("people:import.file"));
  await file.setInputFiles(upload("BEGIN:VCARD\r\nVERSION:2.1\r\nN:X\r\nEND:VCARD\r\n"));
  await expect(page.getByText(t("errors:import_old_version"))).toBeVisible();
  await file.setInputFiles(
    upload(
      card("Leo Bianchi", "NICKNAME:Leone\r\n") + card("marta rossi") + card("Zoë", "X-SINTONIA-CONTEXT:family\r\n"),
    ),
  );
  await expect(page.getByRole("checkbox", { name: "marta rossi" })).not.toBeChecked();
  await expect(page.getByText(t("people:import.likely_here"))).toBeVisible();
  const add = page.getByRole("button", { name: t("people:import.add_other", { count: 2 }) });
  await add.click();
  const leo = page.getByLabel(t("people:import.context", { name: "Leo Bianchi" }));
  await expect(leo).toBeFocused();
  await expect(page.getByText(t("errors:context_required"))).toBeVisible();
  await look("who is in the file");
  await leo.selectOption("colleague");
  await add.click();
  await expect(page.getByText(t("people:import.done_other", { count: 2 }), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Leo Bianchi/ })).toBeVisible();

  // A hash in the settings' URL leads to the page of that section.
  await page.goto("/settings#your-data");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("my-data:export.download") }).click();
  const files = await unzip(await readFile(await (await download).path()));
  expect(files["people.vcf"]).toContain("FN:Zoë");
  expect(files["people.vcf"]).toContain("NICKNAME:Leone");
  expect(files["my-data.html"]).toContain("Leo Bianchi");
});

test("an account is deleted permanently, after its password @phone", async ({ instance, page, language, look, t }) => {
  await signUp(page, instance, language, { name: "Giulia" });
  await addPerson(page, { name: "Marta Rossi" });
  await page.goto("/settings/your-data?export=rate_limited&wait=600");
  await expect(page.getByText(t("my-data:export.failed"))).toBeInViewport();
  await expect(page.getByText(t("my-data:consents.kind.terms"), { exact: true })).toBeVisible();
  await look("one's data and consents");
  await page.getByRole("button", { name: t("my-data:delete.open") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("common:count.people_one", { count: 1 }));
  const password = dialog.getByLabel(t("my-data:delete.password"), { exact: true });
  const confirm = dialog.getByRole("button", { name: t("my-data:delete.confirm") });
  await password.fill("Wrong1horse");
  await confirm.click();
  await expect(dialog).toContainText(t("errors:password_wrong"));
  await look("what goes");
  await password.fill(PASSWORD);
  await confirm.click();
  await expect(page.getByText(t("account:deleted"), { exact: true })).toBeVisible();
  await page.goto("/home");
  await expect(page).toHaveURL(/\/auth/);
});
