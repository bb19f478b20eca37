import type { Browser, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { becomeOperator, makeOperator, test, turnOnTwoSteps } from "./operator.ts";
import { chooseLanguage, expectAtField, fillSignUp, signIn, signUp, type Texts } from "./steps.ts";

const ROOM = "/admin";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Opens a part by the room's own navigation. */
async function openPart(page: Page, t: Texts, part: string): Promise<void> {
  const parts = page.getByRole("navigation", { name: t("admin:parts") });
  await parts.getByRole("link", { name: t(`admin:part.${part}`), exact: true }).click();
  await expect(heading(page, t(`admin:part.${part}`))).toBeVisible();
}

/** A page of somebody else, with an address of their own. */
async function otherPage(browser: Browser, url: string, locale: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": `198.19.${Math.floor(Math.random() * 250)}.${Date.now() % 250}` },
  });
  return context.newPage();
}

test("an operator invites somebody, who comes, is suspended and let in again @phone", async ({
  browser,
  instance,
  signedIn: page,
  account,
  language,
  lookTwice: look,
  t,
}) => {
  await becomeOperator(page, { instance, account, language, t });
  await page.goto("/settings");
  await page.getByRole("link", { name: t("settings:operator.title"), exact: true }).click();
  await expect(page).toHaveURL(ROOM);
  await expect(page.getByText(t("admin:attention.mail_folder"))).toBeVisible();
  await button(page, t("admin:try.mail_button")).click();
  await expect(page.getByText(t("admin:try.mail_result.folder", { to: account.email }))).toBeVisible();
  await look("the installation");

  await openPart(page, t, "invitations");
  await button(page, t("admin:invitations.make")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("admin:make.count")).fill("0");
  await dialog.getByRole("button", { name: t("admin:make.save.link") }).click();
  await expectAtField(dialog.getByLabel(t("admin:make.count")), t("admin:make.count_range", { max: 200 }));
  await look("inviting, refused");
  // Without a mail server nobody would get a letter.
  await expect(dialog.getByRole("radio", { name: t("admin:make.ways.mail") })).toBeDisabled();
  await expect(dialog.getByText(t("admin:make.no_mail"))).toBeVisible();
  await dialog.getByLabel(t("admin:make.count")).fill("2");
  await dialog.getByLabel(t("admin:make.type")).fill("pilot");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await button(page, t("admin:invitations.make")).click();
  await expect(dialog.getByLabel(t("admin:make.type"))).toHaveValue("pilot");
  await dialog.getByRole("button", { name: t("admin:make.save.link") }).click();
  await expect(dialog.getByRole("heading", { name: t("admin:made.links_other", { count: 2 }) })).toBeVisible();
  const link = await dialog.getByRole("textbox", { name: t("admin:made.link", { number: 1 }) }).inputValue();
  await look("the links");
  await dialog.getByRole("button", { name: t("admin:made.done") }).click();

  // Somebody comes with the first.
  const theirs = await otherPage(browser, instance.url, language === "it" ? "it-IT" : "en-GB");
  const email = `${crypto.randomUUID()}@example.org`;
  await theirs.goto(new URL(link).pathname);
  await chooseLanguage(theirs, language);
  await expect(theirs.getByLabel(t("account:email"))).toBeVisible();
  await fillSignUp(theirs, t, email);
  await button(theirs, t("account:sign_up")).click();
  await expect(theirs).toHaveURL(/\/onboarding/);
  await theirs.goto("/settings/general");

  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText(t("admin:row.state.used"));
  await look("the invitations");
  const other = page.getByRole("listitem").filter({ hasText: "pilot", hasNotText: email });
  await other.getByRole("button", { name: t("admin:row.new_link") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("admin:row.new_link"), exact: true })
    .click();
  await expect(dialog.getByRole("textbox", { name: "pilot" })).toHaveValue(/\/invite\//);
  await look("a new link");
  await dialog.getByRole("button", { name: t("admin:made.done") }).click();
  await page.getByRole("link", { name: email }).click();
  await expect(heading(page, email)).toBeVisible();
  await look("an account");
  await openPart(page, t, "accounts");
  await page.getByRole("searchbox", { name: t("admin:accounts.search") }).fill(email.slice(0, 12));
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "@" })).toHaveCount(1);
  await look("the accounts");
  await page.getByRole("link", { name: email }).click();

  await button(page, t("admin:actions.suspend.button")).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText(t("admin:actions.suspend.text"));
  await look("before suspending");
  await asked.getByRole("button", { name: t("admin:actions.suspend.button") }).click();
  await expect(page.getByText(t("admin:actions.suspend.done"))).toBeVisible();
  // Their open page notices with its next request.
  await theirs.getByRole("textbox", { name: t("common:field.name") }).fill("Giulia Maria");
  await button(theirs, t("settings:name.save")).click();
  const lost = theirs.getByRole("dialog", { name: t("account:lost.title") });
  await expect(lost).toBeVisible();
  await signIn(theirs, t);
  await expect(lost.getByRole("alert")).toContainText(t("errors:account_suspended"));

  await button(page, t("admin:actions.unsuspend.button")).click();
  await asked.getByRole("button", { name: t("admin:actions.unsuspend.button") }).click();
  await expect(page.getByText(t("admin:actions.unsuspend.done"))).toBeVisible();
  await signIn(theirs, t);
  await expect(lost).toBeHidden();

  await page.getByLabel(t("admin:limits.invitations.label")).fill("1");
  await button(page, t("admin:limits.save")).click();
  await expect(page.getByText(t("common:saved"), { exact: true })).toBeVisible();
  const read: string[] = [];
  theirs.on("request", (request) => read.push(new URL(request.url()).pathname));
  await theirs.goto("/settings");
  const part = theirs.getByRole("link", { name: t("settings:groups.invite"), exact: true });
  await expect(part).toBeVisible();
  await theirs.waitForLoadState("networkidle");
  // Its own page reads them.
  expect(read.filter((path) => path === "/api/invitations")).toEqual([]);
  await part.click();
  await expect(theirs.getByText(t("settings:invite.left_one"))).toBeVisible();
  await button(theirs, t("settings:invite.make")).click();
  await expect(theirs.getByLabel(t("settings:invite.link"))).toHaveValue(/\/invite\//);
  await expect(theirs.getByText(t("settings:invite.none_left"))).toBeVisible();
  await theirs.context().close();

  await page.getByRole("button", { name: t("admin:delete.open") }).click();
  await dialog.getByLabel(t("admin:delete.type")).fill("somebody@example.org");
  await dialog.getByRole("button", { name: t("admin:delete.confirm") }).click();
  await expectAtField(dialog.getByLabel(t("admin:delete.type")), t("admin:delete.other_address"));
  await look("deleting, refused");
  await dialog.getByLabel(t("admin:delete.type")).fill(email);
  await dialog.getByRole("button", { name: t("admin:delete.confirm") }).click();
  await expect(page.getByText(t("admin:delete.done", { email }))).toBeVisible();
  await openPart(page, t, "limits");
  await expect(page.getByLabel(t("admin:limits.members"), { exact: true })).toHaveValue("0");
  await look("the limits");
  await openPart(page, t, "log");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "pilot" })).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: account.email }).first()).toBeVisible();
  await look("the log");
});

