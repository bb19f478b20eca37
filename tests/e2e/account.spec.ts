import { expect, test } from "./fixtures.ts";
import { chooseLanguage, expectAtField, fillSignUp, PASSWORD, signIn, signUp } from "./steps.ts";
import { texts } from "./texts.ts";

test("sign-up shows an error at each field, keeps what was typed, and creates one account @phone", async ({
  instance,
  page,
  language,
  t,
}) => {
  const { code } = await instance.invite();
  const email = `${crypto.randomUUID()}@example.org`;
  await page.goto(`/invite/${code}`);
  await chooseLanguage(page, language);
  const name = page.getByLabel(t("common:field.name"));
  const address = page.getByLabel(t("account:email"));
  const password = page.getByLabel(t("account:password"), { exact: true });
  const repeated = page.getByLabel(t("account:repeat_password"));
  const button = page.getByRole("button", { name: t("account:sign_up"), exact: true });
  await expect(page.getByText(t("invitations:notice.valid"))).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "true");

  await address.fill("giulia@");
  await password.fill("abc");
  await repeated.fill("abd");
  await expect(page.getByText(t("account:no_match"))).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await repeated.fill("abc");
  await expect(page.getByText(t("account:match"))).toBeVisible();
  await button.click();
  await expectAtField(name, t("errors:name_required"));
  await expectAtField(address, t("errors:email_invalid"));
  await expectAtField(password, t("errors:password_too_short"));
  for (const box of await page.getByRole("checkbox").all()) await expectAtField(box, t("errors:consent_required"));
  await expect(name).toBeFocused();
  await expect(address).toHaveValue("giulia@");

  const weak = { ALLUPPER1: "needs_lower", alllower1: "needs_upper", NoDigits: "needs_number" };
  for (const [text, rule] of Object.entries(weak)) {
    await password.fill(text);
    await expectAtField(password, t(`errors:password_${rule}`));
  }
  await name.fill("G".repeat(101));
  await expectAtField(name, t("errors:name_too_long"));

  await name.fill("Giulia");
  await address.fill(`  ${email.toUpperCase()} `);
  await password.fill(PASSWORD);
  await repeated.fill(PASSWORD);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/sign-up/email") && sent.push(request.url()));
  await button.dblclick();
  await expect(page).toHaveURL(/\/onboarding$/);
  expect(sent).toHaveLength(1);
  const welcome = page.getByText(t("common:welcome", { product: "Sintonia" }), { exact: true });
  await expect(welcome).toBeVisible();
  // A focused toast stays.
  await page.keyboard.press("F8");
  // The toast never covers the form's buttons: it is beside them on a desktop and above them on a phone.
  const phone = page.viewportSize()!;
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    for (const action of ["profile:onboarding.skip", "common:action.continue"]) {
      const isBeside = async () => {
        const toast = (await page.getByRole("listitem").filter({ has: welcome }).boundingBox())!;
        const box = (await page.getByRole("button", { name: t(action), exact: true }).boundingBox())!;
        return size === phone ? toast.y + toast.height < box.y : toast.x + toast.width <= box.x;
      };
      await expect.poll(isBeside, { message: `${action} at ${size.width} px` }).toBe(true);
    }
  }
  await page.setViewportSize(phone);

  // The link opened again on the device that signed up with it: first signed in, then signed out.
  for (const link of [`/invite/${code}`, `/auth?invite=${code}`]) {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: t("invitations:valid.title") })).toBeVisible();
    await expect(page).toHaveURL(/\/onboarding$/);
  }
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`/invite/${code}`);
  await expect(page.getByRole("heading", { name: t("invitations:registered.title") })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, t, email);
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("a taken address leads to the sign-in with the address filled in @desktop", async ({
  instance,
  signedIn: page,
  language,
  account,
  t,
}) => {
  const { email } = account;
  await page.context().clearCookies({ name: /session/ });
  const { code } = await instance.invite();
  await page.goto(`/auth?invite=${code}`);
  await chooseLanguage(page, language);
  await fillSignUp(page, t, email);
  await page.getByRole("button", { name: t("account:sign_up"), exact: true }).click();
  await expectAtField(page.getByLabel(t("account:email")), t("errors:already_registered"));
  await page.getByRole("button", { name: t("account:sign_in_instead") }).click();
  await expect(page.getByLabel(t("account:email"))).toHaveValue(email);
  await signIn(page, t);
  await expect(page).toHaveURL(/\/home/);
});

