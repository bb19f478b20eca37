import type { Page } from "@playwright/test";
import { startBreakableProxy } from "./breakable-proxy.ts";
import { expect, test } from "./fixtures.ts";
import { startVersionedProxy } from "./next-version.ts";
import { recordShown } from "./shown.ts";
import { addNote, addPerson, openPerson, signIn, signUp, startNote, type Texts } from "./steps.ts";
import { keptNames, readStorage, untilKept } from "./storage.ts";

test.use({ serviceWorkers: "allow" });

/** The name of the file that a page's first script comes from, which each version has another one of. */
const scriptOf = (page: Page) => page.evaluate(() => document.querySelector("script[src]")!.getAttribute("src"));

/** Has the browser look for a new version now. */
const lookForVersion = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

const DRAFT = "A draft that has to stay.";

/** Opens a person's page behind a proxy that can bring a new version, with a note begun. */
async function openWithDraft(page: Page, url: string, t: Texts) {
  const id = await addPerson(page, { name: "Marta" });
  const proxy = await startVersionedProxy(url);
  await page.goto(`${proxy.url}/persona/${id}`);
  const content = await startNote(page, t);
  await content.fill(DRAFT);
  await untilKept(page, `"one","${id}"`);
  return { proxy, content, before: await scriptOf(page) };
}

const LAUGHED = "She laughed at my joke about the printer.";

test("the application can be installed, with a maskable icon, shortcuts and a share target @desktop", async ({
  signedIn: page,
  context,
  t,
}) => {
  await addPerson(page, { name: "Marta" });
  await page.goto("/home");
  await untilKept(page);
  const cdp = await context.newCDPSession(page);
  const { errors, data } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  // Incognito windows, which tests run in, cannot install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const manifest = JSON.parse(data!) as { icons: { src: string; purpose?: string }[]; shortcuts: { url: string }[] };
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);

  for (const { url } of manifest.shortcuts) {
    await page.goto("/settings");
    await page.goto(url);
    await expect(page.getByRole("dialog")).toBeVisible();
  }
  // As the system does when a text is shared with the application.
  await page.evaluate((text) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
    const field = document.createElement("textarea");
    Object.assign(field, { name: "text", value: text });
    form.append(field);
    document.body.append(form);
    form.submit();
  }, LAUGHED);
  await expect(page.getByLabel(t("notes:form.content"))).toHaveValue(LAUGHED);
  await expect(page).toHaveURL(/\/home\?add=note$/);
});

test.describe("after signing out", () => {
  // The first page has nothing to show without a network.
  test.use({ expectedComplaints: [/ApiError: network/] });

  test("signing out leaves nothing of an account in any storage, and the next person sees nothing of it @desktop", async ({
    signedIn: page,
    instance,
    language,
    context,
    t,
  }) => {
    const id = await addPerson(page, { name: "Marta" });
    await addNote(page, id, { content: LAUGHED });
    await openPerson(page, id, "Marta");
    await startNote(page, t).then((content) => content.fill("A draft about Marta"));
    await untilKept(page, `"of","${id}",null`);
    const before = JSON.stringify(await readStorage(page));
    // Encrypted: neither names nor texts can be found.
    expect(before).toContain("sintonia-kept");
    expect(before.replaceAll("A draft about Marta", "")).not.toContain("Marta");
    expect(before).not.toContain("laughed");

    await page.keyboard.press("Escape");
    await page
      .getByRole("complementary")
      .getByRole("button", { name: t("common:nav.sign_out") })
      .click();
    await expect(page).toHaveURL(/\/auth$/);
    const { cookies, local, session, databases, cached } = await readStorage(page);
    expect(databases).toEqual({});
    // The router's scroll positions by random keys.
    expect(Object.keys(session).filter((name) => !name.startsWith("tsr-scroll"))).toEqual([]);
    expect(JSON.stringify(session)).not.toContain(id);
    expect(Object.keys(local).filter((name) => name !== "sintonia-moves-on")).toEqual([]);
    // The device's language and time zone.
    const names = cookies.split("; ").map((cookie) => cookie.split("=")[0]);
    expect(new Set(names)).toEqual(new Set(["sintonia_lang", "sintonia_zone"]));
    expect(cached.filter((path) => !path.startsWith("/assets/") && path !== "/offline-shell")).toEqual([]);

    await context.setOffline(true);
    await page.goto("/home");
    await expect(page.getByText(t("errors:network"))).toBeVisible();
    await context.setOffline(false);
    await signUp(page, instance, language, { name: "Paola" });
    await page.goto("/home");
    await untilKept(page, '["profile"]');
    await context.setOffline(true);
    await page.goto(`/persona/${id}`);
    await expect(page.getByText(t("persona:failed"))).toBeVisible();
    await expect(page.getByText("Marta")).toHaveCount(0);
  });
});

