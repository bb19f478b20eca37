import type { Page } from "@playwright/test";
import type { ServerProcess } from "../support/server-process.ts";
import { expect, test, type Speech } from "./fixtures.ts";
import { texts } from "./texts.ts";

const PASSWORD = "Correct1horse";
const EMAIL = "giulia@example.org";

/** Makes an account with a finished onboarding, over the API, and leaves the page signed in. */
async function signUp(page: Page, server: ServerProcess, language: Speech): Promise<void> {
  const code = new URL(server.invitation!).pathname.split("/").at(-1);
  const headers = { origin: server.url };
  const consents = { terms: true, privacy: true, adult: true };
  const account = { name: "Giulia", email: EMAIL, password: PASSWORD, invitation_code: code, consents, language };
  expect((await page.request.post("/api/auth/sign-up/email", { data: account, headers })).ok()).toBe(true);
  const answers = { O: 4, C: 3, E: 2, A: 5, N: 3 };
  expect((await page.request.post("/api/profile/onboarding", { data: { answers }, headers })).ok()).toBe(true);
}

async function signIn(page: Page, t: (key: string) => string): Promise<void> {
  await page.getByLabel(t("account:password"), { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t("account:sign_in"), exact: true }).click();
}

test("the language is asked for once, firmly, wherever one lands; then one is sent back to where one wanted to go", async ({
  server,
  page,
  language,
  checkAccess,
}) => {
  const t = texts(language);
  await signUp(page, server, language);
  await page.context().clearCookies();

  await page.goto("/settings");
  const chooser = page.getByRole("dialog");
  await expect(chooser).toBeVisible();
  await checkAccess(page);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(chooser).toBeVisible();
  await chooser.getByRole("button", { name: language === "it" ? "Italiano" : "English" }).click();
  await expect(chooser).toBeHidden();
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/);

  await page.getByLabel(t("account:email")).fill(EMAIL);
  await signIn(page, t);
  await expect(page.getByRole("heading", { name: t("settings:title"), level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: t("settings:title"), level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a session that ends in the middle is taken up again over the page, and nothing typed is lost", async ({
  server,
  page,
  language,
  checkAccess,
}) => {
  const t = texts(language);
  await signUp(page, server, language);
  await page.goto("/settings");
  const name = page.getByLabel(t("settings:name.label"), { exact: true });
  await name.fill("Giulia Ferri");
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole("button", { name: t("settings:name.save") }).click();

  const dialog = page.getByRole("dialog", { name: t("account:lost.title") });
  await expect(dialog.getByLabel(t("account:email"))).toHaveValue(EMAIL);
  await expect(dialog.getByLabel(t("account:password"), { exact: true })).toBeFocused();
  await checkAccess(page);
  await page.keyboard.press("Escape");
  await signIn(page, t);
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue("Giulia Ferri");
  await page.getByRole("button", { name: t("settings:name.save") }).click();
  await expect(page.getByText(t("settings:saved"))).toBeVisible();
});

test("signing out in one tab signs out the other, and its drafts go", async ({ server, page, language }) => {
  const t = texts(language);
  await signUp(page, server, language);
  const other = await page.context().newPage();
  await other.goto("/settings");
  await expect(other.getByRole("heading", { name: t("settings:title"), level: 1 })).toBeVisible();
  await other.evaluate(() => sessionStorage.setItem("sintonia-draft:note", "Tuesday"));

  await page.goto("/settings");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("common:nav.sign_out") })
    .click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
  expect(await other.evaluate(() => sessionStorage.getItem("sintonia-draft:note"))).toBeNull();
});

test("an invitation that does not hold says so, and leads nowhere else", async ({ page, language, checkAccess }) => {
  const t = texts(language);
  await page.goto("/invite/nonsense");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: language === "it" ? "Italiano" : "English" })
    .click();
  await expect(page.getByRole("heading", { name: t("invitations:unusable.title") })).toBeVisible();
  await expect(page.getByText(t("errors:invitation_invalid"))).toBeVisible();
  await checkAccess(page);

  await page.goto("/auth?next=//example.org");
  await page.getByRole("button", { name: t("account:to_sign_up") }).click();
  await expect(page.getByText(t("errors:invitation_required"))).toBeVisible();
  const button = page.getByRole("button", { name: t("account:invitation_required"), exact: true });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await checkAccess(page);
});
