import { expect, test } from "./fixtures.ts";
import { addKnownPerson } from "./profiling.ts";
import { assess, snapshotOf } from "./relationship.ts";
import { addNote, signUp } from "./steps.ts";
import { scoring } from "../support/relationship.ts";

const LONG = "On Tuesday she asked how I was and waited for the answer. ".repeat(12).trim();

test("pages print completely, in dark text on white, without controls @desktop", async ({
  instance,
  page,
  language,
  t,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await signUp(page, instance, language);
  const id = await addKnownPerson(page);
  await addNote(page, id, { content: LONG });
  await assess(page, id, scoring(3));
  await page.context().addCookies([{ name: "sintonia_theme", value: "dark", url: instance.url }]);

  for (const path of [snapshotOf(id), `/persona-summary/${id}`, "/personality-summary"]) {
    await page.goto(path);
    await page.getByRole("button", { name: t("common:print") }).click();
    await expect(page.locator("html[data-printed]")).toBeAttached();
  }
  for (const path of [
    snapshotOf(id),
    `/persona-summary/${id}`,
    "/personality-summary",
    `/persona/${id}`,
    "/privacy",
    "/terms",
  ]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main p:visible").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.locator("body"), path).toHaveCSS("color", "rgb(42, 26, 44)");
    await expect(page.locator("html"), path).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("nav:visible, aside:visible, [role=tablist]:visible"), path).toHaveCount(0);
    // The row of a note, which contains its text, is a button too.
    await expect(page.locator("button:visible").filter({ hasNotText: "she asked how I was" }), path).toHaveCount(0);
  }
  await page.goto(`/persona/${id}`);
  await page.emulateMedia({ media: "print" });
  const note = page.getByText(LONG).last();
  await expect(note).toBeVisible();
  expect(await note.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
});
