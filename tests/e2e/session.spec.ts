import { expect, test } from "./fixtures.ts";
import { chooseLanguage, signIn, signUp } from "./steps.ts";

test("every first page requires a language once, then leads to where the user wanted to go @phone", async ({
  signedIn: page,
  language,
  checkAccess,
  account,
  t,
}) => {
  const { email } = account;
  await page.context().clearCookies();

  await page.goto("/settings");
  const chooser = page.getByRole("dialog");
  await expect(chooser).toBeVisible();
  await checkAccess(page);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(chooser).toBeVisible();
  await chooseLanguage(page, language);
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/);

  await signIn(page, t, email);
  await expect(page.getByRole("heading", { name: t("common:nav.settings"), level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: t("common:nav.settings"), level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the language chooser waits for the session @desktop", async ({ instance, page, language }) => {
  let answer = Promise.withResolvers<void>();
  await page.route("**/api/auth/get-session", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const heading = page.getByRole("heading", { level: 1 });
  const chooser = page.getByRole("dialog");
  await page.goto("/privacy");
  await expect(heading).toBeVisible();
  await expect(chooser).toHaveCount(0);
  answer.resolve();
  await expect(chooser).toBeVisible();

  // A signed-in user has a language even if this device has none stored.
  await signUp(page, instance, language);
  answer = Promise.withResolvers();
  const answered = page.waitForResponse("**/api/auth/get-session");
  await page.goto("/privacy");
  await expect(heading).toBeVisible();
  await expect(chooser).toHaveCount(0);
  answer.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(chooser).toHaveCount(0);
});

test("an ended session is renewed in a dialog, and no unsaved text is lost @desktop", async ({
  signedIn: page,
  checkAccess,
  account,
  t,
}) => {
  const { email } = account;
  await page.goto("/settings/general");
  const name = page.getByLabel(t("common:field.name"), { exact: true });
  await name.fill("Giulia Ferri");
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole("button", { name: t("settings:name.save") }).click();

  const dialog = page.getByRole("dialog", { name: t("account:lost.title") });
  await expect(dialog.getByLabel(t("account:email"))).toHaveValue(email);
  await expect(dialog.getByLabel(t("account:password"), { exact: true })).toBeFocused();
  await checkAccess(page);
  await page.keyboard.press("Escape");
  const notSaved = page.getByText(t("errors:unauthenticated"), { exact: true });
  await expect(notSaved).toHaveCount(1);
  await signIn(page, t);
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue("Giulia Ferri");
  // Errors caused by the missing session are cleared.
  await expect(notSaved).toHaveCount(0);
  await page.getByRole("button", { name: t("settings:name.save") }).click();
  await expect(page.getByText(t("common:saved"))).toBeVisible();
});

test("signing out in one tab signs out the other, and deletes its drafts @desktop", async ({ signedIn: page, t }) => {
  const other = await page.context().newPage();
  await other.goto("/settings");
  await expect(other.getByRole("heading", { name: t("common:nav.settings"), level: 1 })).toBeVisible();
  await other.evaluate(() => sessionStorage.setItem("sintonia-draft:note", "Tuesday"));

  await page.goto("/settings/signing-in");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("common:nav.sign_out"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
  expect(await other.evaluate(() => sessionStorage.getItem("sintonia-draft:note"))).toBeNull();
});

test("an invalid invitation says so, and leads nowhere else @phone", async ({
  instance,
  page,
  language,
  checkAccess,
  t,
}) => {
  await page.goto("/invite/nonsense");
  await chooseLanguage(page, language);
  await expect(page.getByRole("heading", { name: t("invitations:unusable.title") })).toBeVisible();
  await expect(page.getByText(t("errors:invitation_invalid"))).toBeVisible();
  await checkAccess(page);

  // A used invitation belongs to someone with an account, probably the person who opens it.
  const { code } = await signUp(page, instance, language);
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`/invite/${code}`);
  await expect(page.getByText(t("errors:invitation_used"))).toBeVisible();
  await checkAccess(page);
  await page.getByRole("link", { name: t("invitations:unusable.sign_in") }).click();
  await expect(page.getByRole("button", { name: t("account:sign_in"), exact: true })).toBeVisible();

  await page.goto("/auth?next=//example.org");
  await page.getByRole("button", { name: t("account:to_sign_up") }).click();
  await expect(page.getByText(t("errors:invitation_required"))).toBeVisible();
  const button = page.getByRole("button", { name: t("account:invitation_required"), exact: true });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await checkAccess(page);
});
