import { startOidcServer, type OidcServer } from "../support/oidc-server.ts";
import { expect } from "./fixtures.ts";
import { withInstance } from "./instance.ts";
import { test as base } from "./look.ts";
import { chooseLanguage, PASSWORD, post } from "./steps.ts";

/** A server with an OpenID provider. */
const test = base.extend<object, { provider: OidcServer }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => {
      const provider = await startOidcServer();
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  instance: [
    async ({ provider }, use) => {
      const { clientId, clientSecret, discoveryUrl } = provider.settings;
      const env = {
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: clientSecret,
        GOOGLE_DISCOVERY_URL: discoveryUrl,
      };
      await withInstance(env, use);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test("an invited person signs up with Google, and signs in again with it @desktop", async ({
  instance,
  provider,
  page,
  language,
  checkAccess,
  look,
  t,
}) => {
  const failed = page.getByRole("heading", { name: t("account:google.failed") });
  provider.person = { sub: "journey", email: "journey@gmail.example", email_verified: true, name: "Ada Ferri" };
  const { code } = await instance.invite();

  // A stranger cannot sign in without an invitation.
  await page.goto("/auth");
  await chooseLanguage(page, language);
  await page.getByRole("button", { name: t("account:google.sign_in") }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(t("errors:invitation_required"));
  await expect(page.getByRole("alert")).toContainText(t("account:google.to_sign_in"));
  await checkAccess(page);
  await expect(page).toHaveURL(/\/auth$/);

  await page.goto(`/invite/${code}`);
  const start = page.getByRole("button", { name: t("account:google.sign_up") });
  await start.click();
  await expect(page.getByLabel(t("account:consents.adult"))).toBeFocused();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await look("google-sign-up");
  await start.click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText(t("errors:google_denied"));
  await expect(page).toHaveURL(new RegExp(`/auth\\?invite=${code}$`));
  // The form keeps its state.
  for (const box of await page.getByRole("checkbox").all()) await expect(box).toBeChecked();
  await start.click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(page.getByText(t("common:welcome", { product: "Sintonia" }), { exact: true })).toBeVisible();

  await post(page, "/api/profile/onboarding", { answers: { O: 4, C: 3, E: 2, A: 5, N: 3 } });
  await post(page, "/api/auth/sign-out", {});
  await page.goto("/auth?next=%2Fsettings%2Fsigning-in");
  await page.getByRole("button", { name: t("account:google.sign_in") }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/settings\/signing-in$/);
  await expect(page.getByText(t("account:google.done"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("settings:google.only_way"))).toBeVisible();

  // The session ends while a form is open: Google is the only way to sign in, and unsaved text is kept.
  await page.goto("/settings/general");
  const name = page.getByLabel(t("common:field.name"), { exact: true });
  await name.fill("Ada F.");
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole("button", { name: t("settings:name.save") }).click();
  const lost = page.getByRole("dialog", { name: t("account:lost.title") });
  await expect(lost.getByLabel(t("account:password"), { exact: true })).toHaveCount(0);
  await checkAccess(page);
  await look("google-session-lost");
  const opened = page.waitForEvent("popup");
  await lost.getByRole("button", { name: t("account:google.sign_in") }).click();
  const beside = await opened;
  await beside.getByRole("link", { name: "Continue" }).click();
  await expect(lost).toBeHidden();
  await expect(name).toHaveValue("Ada F.");
  await page.getByRole("button", { name: t("settings:name.save") }).click();
  await expect(page.getByText(t("common:saved"))).toBeVisible();
  await beside.close();

  // Opening the callback URL again is refused and does not sign out.
  await page.goto("/auth/callback?code=old&state=old");
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
  await page.goto("/auth/callback");
  await expect(page).toHaveURL(/\/home/);
});

test("a user with a password connects Google, uses it, and disconnects it @desktop", async ({
  provider,
  signedIn: page,
  lookTwice: look,
  t,
}) => {
  provider.person = { sub: "second", email: "second@gmail.example", email_verified: true, name: "Second" };
  await page.goto("/settings/signing-in");
  await page.getByRole("button", { name: t("settings:google.connect") }).click();
  // Connecting adds a way to sign in, so it needs the password: an unattended page is not enough.
  await page.getByLabel(t("security:email.password"), { exact: true }).fill(PASSWORD);
  await look("google-proof");
  await page.getByRole("button", { name: t("settings:google.connect") }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/settings\/signing-in$/);
  await expect(page.getByText(t("settings:google.connected"))).toBeVisible();
  await look("google-connected");

  await post(page, "/api/auth/sign-out", {});
  await page.goto("/auth");
  await look("google-sign-in");
  await page.getByRole("button", { name: t("account:google.sign_in") }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByText(t("account:google.done"), { exact: true })).toBeVisible();

  await page.goto("/settings/signing-in");
  await page.getByRole("button", { name: t("settings:google.disconnect") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("settings:google.disconnect") })
    .click();
  await expect(page.getByText(t("settings:google.disconnected"))).toBeVisible();
});
