import { sql } from "drizzle-orm";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addPerson, openPerson, read, startNote } from "./steps.ts";

test.use({ expectedComplaints: [/status of 507/] });

test("an almost full account shows a warning, and a text that cannot be saved stays in the field @phone", async ({
  instance,
  signedIn: page,
  lookTwice: look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  const { user } = await read<{ user: { id: string } }>(page, "/api/auth/get-session");
  const store = (bytes: number) =>
    instance.db.withSystem((tx) =>
      tx.execute(sql`insert into account_storage (user_id, bytes) values (${user.id}, ${bytes})`),
    );
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: t("common:nav.settings"), level: 1 })).toBeVisible();
  await expect(page.getByText(t("my-data:storage.filling"))).toBeHidden();

  await store(410_000_000);
  await page.reload();
  await expect(page.getByText(t("my-data:storage.filling"))).toBeVisible();
  await expect(page.getByText(/410\sMB .*500\sMB.*82%/)).toBeVisible();
  await look("how full the account is");
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  await expect(page.getByText(t("common:storage.filling", { share: "82%" }))).toBeVisible();

  await store(90_000_000);
  await content.fill("Coffee on Monday");
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: t("errors:account_full") })).toBeInViewport();
  await expect(content).toHaveValue("Coffee on Monday");
  await look("a note that finds no room");
});
