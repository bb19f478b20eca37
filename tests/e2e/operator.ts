import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { addOperator } from "#server/features/operator/operators.ts";
import { nextTotp, totp } from "../support/totp.ts";
import { withInstance, type Instance } from "./instance.ts";
import { test as base } from "./look.ts";
import { expect } from "./fixtures.ts";
import { PASSWORD, chooseLanguage, post, signIn, type Account, type Texts } from "./steps.ts";

/** `test` with a server of its own, because announcements would be seen on the pages of all other journeys. */
export const test = base.extend<object, { instance: Instance }>({
  instance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => withInstance({}, use),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Makes an account an operator, as the command line does while the server runs. */
export async function makeOperator(instance: Instance, { email }: Account): Promise<void> {
  await addOperator(instance.db, email, new Date());
}

/** Turns on two-step sign-in over the API. Returns the secret. */
export async function turnOnTwoSteps(page: Page): Promise<string> {
  const { secret } = await post<{ secret: string }>(page, "/api/auth/two-factor/enable", { password: PASSWORD });
  await post(page, "/api/auth/two-factor/confirm", { code: totp(secret) });
  return secret;
}

/** Makes the account that is signed in an operator, and signs it in anew with the second step. */
export async function becomeOperator(
  page: Page,
  { instance, account, language, t }: { instance: Instance; account: Account; language: Language; t: Texts },
): Promise<void> {
  const secret = await turnOnTwoSteps(page);
  await makeOperator(instance, account);
  await post(page, "/api/auth/sign-out", {});
  await page.goto("/auth");
  await chooseLanguage(page, language);
  await signInWithTwoSteps(page, t, account.email, secret);
}

/** Signs in with the password and the second step. */
async function signInWithTwoSteps(page: Page, t: Texts, email: string, secret: string): Promise<void> {
  await signIn(page, t, email);
  await page.getByLabel(t("account:second.code"), { exact: true }).fill(nextTotp(secret));
  await page.getByRole("button", { name: t("common:action.continue"), exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}
