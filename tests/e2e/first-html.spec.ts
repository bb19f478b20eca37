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