test("a new version is offered, waits for every open tab, and takes no draft away @desktop", async ({
  signedIn: page,
  instance,
  context,
  checkAccess,
  t,
}) => {
  const { proxy, content, before } = await openWithDraft(page, instance.url, t);
  const offer = (one: Page) => one.getByText(t("offline:version.ready"));
  // The first installation reloads nothing and offers nothing.
  await expect(offer(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(`${proxy.url}/settings`);
  await untilKept(other);

  proxy.release();
  await lookForVersion(page);
  await expect(offer(page)).toBeVisible();
  await expect(offer(other)).toBeVisible();
  await checkAccess(other);
  await expect(content).toHaveValue(DRAFT);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("offline:version.reload") }).click();
  await expect(page.getByText(t("offline:version.elsewhere"))).toBeVisible();
  expect(await scriptOf(page)).toBe(before);
  await other.getByRole("button", { name: t("offline:version.reload") }).click();
  // Also retried when the reload takes the page away in between.
  for (const one of [page, other]) await expect(async () => expect(await scriptOf(one)).not.toBe(before)).toPass();
  expect(await (await startNote(page, t)).inputValue()).toBe(DRAFT);
  await expect(offer(page)).toHaveCount(0);

  // The new version's files are there without a network.
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Marta" })).toBeVisible();
  await context.setOffline(false);
  await proxy.close();
});

test("a page that never arrives, in another tab, does not hold up a new version @desktop", async ({
  signedIn: page,
  instance,
  context,
  t,
}) => {
  const { proxy, before } = await openWithDraft(page, instance.url, t);
  // The old worker passes the page on, and waits for it.
  const other = await context.newPage();
  const asked = other.waitForRequest(proxy.endless);
  const arrived = other.goto(proxy.endless).catch(() => null);
  await asked;

  proxy.release();
  await lookForVersion(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("offline:version.reload") }).click();
  await expect(async () => expect(await scriptOf(page)).not.toBe(before)).toPass({ timeout: 15_000 });
  // The browser still has the new worker wait.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe("installed");
  expect(await (await startNote(page, t)).inputValue()).toBe(DRAFT);
  await untilKept(page);
  await expect(page.getByText(t("offline:version.ready"))).toHaveCount(0);
  await other.close();
  expect(await arrived).toBeNull();
  await proxy.close();
});

test("a session that ends, and another account, find nothing left; a shared device keeps nothing @phone", async ({
  signedIn: page,
  instance,
  language,
  account,
  context,
  t,
}) => {
  await addPerson(page, { name: "Marta" });
  await page.goto("/home");
  await untilKept(page, '"cards"');
  // Ended elsewhere: the next request learns it.
  await context.clearCookies({ name: /session/ });
  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("common:nav.profile") })
    .click();
  await expect(page.getByRole("dialog", { name: t("account:lost.title") })).toBeVisible();
  await expect.poll(() => keptNames(page)).toEqual([]);

  await signUp(page, instance, language, { name: "Paola" });
  await page.goto("/home");
  await untilKept(page, '["profile"]');
  const { databases } = await readStorage(page);
  expect(databases["sintonia-kept"]!["keys"]).toHaveLength(1);

  await context.clearCookies({ name: /session/ });
  await page.goto("/auth");
  await page.getByLabel(t("offline:shared.label")).check();
  await signIn(page, t, account.email);
  await expect(page.getByRole("link", { name: "Marta", exact: true }).first()).toBeVisible();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("common:nav.settings") })
    .click();
  await page.goto("/settings/your-data");
  await expect(page.getByLabel(t("offline:shared.label"))).toBeChecked();
  expect((await readStorage(page)).databases).toEqual({});
});

/** Has the device keep a person, behind a proxy that lets everything through but the page for signing in. */
async function keepWithoutSignInPage(page: Page, url: string, name: string) {
  await addPerson(page, { name });
  const proxy = await startBreakableProxy(url, { without: "/auth" });
  await page.goto(`${proxy.url}/home`);
  await untilKept(page, '"cards"');
  return proxy;
}

test("the sign-in page, shown from the device, asks for the password once @phone", async ({
  signedIn: page,
  instance,
  account,
  context,
  t,
}) => {
  const proxy = await keepWithoutSignInPage(page, instance.url, "Marta");
  await context.clearCookies({ name: /session/ });
  await page.goto(`${proxy.url}/auth`);
  await expect(page.getByLabel(t("account:email"))).toHaveCount(1);
  await expect.poll(() => keptNames(page)).toEqual([]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await signIn(page, t, account.email);
  await expect(page.getByRole("link", { name: "Marta", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await proxy.close();
});

test("somebody else who signs in on the page shown from the device never sees what was kept @desktop", async ({
  signedIn: page,
  instance,
  language,
  context,
  t,
}) => {
  const proxy = await keepWithoutSignInPage(page, instance.url, "Rosalba");
  const other = await signUp(page, instance, language, { name: "Paola" });
  await context.clearCookies({ name: /session/ });
  const shown = await recordShown(page);
  await page.goto(`${proxy.url}/auth`);
  await signIn(page, t, other.email);
  await expect(page.getByText(t("people:add_first"))).toBeVisible();
  expect(shown.filter((text) => text.includes(t("account:email")))).not.toEqual([]);
  expect(shown.filter((text) => text.includes("Rosalba"))).toEqual([]);
  await proxy.close();
});
