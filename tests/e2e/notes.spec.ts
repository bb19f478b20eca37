import type { Note } from "#domain/notes/contract.ts";
import { scoring } from "../support/relationship.ts";
import { expect, test } from "./fixtures.ts";
import { assess, snapshotOf } from "./relationship.ts";
import { addNote, addPerson, expectAtField, openPerson, read, signIn, startNote } from "./steps.ts";
import { expectToast } from "./toasts.ts";

const TUESDAY = "On Tuesday she laughed at my joke.";

test("a note is validated in place, and a double click saves it once @desktop", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  const save = page.getByRole("button", { name: t("notes:form.save"), exact: true });
  const day = page.getByLabel(t("notes:form.day"));
  await expect(content).toBeFocused();
  await expect(save).toBeDisabled();
  await content.fill("   ");
  await expect(save).toBeDisabled();
  const long = "a".repeat(2001);
  await content.fill(long);
  await expect(page.getByText("2001/2000")).toBeVisible();
  await save.click();
  await expectAtField(content, t("errors:content_too_long"));
  await expect(content).toHaveValue(long);
  await content.fill(TUESDAY);
  await expect(page.getByText(`${TUESDAY.length}/2000`)).toBeVisible();
  const today = await day.inputValue();
  await day.fill("2099-01-01");
  await save.click();
  await expectAtField(day, t("errors:date_in_future"));
  await day.fill(today);

  await page.getByRole("button", { name: t("common:action.close") }).click();
  await startNote(page, t);
  await expect(content).toHaveValue(TUESDAY);
  await save.dblclick();
  await expectToast(page, t("notes:toast.added"));
  const { items } = await read<{ items: Note[] }>(page, `/api/personas/${id}/notes`);
  expect(items.map((note) => note.content)).toEqual([TUESDAY]);
});

test("a note started on the home page asks for the person @phone", async ({ signedIn: page, t }) => {
  await addPerson(page, { name: "Marta" });
  await page.goto("/home");
  await page.getByRole("button", { name: t("home:add_note") }).click();
  const person = page.getByRole("combobox", { name: t("notes:form.person") });
  await page.getByLabel(t("notes:form.content")).fill(TUESDAY);
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expectAtField(person, t("errors:persona_required"));
  await person.fill("mar");
  await page.getByRole("option", { name: "Marta" }).click();
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expectToast(page, t("notes:toast.added"));
  await expect(page.getByText(TUESDAY).first()).toBeVisible();
});

test("a session that ends while a note is written loses none of it @desktop", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  await content.fill(TUESDAY);
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("account:lost.title") });
  await expect(dialog.getByLabel(t("account:password"), { exact: true })).toBeFocused();
  await signIn(page, t);
  await expect(dialog).toBeHidden();
  await expect(content).toHaveValue(TUESDAY);
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expectToast(page, t("notes:toast.added"));
  await expect(page.getByText(TUESDAY).first()).toBeVisible();
});

test("a connection lost while saving keeps the note, and a retry creates only one @desktop", async ({
  signedIn: page,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  const save = page.getByRole("button", { name: t("notes:form.save"), exact: true });
  await content.fill(TUESDAY);
  // The note is saved but the response is lost: the retry must not create a second note.
  await page.route(
    `**/api/personas/${id}/notes`,
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      await route.abort("failed");
    },
    { times: 1 },
  );
  await save.click();
  await expect(page.getByText(t("notes:error.create"))).toBeVisible();
  await expect(page.getByText(t("errors:network"))).toBeVisible();
  await expect(content).toHaveValue(TUESDAY);
  await save.click();
  await expectToast(page, t("notes:toast.added"));
  const { items } = await read<{ items: Note[] }>(page, `/api/personas/${id}/notes`);
  expect(items.map((note) => note.content)).toEqual([TUESDAY]);
});

