import { ROOM_PARTS } from "#web/features/operator/parts.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { becomeOperator } from "./operator.ts";

test("the operator's room", async ({ instance, signedIn: page, account, language, look, t }) => {
  await becomeOperator(page, { instance, account, language, t });
  await page.goto("/admin");
  await expect(page.getByText(t("admin:attention.mail_folder"))).toBeVisible();
  await look("the installation");
  const parts = page.getByRole("navigation", { name: t("admin:parts") });
  for (const part of ROOM_PARTS) {
    await parts.getByRole("link", { name: t(`admin:part.${part}`), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: t(`admin:part.${part}`) })).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    await look(part);
  }
  await parts.getByRole("link", { name: t("admin:part.accounts"), exact: true }).click();
  await page.getByRole("searchbox", { name: t("admin:accounts.search") }).fill(account.email);
  // The link moves up once only what was searched for is left.
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: "@" }) }),
  ).toHaveCount(1);
  await page.getByRole("link", { name: account.email }).click();
  await expect(page.getByRole("heading", { level: 1, name: account.email })).toBeVisible();
  await look("an account");
  await page.getByLabel(t("admin:limits.invitations.label")).fill("1");
  await page.getByRole("button", { name: t("admin:limits.save"), exact: true }).click();
  await expect(page.getByText(t("common:saved"), { exact: true })).toBeVisible();
  await page.goto("/settings/invite");
  await expect(page.getByText(t("settings:invite.left_one"))).toBeVisible();
  await look("invitations to pass on");
});