test("a sign-up continues although a response is lost @desktop", async ({ instance, page, language, t }) => {
  const button = page.getByRole("button", { name: t("account:sign_up"), exact: true });
  await page.goto(`/auth?invite=${(await instance.invite()).code}`);
  await chooseLanguage(page, language);

  // The session requests after the sign-up fail once, then every time.
  for (const lost of [1, 3]) {
    await page.goto(`/auth?invite=${(await instance.invite()).code}`);
    await fillSignUp(page, t, `${crypto.randomUUID()}@example.org`);
    let asked = 0;
    await page.route("**/api/auth/get-session", (route) => (++asked > lost ? route.continue() : route.abort()));
    await button.click();
    await expect(page).toHaveURL(/\/onboarding$/);
    // After three failures the account is shown without its session, which is then read in the background.
    await expect.poll(() => asked).toBe(lost + 1);
    await page.unroute("**/api/auth/get-session");
    await page.context().clearCookies({ name: /session/ });
  }

  // The response to the sign-up is lost after the server has created the account.
  await page.goto(`/auth?invite=${(await instance.invite()).code}`);
  const email = `${crypto.randomUUID()}@example.org`;
  await fillSignUp(page, t, ` ${email.toUpperCase()}`);
  await page.route(
    "**/api/auth/sign-up/email",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button.click();
  await expect(page.getByText(t("errors:network"))).toBeVisible();
  await button.click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByText(t("common:welcome", { product: "Sintonia" }), { exact: true })).toBeVisible();
});

test("a failed sign-in does not say which field is wrong, and keeps the input @phone", async ({
  signedIn: page,
  language,
  account,
  t,
}) => {
  const { email } = account;
  await page.context().clearCookies();
  await page.goto("/auth");
  await chooseLanguage(page, language);
  const address = page.getByLabel(t("account:email"));
  const password = page.getByLabel(t("account:password"), { exact: true });
  const button = page.getByRole("button", { name: t("account:sign_in"), exact: true });
  await address.fill("nobody");
  await button.click();
  await expectAtField(address, t("errors:email_invalid"));
  await expectAtField(password, t("errors:password_required"));

  for (const known of ["nobody@example.org", email]) {
    await address.fill(known);
    await password.fill("Wrong1password");
    await button.click();
    await expect(page.getByText(t("errors:invalid_credentials"))).toBeVisible();
    await expect(address).toHaveValue(known);
    await expect(password).toHaveValue("Wrong1password");
  }
  // The toggle only changes the language.
  const other = texts(language === "en" ? "it" : "en");
  await page.getByRole("button", { name: language === "en" ? "Italiano" : "English", exact: true }).click();
  await expect(page.getByRole("heading", { name: other("account:sign_in_title") })).toBeVisible();
  await expect(page.getByText(other("errors:invalid_credentials"))).toBeVisible();
  await expect(page.getByLabel(other("account:email"))).toHaveValue(email);
  await page.getByRole("button", { name: language === "en" ? "English" : "Italiano", exact: true }).click();
  await signIn(page, t, email);
  await expect(page).toHaveURL(/\/home/);
});

