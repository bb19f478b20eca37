import type { Locator, Page } from "@playwright/test";
import type { PersonaCard } from "#domain/people/contract.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { expect, test } from "./fixtures.ts";
import { addNote, addPerson, expectAtField, openPerson, read, signUp } from "./steps.ts";
import { expectToast } from "./toasts.ts";

test("adding a person shows an error at each field, keeps what was typed, and adds one @phone", async ({
  signedIn: page,
  t,
}) => {
  await page.goto("/home");
  await page.getByRole("button", { name: t("people:add_first") }).click();
  const dialog = page.getByRole("dialog", { name: t("people:create.title") });
  const name = dialog.getByLabel(t("common:field.name"));
  const age = dialog.getByLabel(t("common:field.age"), { exact: true });
  const context = (which: string) => dialog.getByRole("radio", { name: t(`people:context.${which}`), exact: true });
  const add = dialog.getByRole("button", { name: t("people:form.add"), exact: true });
  await expect(name).toBeFocused();
  await add.click();
  await expectAtField(name, t("errors:name_required"));
  await expect(dialog.getByText(t("errors:context_required"))).toBeVisible();
  await name.fill("Marta");
  await context("other").check();
  await add.click();
  const other = dialog.getByLabel(t("people:form.other"));
  await expectAtField(other, t("errors:relationship_required"));
  for (const wrong of ["13", "101"]) {
    await age.fill(wrong);
    await add.click();
    await expectAtField(age, t("errors:age_persona_range"));
    await expect(age).toHaveValue(wrong);
  }
  await age.fill("17");
  await context("partner").check();
  await add.click();
  await expectAtField(age, t("errors:age_partner_minor"));
  await context("colleague").check();
  await expect(dialog.getByText(t("errors:age_partner_minor"))).toBeHidden();

  await dialog.getByRole("button", { name: t("common:action.close") }).click();
  await page.getByRole("button", { name: t("people:add_first") }).click();
  await expect(name).toHaveValue("Marta");
  await expect(context("colleague")).toBeChecked();
  await age.fill("41");
  await add.dblclick();
  const questions = page.getByRole("dialog", { name: t("people:test.title", { name: "Marta" }) });
  await expect(questions).toBeVisible();
  const { items } = await read<{ items: PersonaCard[] }>(page, "/api/personas");
  expect(items.map((person) => person.name)).toEqual(["Marta"]);

  // The short test cannot be closed, requires an answer to each question, and is there again after a reload.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await page.goBack();
  await expect(questions.getByText(t("questions:step", { n: 1, total: 5 }))).toBeVisible();
  await questions.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  await expectAtField(questions.getByRole("radio").first(), t("errors:answer_required"));
  await questions.getByRole("radio").nth(3).check();
  await expect(questions.getByText(t("errors:answer_required"))).toBeHidden();
  await questions.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  await expect(questions.getByText(t("questions:step", { n: 2, total: 5 }))).toBeVisible();
  await page.reload();
  await expect(questions.getByText(t("questions:step", { n: 2, total: 5 }))).toBeVisible();
  // The browser's Back goes back one question.
  await page.goBack();
  await expect(questions.getByText(t("questions:step", { n: 1, total: 5 }))).toBeVisible();
  await questions.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  for (let n = 2; n <= PERSONA_SHORT.length; n += 1) {
    await expect(questions.getByText(t("questions:step", { n, total: 5 }))).toBeVisible();
    await questions.getByRole("radio").nth(3).check();
    const last = n === PERSONA_SHORT.length;
    if (!last) await questions.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  }
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/short-test") && sent.push(request.url()));
  await questions.getByRole("button", { name: t("questions:complete"), exact: true }).dblclick();
  await expectToast(page, t("people:toast.created"));
  expect(sent).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1, name: "Marta" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test("people can be searched, sorted, filtered and archived @desktop", async ({ signedIn: page, t }) => {
  await addPerson(page, { name: "Zoe", context: "friend" });
  const marta = await addPerson(page, { name: "Marta", context: "colleague" });
  await addPerson(page, { name: "Élodie", context: "other", relationship_other: "Vicina" });
  await addNote(page, marta, { content: "On Tuesday she laughed at my joke." });
  const cards = page.getByRole("list", { name: t("people:grid.label") }).getByRole("heading", { level: 3 });
  const search = page.getByRole("search", { name: t("people:filters.label") });
  // With three people there are no filters.
  await page.goto("/home");
  await expect(cards).toHaveCount(3);
  await expect(search).toHaveCount(0);
  for (const n of [1, 2, 3, 4, 5]) await addPerson(page, { name: `Zz ${n}`, context: "colleague" });
  await page.reload();
  const names = cards.filter({ hasNotText: "Zz" });
  const sort = search.getByLabel(t("people:filters.sort"));
  await expect(names).toHaveText(["Élodie", "Marta", "Zoe"]);
  await sort.selectOption({ label: t("people:filters.by_name") });
  await expect(names).toHaveText(["Élodie", "Marta", "Zoe"]);
  await sort.selectOption({ label: t("people:filters.by_noted") });
  await expect(names).toHaveText(["Marta", "Élodie", "Zoe"]);
  await search.getByRole("searchbox").fill("elod");
  await expect(names).toHaveText(["Élodie"]);
  await page.reload();
  await expect(search.getByRole("searchbox")).toHaveValue("elod");
  await expect(names).toHaveText(["Élodie"]);
  await search.getByRole("searchbox").fill("nobody");
  await expect(page.getByText(t("people:none.title"))).toBeVisible();
  await page.getByRole("button", { name: t("people:none.action") }).click();
  await expect(cards).toHaveCount(8);
  await search.getByRole("button", { name: t("people:type.Friend") }).click();
  await expect(names).toHaveText(["Zoe"]);

  await page.getByRole("link", { name: "Zoe" }).click();
  await page.getByRole("button", { name: t("persona:menu.label", { name: "Zoe" }) }).click();
  await page.getByRole("menuitem", { name: t("persona:menu.archive") }).click();
  await expectToast(page, t("people:toast.archived", { name: "Zoe" }));
  await page
    .getByRole("link", { name: t("common:nav.people") })
    .first()
    .click();
  await expect(names).toHaveText(["Élodie", "Marta"]);
  await search.getByRole("button", { name: t("people:filters.archived") }).click();
  await expect(names).toHaveText(["Zoe"]);
  await page.getByRole("button", { name: t("common:action.undo") }).click();
  await expectToast(page, t("people:toast.unarchived", { name: "Zoe" }));
});

/** Draws a photo in portrait format: red with a blue square in the middle. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [900, 1200];
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#c00";
    context.fillRect(0, 0, 900, 1200);
    context.fillStyle = "#00c";
    context.fillRect(300, 450, 300, 300);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1]!, "base64");
}

test("a photo is chosen, shown everywhere, removed and restored @phone", async ({ signedIn: page, checkAccess, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const edit = async () => {
    await page.getByRole("button", { name: t("persona:menu.label", { name: "Marta" }) }).click();
    await page.getByRole("menuitem", { name: t("persona:menu.edit") }).click();
  };
  const dialog = page.getByRole("dialog", { name: t("people:edit.title", { name: "Marta" }) });
  const picture = (scope: Page | Locator) => scope.locator(`img[src^="/api/personas/${id}/photo"]`);
  /** The side in pixels and the colours of a corner and the middle, once the image has loaded. */
  const pixels = (image: Locator) =>
    image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [element.naturalWidth, element.naturalHeight];
      const context = canvas.getContext("2d", { willReadFrequently: true })!;
      context.drawImage(element, 0, 0);
      const colour = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
        return red > 150 && blue < 80 ? "red" : blue > 150 && red < 80 ? "blue" : `${red} ${green} ${blue}`;
      };
      return { width: canvas.width, height: canvas.height, corner: colour(8, 8), middle: colour(128, 128) };
    });
  const expected = { width: 256, height: 256, corner: "red", middle: "blue" };

  await edit();
  await expect(picture(page)).toHaveCount(0);
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: t("people:photo.choose") }).click();
  const notOne = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear Marta") };
  await (await chooser).setFiles(notOne);
  await expect(dialog.getByRole("alert")).toContainText(t("errors:photo_unreadable"));
  const another = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: t("people:photo.choose") }).click();
  await (await another).setFiles({ name: "marta.png", mimeType: "image/png", buffer: await drawPhoto(page) });
  await expect(dialog.getByText(t("people:photo.kept"), { exact: true })).toBeAttached();
  expect(await pixels(picture(dialog))).toEqual(expected);
  await checkAccess(page);
  await dialog.getByRole("button", { name: t("common:action.close") }).click();
  expect(await pixels(picture(page.getByRole("main")))).toEqual(expected);
  await page.goto("/home");
  expect(await pixels(picture(page.getByRole("main")))).toEqual(expected);

  await openPerson(page, id, "Marta");
  await edit();
  await dialog.getByRole("button", { name: t("people:photo.remove") }).click();
  await expect(picture(page)).toHaveCount(0);
  expect((await page.request.get(`/api/personas/${id}/photo`)).status()).toBe(404);
  await page.getByRole("button", { name: t("common:action.undo") }).click();
  await expect(dialog.getByRole("button", { name: t("people:photo.change") })).toBeVisible();
  expect(await pixels(picture(dialog))).toEqual(expected);
});

