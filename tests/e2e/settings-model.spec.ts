import { expect } from "./fixtures.ts";
import { post, read } from "./steps.ts";
import { MODEL, test } from "./with-model.ts";

test("the external model is named with what it receives, and its use ends immediately @desktop", async ({
  model,
  signedIn: page,
  look,
  t,
}) => {
  await page.goto("/settings/connections");
  const section = page.getByRole("region", { name: t("settings:model.title") });
  await expect(section).toContainText(MODEL);
  await expect(section).toContainText(new URL(model.url).host);
  await expect(section).toContainText(t("settings:model.leaves"));
  await expect(section).toContainText(t("settings:model.not_agreed"));
  await expect(section.getByRole("button")).toHaveCount(0);
  await post(page, "/api/chat/consent", { agreed: true });
  await page.reload();
  await expect(section).toContainText(new Date().getUTCFullYear().toString());
  await look("the outside model, agreed to");
  await section.getByRole("button", { name: t("settings:model.revoke") }).press("Enter");
  await expect(section.getByRole("status")).toContainText(t("settings:model.revoked"));
  await expect(section.getByRole("button")).toHaveCount(0);
  expect(await read(page, "/api/chat/status")).toMatchObject({ needs_consent: true, agreed_at: null });
  expect(model.requests).toHaveLength(0);
});
