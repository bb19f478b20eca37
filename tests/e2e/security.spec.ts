import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { latestTokenEnd } from "#domain/account/tokens.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { newestCode } from "../support/mail.ts";
import { nextTotp, totp } from "../support/totp.ts";
import { expect } from "./fixtures.ts";
import type { Instance } from "./instance.ts";
import { test } from "./look.ts";
import { chooseLanguage, expectAtField, PASSWORD, post, read, signIn, type Texts } from "./steps.ts";

/** Waits for an e-mail with a link to `path` and returns the newest one. */
async function mailedLink(instance: Instance, email: string, path: string): Promise<string> {
  const links = async () => (await instance.letters(email)).flatMap(({ link }) => (link?.includes(path) ? [link] : []));
  await expect.poll(links).not.toEqual([]);
  return (await links()).at(-1)!;
}

/** Signs out and opens the sign-in page. */
async function leave(page: Page): Promise<void> {
  await post(page, "/api/auth/sign-out", {});
  await page.goto("/auth");
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Turns on two-step sign-in in the settings. Returns the TOTP secret and the recovery codes. */
async function turnOnTwoSteps(page: Page, t: Texts, look: (what: string) => Promise<void>) {
  await page.goto("/settings/signing-in");
  await button(page, t("security:two.turn_on")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("security:email.password"), { exact: true }).fill(PASSWORD);
  await look("two steps: the password");
  await dialog.getByRole("button", { name: t("common:action.continue") }).click();
  const shown = await dialog
    .getByRole("group", { name: t("security:two.secret") })
    .getByRole("paragraph")
    .last()
    .innerText();
  const secret = shown.replaceAll(" ", "");
  const code = dialog.getByLabel(t("security:two.code"), { exact: true });
  await code.fill("000000");
  await dialog.getByRole("button", { name: t("security:two.confirm") }).click();
  await expectAtField(code, t("errors:code_invalid"));
  await expect(dialog.getByRole("img", { name: t("security:two.qr") })).toBeVisible();
  await look("two steps: the app");
  await code.fill(totp(secret));
  await dialog.getByRole("button", { name: t("security:two.confirm") }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const recovery = await dialog.getByRole("listitem").allTextContents();
  await look("two steps: the recovery codes");
  await dialog.getByRole("button", { name: t("security:two.kept") }).click();
  await expect(dialog).toBeHidden();
  return { secret, recovery };
}

test("a forgotten password is replaced with the link in an e-mail, which works once @phone", async ({
  instance,
  signedIn: page,
  language,
  look,
  account,
  t,
}) => {
  const { email } = account;
  await leave(page);
  await chooseLanguage(page, language);
  await page.getByLabel(t("account:email")).fill(email);
  await button(page, t("account:recover.open")).click();
  await expect(page.getByLabel(t("account:email"))).toHaveValue(email);
  await button(page, t("account:recover.send")).click();
  await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
  await look("recovery: asked");

  const link = await mailedLink(instance, email, "/reset-password#");
  await page.goto(link);
  const password = page.getByLabel(t("account:new_password.label"), { exact: true });
  const repeated = page.getByLabel(t("account:new_password.repeat"));
  const save = button(page, t("security:reset.save"));
  await password.fill("nodigits");
  await repeated.fill("nodigits");
  await save.click();
  await expectAtField(password, t("errors:password_needs_upper"));
  await look("recovery: a new password");
  await password.fill(`${PASSWORD}2`);
  await repeated.fill(`${PASSWORD}2`);
  await save.click();
  await expect(page.getByRole("heading", { name: t("security:reset.done") })).toBeVisible();
  await look("recovery: done");
  await page.getByRole("link", { name: t("account:sign_in") }).click();
  await signIn(page, t, email);
  await expect(page.getByRole("alert")).toContainText(t("errors:invalid_credentials"));
  await page.getByLabel(t("account:password"), { exact: true }).fill(`${PASSWORD}2`);
  await button(page, t("account:sign_in")).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto(link);
  await password.fill(PASSWORD);
  await repeated.fill(PASSWORD);
  await save.click();
  await expect(page.getByRole("alert")).toContainText(t("errors:link_invalid"));
  await page.getByRole("link", { name: t("security:reset.ask_again") }).click();
  await expect(page.getByRole("heading", { name: t("account:recover.title") })).toBeVisible();
  // Back leads signed-in users home instead of to the sign-in.
  await button(page, t("account:recover.back")).click();
  await expect(page).toHaveURL(/\/home/);
});

test("two-step sign-in is turned on, used with a code and a recovery code, and required for deleting the account @desktop", async ({
  signedIn: page,
  look,
  account,
  t,
}) => {
  const { email } = account;
  const { secret, recovery } = await turnOnTwoSteps(page, t, look);
  await expect(button(page, t("security:two.turn_off"))).toBeVisible();

  await leave(page);
  await signIn(page, t, email);
  const code = page.getByLabel(t("account:second.code"), { exact: true });
  await expect(code).toBeFocused();
  await expect(button(page, t("account:to_sign_up"))).toHaveCount(0);
  await code.fill("000000");
  await button(page, t("common:action.continue")).click();
  await expectAtField(code, t("errors:code_invalid"));
  await look("the second step");
  await code.fill(nextTotp(secret));
  await button(page, t("common:action.continue")).click();
  await expect(page).toHaveURL(/\/home$/);

  await leave(page);
  await signIn(page, t, email);
  await code.fill(recovery[0]!);
  await button(page, t("common:action.continue")).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto("/settings/your-data");
  await button(page, t("my-data:delete.open")).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: t("my-data:delete.confirm") });
  const second = dialog.getByLabel(t("my-data:delete.two_factor_code"));
  await dialog.getByLabel(t("my-data:delete.password"), { exact: true }).fill(PASSWORD);
  await confirm.click();
  await expectAtField(second, t("errors:code_required"));
  await second.fill(recovery[0]!);
  await confirm.click();
  await expectAtField(second, t("errors:code_invalid"));
  await look("what goes, with the second step on");
  await second.fill(recovery[1]!);
  await confirm.click();
  await expect(page.getByText(t("account:deleted"))).toBeVisible();
});