test("deleting a person says what is deleted with them, and can be undone @phone", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: "On Tuesday she laughed at my joke." });
  await addNote(page, id, { content: "On Friday we had lunch." });
  await openPerson(page, id, "Marta");
  await page.getByRole("button", { name: t("persona:menu.label", { name: "Marta" }) }).click();
  await page.getByRole("menuitem", { name: t("common:action.delete") }).click();
  const dialog = page.getByRole("alertdialog", { name: t("people:delete.title", { name: "Marta" }) });
  await expect(dialog).toContainText(t("common:count.notes_other", { count: 2 }));
  await expect(dialog.getByRole("button", { name: t("common:action.cancel") })).toBeFocused();
  await dialog.getByRole("button", { name: t("people:delete.confirm") }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole("link", { name: "Marta" })).toHaveCount(0);
  await page.getByRole("button", { name: t("common:action.undo") }).click();
  await expectToast(page, t("people:toast.restored", { name: "Marta" }));
  await openPerson(page, id, "Marta");
  await expect(page.getByText("On Friday we had lunch.").first()).toBeVisible();
});

test("an unknown person, or another user's, shows a 404 @desktop", async ({
  instance,
  signedIn: page,
  browser,
  language,
  t,
}) => {
  const elsewhere = await browser.newContext({ baseURL: instance.url });
  const stranger = await elsewhere.newPage();
  await signUp(stranger, instance, language, { name: "Bruno" });
  const theirs = await addPerson(stranger, { name: "Secret" });
  await elsewhere.close();
  for (const id of [theirs, crypto.randomUUID(), "nonsense"]) {
    await page.goto(`/persona/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: t("persona:not_found.title") })).toBeVisible();
  }
  await expect(page.getByText("Secret")).toHaveCount(0);
  await page.getByRole("link", { name: t("persona:not_found.home") }).click();
  await expect(page).toHaveURL(/\/home/);
});