test("a note can be changed, and deleted with a confirmation and an undo @phone", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: TUESDAY });
  await openPerson(page, id, "Marta");
  const row = page.getByRole("tabpanel").getByRole("button", { name: TUESDAY });
  await row.click();
  await page.getByRole("button", { name: t("notes:edit.title") }).click();
  const content = page.getByLabel(t("notes:form.content"));
  await content.fill(`${TUESDAY} Then we had lunch.`);
  await page.getByRole("button", { name: t("common:action.save_changes") }).click();
  await expectToast(page, t("notes:toast.updated"));
  await expect(row).toContainText("Then we had lunch.");

  await row.click();
  await page.getByRole("button", { name: t("common:action.delete"), exact: true }).click();
  const question = page.getByRole("alertdialog", { name: t("notes:delete.title") });
  await expect(question).toContainText(t("notes:delete.text"));
  await question.getByRole("button", { name: t("common:action.cancel") }).click();
  await page.getByRole("button", { name: t("common:action.delete"), exact: true }).click();
  // Undo stays long enough to be reached, also by keyboard. The page's time only passes here.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await question.getByRole("button", { name: t("notes:delete.confirm") }).click();
  const undo = page.getByRole("button", { name: t("common:action.undo") });
  const none = page.getByText(t("persona:notes.none", { name: "Marta" }));
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return (await undo.isVisible()) && (await none.isVisible());
    })
    .toBe(true);
  await page.clock.fastForward(14_000);
  await page.keyboard.press("F8");
  for (let presses = 0; presses < 4 && !(await undo.evaluate((at) => at === document.activeElement)); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(undo).toBeFocused();
  await page.clock.resume();
  await page.keyboard.press("Enter");
  await expectToast(page, t("notes:toast.restored"));
  await expect(row).toBeVisible();
});

test("tags are added with Enter or a comma, and filter the notes @phone", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: "About the holidays.", tags: ["holidays"] });
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  await content.fill("About the budget.");
  const tags = page.getByLabel(t("notes:tags.label")).first();
  await tags.pressSequentially("Work,");
  await tags.fill("to clear up");
  await tags.press("Enter");
  await page.getByRole("button", { name: t("notes:tags.remove", { tag: "to clear up" }) }).click();
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expectToast(page, t("notes:toast.added"));

  // Assessment results and lasting changes appear between the notes.
  for (const score of [2, 3]) await assess(page, id, scoring(score));
  await page.reload();
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText(t("relationship:mark.up"))).toHaveCount(1);
  await expect(panel.getByRole("link", { name: t("relationship:mark.look") })).toHaveAttribute("href", snapshotOf(id));

  const filter = page.getByRole("group", { name: t("persona:notes.filter") });
  const rows = page.getByRole("tabpanel").getByRole("button", { name: /^About/ });
  await expect(filter.getByRole("button")).toHaveText([t("persona:notes.all"), "holidays", "Work"]);
  await filter.getByRole("button", { name: "Work" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("About the budget.");
  await expect(panel.getByText(t("relationship:mark.up"))).toHaveCount(0);
  await filter.getByRole("button", { name: t("persona:notes.all") }).click();
  await expect(rows).toHaveCount(2);

  // The filter also lists tags of notes on later pages, and finds those notes.
  await addNote(page, id, { content: "About the garden.", tags: ["roses"], created_at: "2020-05-01T10:00:00Z" });
  await Promise.all(Array.from({ length: 50 }, (_, n) => addNote(page, id, { content: `About day ${n}.` })));
  await page.reload();
  await expect(rows.first()).toContainText("About day");
  await expect(page.getByText("About the garden.")).toHaveCount(0);
  await filter.getByRole("button", { name: "roses" }).click();
  await expect(rows).toHaveText(["About the garden."]);
  // Without the filter the note is on a later page, under its own day.
  await filter.getByRole("button", { name: t("persona:notes.all") }).click();
  await expect(rows.first()).toContainText("About day");
  await page.getByRole("button", { name: t("persona:notes.older") }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: "2020" }).getByText("About the garden.")).toBeVisible();
});