test("a user without a password turns on two-step sign-in with a mailed code @phone", async ({
  instance,
  signedIn: page,
  look,
  account,
  t,
}) => {
  const { email } = account;
  // Like an account that has only used Google.
  await instance.db.withSystem((tx) =>
    tx.execute(sql`update accounts set password = null where user_id = (select id from users where email = ${email})`),
  );
  await page.goto("/settings/signing-in");
  await button(page, t("security:two.turn_on")).click();
  const dialog = page.getByRole("dialog");
  const code = dialog.getByLabel(t("common:mailed_code.code"));
  const next = dialog.getByRole("button", { name: t("common:action.continue") });
  await next.click();
  await expectAtField(code, t("errors:code_required"));
  await dialog.getByRole("button", { name: t("common:mailed_code.send") }).click();
  await expect(dialog.getByText(t("common:mailed_code.sent"))).toBeVisible();
  await look("two steps: the code of a letter");
  await expect.poll(async () => newestCode(await instance.letters(email))).toMatch(/^\d{8}$/);
  await code.fill(newestCode(await instance.letters(email)));
  await next.click();
  await expect(dialog.getByRole("img", { name: t("security:two.qr") })).toBeVisible();
});

test("another device is signed out, and a new address takes effect when confirmed @desktop", async ({
  browser,
  instance,
  signedIn: page,
  look,
  account,
  t,
}) => {
  const { email } = account;
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const other = await browser.newContext({ userAgent: firefox });
  const away = await other.newPage();
  await post(away, "/api/auth/sign-in/email", { email, password: PASSWORD });
  await page.goto("/settings/signing-in");
  const device = t("security:devices.on", { browser: "Firefox", system: "Linux" });
  await look("the devices");
  await button(page, t("security:devices.end_this", { device })).click();
  await expect(page.getByText(t("security:devices.ended", { device }))).toBeVisible();

  // Programs are listed only if there are any, and lose access when revoked.
  await expect(page.getByRole("heading", { name: t("security:tokens.title") })).toHaveCount(0);
  const now = new Date();
  const program = { email, name: "Notebook", scope: "read", expiresAt: latestTokenEnd(now), now } as const;
  const token = await createToken(instance.db, program);
  const asked = await page.request.get("/api/personas", { headers: { authorization: `Bearer ${token}` } });
  expect(asked.status()).toBe(200);
  await page.reload();
  await expect(page.getByText("Notebook", { exact: true })).toBeVisible();
  await look("the programs with access");
  await button(page, t("security:tokens.revoke_this", { name: "Notebook" })).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("security:tokens.revoke"), exact: true })
    .click();
  await expect(page.getByText(t("security:tokens.revoked", { name: "Notebook" }))).toBeVisible();
  const refused = await page.request.get("/api/personas", { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(401);
  expect(await read(away, "/api/auth/get-session")).toMatchObject({ user: null });
  await other.close();

  await button(page, t("security:email.change")).click();
  const address = page.getByLabel(t("security:email.new"));
  const password = page.getByLabel(t("security:email.password"), { exact: true });
  const wanted = `${crypto.randomUUID()}@example.org`;
  await address.fill(wanted);
  await password.fill("Wrong1horse");
  await button(page, t("security:email.send")).click();
  await expectAtField(password, t("errors:password_wrong"));
  await look("a new address");
  await password.fill(PASSWORD);
  await button(page, t("security:email.send")).click();
  await expect(page.getByText(t("security:email.waiting", { email: wanted }))).toBeVisible();

  await page.goto(await mailedLink(instance, wanted, "/verify-email#"));
  await expect(page.getByRole("heading", { name: t("security:verify.changed") })).toBeVisible();
  await look("the new address, confirmed");
  await page.goto("/settings/signing-in");
  await expect(page.getByText(wanted, { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await instance.letters(email)).at(-1)?.text).toContain(wanted);
});