test("an expired or used invitation says which, on its page and on the way to the sign-up @phone", async ({
  instance,
  page,
  language,
  t,
}) => {
  const used = await signUp(page, instance, language);
  await page.context().clearCookies();
  const expired = await instance.invite({ expires_at: new Date("2026-01-01") });
  await page.goto(`/invite/${expired.code}`);
  await chooseLanguage(page, language);
  await expect(page.getByText(t("errors:invitation_expired"))).toBeVisible();
  await page.goto(`/invite/${used.code}`);
  await expect(page.getByText(t("errors:invitation_used"))).toBeVisible();
  await expect(page.getByRole("link", { name: "help@example.org" })).toBeVisible();

  await page.goto(`/auth?invite=${expired.code}`);
  await expect(page.getByRole("heading", { name: t("errors:invitation_required") })).toBeVisible();
  await expect(page.getByText(t("errors:invitation_expired"))).toBeVisible();
  await page.getByRole("button", { name: t("invitations:unusable.sign_in") }).click();
  await signIn(page, t, used.email);
  await expect(page).toHaveURL(/\/home/);

  const another = await instance.invite();
  await page.goto(`/invite/${another.code}`);
  const toast = page.getByText(t("invitations:other_account.toast"), { exact: true });
  await expect(toast).toBeVisible();
  await page.keyboard.press("F8");
  const heading = page.getByRole("heading", { level: 1, name: t("invitations:other_account.title") });
  const above = async () => (await heading.boundingBox())!.y - (await toast.boundingBox())!.y;
  await expect.poll(above, "the message covers no heading").toBeGreaterThan((await toast.boundingBox())!.height);
  await page.getByRole("button", { name: t("invitations:other_account.sign_out") }).click();
  await expect(page.getByText(t("invitations:notice.valid"))).toBeVisible();
});

test("an invitation for an address works only with that address @desktop", async ({ instance, page, language, t }) => {
  const email = `${crypto.randomUUID()}@example.org`;
  const { code } = await instance.invite({ email });
  await page.goto(`/auth?invite=${code}`);
  await chooseLanguage(page, language);
  const address = page.getByLabel(t("account:email"));
  await expect(address).toHaveValue(email);
  await expect(address).not.toBeEditable();
});

test("name, language and theme survive a reload, and a change of language rewrites the coach's texts @desktop", async ({
  instance,
  page,
  language,
}) => {
  const other = language === "en" ? "it" : "en";
  const [t, u] = [texts(language), texts(other)];
  await signUp(page, instance, language);
  await page.goto("/home?tab=profile");
  const label = page.locator("main h2").first();
  await expect(label).toBeVisible();
  const before = await label.innerText();

  await page.goto("/settings/general");
  await page.getByLabel(t("common:field.name"), { exact: true }).fill("  ");
  await page.getByRole("button", { name: t("settings:name.save") }).click();
  await expectAtField(page.getByLabel(t("common:field.name"), { exact: true }), t("errors:name_required"));
  await page.getByLabel(t("common:field.name"), { exact: true }).fill("Giulia Ferri");
  await page.getByRole("button", { name: t("settings:name.save") }).click();
  await expect(page.getByText(t("common:saved"))).toBeVisible();
  await page.getByRole("radio", { name: t("settings:theme.dark") }).check();
  await page.getByRole("radio", { name: other === "it" ? "Italiano" : "English" }).check();
  await expect(page.getByRole("heading", { level: 1, name: u("settings:groups.general") })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: u("settings:groups.general") })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByLabel(u("common:field.name"), { exact: true })).toHaveValue("Giulia Ferri");
  await expect(page.getByRole("radio", { name: u("settings:theme.dark") })).toBeChecked();

  await page.goto("/home?tab=profile");
  await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferri" })).toBeVisible();
  await expect(label).toBeVisible();
  expect(await label.innerText()).not.toBe(before);
});

test("a field's error appears only after the pressed button below is released, so that the click is not lost @phone", async ({
  page,
  language,
  t,
}) => {
  await page.goto("/auth");
  await chooseLanguage(page, language);
  const email = page.getByLabel(t("account:email"));
  await email.fill("no address");
  const below = page.getByRole("button", { name: t("account:to_sign_up") });
  await below.hover();
  const box = await below.boundingBox();
  await page.mouse.down();
  await expect(email).not.toBeFocused();
  // Longer than the delay of the validation on blur.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(page.getByText(t("errors:email_invalid"))).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(page.getByText(t("errors:invitation_required"))).toBeVisible();

  // A release outside the button is not a click, so the error may appear.
  await page.goto("/auth");
  await email.fill("no address");
  await below.hover();
  await page.mouse.down();
  await expect(email).not.toBeFocused();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(page.getByText(t("errors:email_invalid"))).toBeVisible();
});
