import { SIGNED_OUT_COOKIE } from "#domain/account/signed-out.ts";
import { expect, test } from "./fixtures.ts";
import { recordShown } from "./shown.ts";
import { addNote, addPerson, openPerson, startNote } from "./steps.ts";
import { readStorage, untilKept } from "./storage.ts";

// Without a network the pages have nothing to show.
test.use({ serviceWorkers: "allow", expectedComplaints: [/ApiError: network/] });

for (const dropped of [false, true]) {
  test(`signing out without a network leaves nothing on the device, and ends the session once it is back${dropped ? ", also after the cookie was dropped" : ""} @desktop`, async ({
    signedIn: page,
    context,
    playwright,
    instance,
    t,
  }) => {
    const id = await addPerson(page, { name: "Marta" });
    await addNote(page, id, { content: "She laughed at my joke." });
    await page.goto("/home");
    await untilKept(page, '"cards"', '["profile"]');
    await openPerson(page, id, "Marta");
    await untilKept(page, `"of","${id}",null`, `"one","${id}"`);
    const signedIn = (await context.cookies()).filter(({ name }) => name.includes("session"));

    await context.setOffline(true);
    const content = await startNote(page, t);
    await content.fill("It must go nowhere.");
    await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
    await expect(content).toBeHidden();
    await (await startNote(page, t)).fill("A draft about Marta");
    await page.keyboard.press("Escape");
    await page
      .getByRole("complementary")
      .getByRole("button", { name: t("common:nav.sign_out") })
      .click();
    const asked = page.getByRole("alertdialog", { name: t("offline:leave.title") });
    await asked.getByRole("button", { name: t("common:nav.sign_out") }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { cookies, local, session, databases } = await readStorage(page);
    expect(databases).toEqual({});
    expect(Object.keys(local).filter((name) => name !== "sintonia-moves-on")).toEqual(["sintonia-signed-out"]);
    expect(JSON.stringify({ local, session })).not.toContain(id);
    expect(cookies).toContain(`${SIGNED_OUT_COOKIE}=1`);

    // Whoever opens the browser finds nothing, without a network or with one.
    const next = await context.newPage();
    await page.close();
    for (const address of ["/home", `/persona/${id}`]) {
      await next.goto(address);
      await expect(next.getByText(t("errors:network"))).toBeVisible();
      await expect(next.getByText("Marta")).toHaveCount(0);
    }
    // Some browsers drop a script's cookies after a week.
    if (dropped) await context.clearCookies({ name: SIGNED_OUT_COOKIE });
    await context.setOffline(false);
    const seen = await recordShown(next);
    await next.goto(`/persona/${id}`);
    await expect(next).toHaveURL(/\/auth/);
    await expect(next.getByLabel(t("account:email"))).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain(SIGNED_OUT_COOKIE);
    expect(await readStorage(next)).toMatchObject({ databases: {} });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => text.includes("Marta"))).toEqual([]);
    // Nor does the session's cookie open anything, wherever it is sent from.
    const cookie = signedIn.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(cookie).toContain("session_token");
    const elsewhere = await playwright.request.newContext({ baseURL: instance.url, extraHTTPHeaders: { cookie } });
    expect((await elsewhere.get("/api/profile")).status()).toBe(401);
    await elsewhere.dispose();
  });
}