test("an announcement is seen by a member until it is hidden, and the room by operators only @phone", async ({
  browser,
  instance,
  signedIn: page,
  account,
  language,
  lookTwice: look,
  t,
}) => {
  // Nobody but operators finds the room, nor fetches anything of it.
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(ROOM);
  await expect(heading(page, t("common:not_found.title"))).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("link", { name: t("settings:groups.your-data") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("settings:operator.title"), exact: true })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((path) => path.startsWith("/assets/admin"))).toEqual([]);
  // Nor are invitations asked for, where there are none to pass on.
  await expect(page.getByRole("link", { name: t("settings:groups.invite"), exact: true })).toHaveCount(0);
  expect(fetched.filter((path) => path === "/api/invitations")).toEqual([]);

  await makeOperator(instance, account);
  await page.goto(ROOM);
  await expect(heading(page, t("admin:two_step.title"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("admin:two_step.open") })).toHaveAttribute(
    "href",
    "/settings/signing-in",
  );
  await look("without two steps");
  await turnOnTwoSteps(page);
  await page.goto(`${ROOM}/announcements`);
  await button(page, t("admin:announcements.write")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("admin:announcements.publish") }).click();
  await expectAtField(dialog.getByLabel(t("admin:announcements.text.it")), t("errors:announcement_required"));
  const words = {
    en: "The server will be down on Saturday from 8 to 9.",
    it: "Sabato dalle 8 alle 9 il server si ferma.",
  };
  await dialog.getByLabel(t("admin:announcements.text.en")).fill(words.en);
  await dialog.getByLabel(t("admin:announcements.text.it")).fill(words.it);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await button(page, t("admin:announcements.write")).click();
  await expect(dialog.getByLabel(t("admin:announcements.text.it"))).toHaveValue(words.it);
  await dialog.getByText(t("admin:announcements.level.important"), { exact: true }).click();
  await look("an announcement being written");
  await dialog.getByRole("button", { name: t("admin:announcements.publish") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("admin:announcements.state.now"), { exact: true })).toBeVisible();
  await look("the announcements");

  const theirs = await otherPage(browser, instance.url, language === "it" ? "it-IT" : "en-GB");
  await signUp(theirs, instance, language);
  await theirs.goto("/home");
  // The second visit, whose HTML the server draws.
  await theirs.reload();
  const bar = theirs.getByRole("region", { name: t("common:announcements.label") });
  await expect(bar).toContainText(words[language]);
  expect(await (await theirs.request.get("/home", { headers: { accept: "text/html" } })).text()).toContain(
    words[language],
  );
  await bar.getByRole("button", { name: t("common:announcements.hide") }).click();
  await expect(bar).toHaveCount(0);
  await theirs.reload();
  await expect(heading(theirs, /./)).toBeVisible();
  await expect(bar).toHaveCount(0);
  await theirs.context().close();

  await page.getByRole("button", { name: t("admin:announcements.delete_this", { text: words[language] }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("common:action.delete") })
    .click();
  await expect(page.getByText(t("admin:announcements.empty"))).toBeVisible();
});
