import { NEUTRAL_PAGES } from "#web/safety/leave.ts";
import { addPartner, HIT } from "./danger.ts";
import { expect, test } from "./fixtures.ts";
import { addNote, addPerson } from "./steps.ts";

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

test("what is typed and pressed before the scripts have loaded is not lost @phone", async ({ page, language, t }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.context().addCookies([{ name: "sintonia_lang", value: language, domain: "127.0.0.1", path: "/" }]);
  await page.route("**/assets/*.js", async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  const email = page.getByLabel(t("account:email"));
  await email.pressSequentially("nobody@example.org");
  await page.getByLabel(t("account:password"), { exact: true }).fill("Wrong1horse");
  await page.getByRole("button", { name: t("account:sign_in"), exact: true }).click();
  load();
  await expect(page.getByText(t("errors:invalid_credentials"))).toBeVisible();
  await expect(email).toHaveValue("nobody@example.org");
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
