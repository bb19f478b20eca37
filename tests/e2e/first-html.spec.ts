import type { Page, Request } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { NEUTRAL_PAGES } from "#web/safety/leave.ts";
import { addPartner, HIT } from "./danger.ts";
import { expect, test } from "./fixtures.ts";
import { addNote, addPerson, PASSWORD } from "./steps.ts";
import { texts } from "./texts.ts";

/** Holds the application's files back on a device that knows its language. Returns what lets them through. */
async function holdScripts(page: Page, language: Language): Promise<() => void> {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.context().addCookies([{ name: "sintonia_lang", value: language, domain: "127.0.0.1", path: "/" }]);
  await page.route("**/assets/*.js", async (route) => {
    await mayLoad;
    await route.continue();
  });
  return load;
}

function requestsTo(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => request.url().endsWith(path) && requests.push(request));
  return requests;
}

test("the server's HTML shows the page before its scripts run, and fits them", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: "We walked along the river." });
  const misfits: string[] = [];
  page.on("console", (message) => message.text().includes("does not fit") && misfits.push(message.text()));
  // The first visit stores the device's time zone.
  await page.goto("/home");
  await page.waitForLoadState("networkidle");
  for (const path of ["/home", `/persona/${id}`]) {
    const html = await (await page.request.get(path)).text();
    expect(html.slice(html.indexOf('id="root"'), html.indexOf('id="reads"'))).toContain("We walked along the river.");
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("We walked along the river.").first()).toBeVisible();
  }
  expect(misfits).toEqual([]);
  await expect(page.getByRole("button", { name: t("persona:actions.chat") })).toBeEnabled();
});

test("a wrong password sent before the scripts have loaded is refused once they have @phone", async ({
  page,
  language,
  t,
}) => {
  const load = await holdScripts(page, language);
  const sent = requestsTo(page, "/sign-in/email");
  await page.goto("/auth", { waitUntil: "commit" });
  const email = page.getByLabel(t("account:email"));
  await email.pressSequentially("nobody@example.org");
  await page.getByLabel(t("account:password"), { exact: true }).fill("Wrong1horse");
  const button = page.getByRole("button", { name: t("account:sign_in"), exact: true });
  const answered = page.waitForResponse("**/sign-in/email");
  await button.click();
  await expect(button).toHaveAttribute("data-waiting");
  await answered;
  await button.click();
  load();
  await expect(page.getByText(t("errors:invalid_credentials"))).toBeVisible();
  await expect(button).not.toHaveAttribute("data-waiting");
  await expect(email).toHaveValue("nobody@example.org");
  expect(sent).toHaveLength(1);
});

test("a person signs in before the scripts have loaded @desktop", async ({ account, page, language, t }) => {
  await page.context().clearCookies();
  const load = await holdScripts(page, language);
  await page.goto("/auth?next=%2Fhome%3Ftab%3Dpeople", { waitUntil: "commit" });
  await page.getByLabel(t("account:email")).fill(` ${account.email.toUpperCase()}`);
  await page.getByLabel(t("account:password"), { exact: true }).fill(PASSWORD);
  await page.getByText(t("offline:shared.label")).click();
  // As a password manager does.
  await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page).toHaveURL(/\/home\?tab=people$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("sintonia-shared-device"))).toBe("yes");
  load();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an invited person signs up before the scripts have loaded @phone", async ({ instance, page, language, t }) => {
  const email = `${crypto.randomUUID()}@example.org`;
  const { code } = await instance.invite({ email });
  const load = await holdScripts(page, language);
  const sent = requestsTo(page, "/sign-up/email");
  await page.goto(`/invite/${code}`, { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: t("common:action.continue") })).toBeVisible();
  await expect(page).toHaveURL(`/auth?invite=${code}`);
  const button = page.getByRole("button", { name: t("account:sign_up"), exact: true });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByLabel(t("account:email"))).toHaveValue(email);
  await page.getByLabel(t("common:field.name")).fill("Giulia");
  await page.getByLabel(t("account:password"), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t("account:repeat_password")).fill(PASSWORD);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await expect(button).not.toHaveAttribute("aria-disabled");
  await button.click();
  await expect(page).toHaveURL(/\/onboarding$/);
  load();
  await expect(page.getByText(t("common:welcome", { product: "Sintonia" }), { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`/invite/${code}`);
  await expect(page.getByRole("heading", { name: t("invitations:registered.title") })).toBeVisible();
});

test("a page is left at once, before its scripts have loaded @desktop", async ({ signedIn: page, language, t }) => {
  const id = await addPartner(page);
  await addNote(page, id, { content: HIT[language] });
  // The first visit stores the device's time zone.
  await page.goto("/home");
  await page.waitForLoadState("networkidle");
  const neutral = NEUTRAL_PAGES[language];
  await page.route(`${neutral}**`, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Neutral</h1>" }));
  await page.route("**/assets/*.js", () => new Promise<void>(() => undefined));
  const leave = page.getByRole("button", { name: t("safety:leave") }).first();
  await page.goto(`/persona/${id}`, { waitUntil: "commit" });
  await leave.click();
  await expect(page).toHaveURL(neutral);
  await page.goto(`/persona/${id}`, { waitUntil: "commit" });
  await expect(leave).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(page).toHaveURL(neutral);
});

test("a language chosen at once changes a page that React has taken over whole @desktop", async ({ page }) => {
  // On a slow processor React takes the parts of a page over one after another, long enough to choose meanwhile.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  const misfits: string[] = [];
  page.on("console", (message) => message.text().includes("does not fit") && misfits.push(message.text()));
  for (const path of ["/auth", "/auth?recover=true", "/auth"]) {
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("dialog").getByRole("button", { name: "Italiano" }).click();
    await expect(page.getByRole("link", { name: texts("it")("common:skip") })).toBeAttached();
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
  expect(misfits).toEqual([]);
});
