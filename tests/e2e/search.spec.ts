import { expect, test } from "./fixtures.ts";
import { addNote, addPerson, openPerson } from "./steps.ts";

const NOTE = {
  en: "We quarrelled about the keys of the car, and she left early.",
  it: "Abbiamo litigato per le chiavi dell’auto, e se n’è andata presto.",
};
/** An inflected form of a word in the note. */
const WORD = { en: "quarrelling", it: "litigavamo" };
const OTHER_WORD = { en: "early", it: "presto" };

test("a search finds an old note by a word, by keyboard only, and opens it @desktop", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await addPerson(page, { name: "Paolo" });
  await addNote(page, id, { content: NOTE[language], created_at: "2025-03-04T10:00:00Z" });
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: t("search:title") });
  const field = dialog.getByRole("combobox", { name: t("search:field") });
  await expect(field).toBeFocused();
  const options = dialog.getByRole("option");
  await expect(options).toHaveText(["Paolo", "Marta"]);
  await checkAccess(page);

  await field.fill("zzzz");
  await expect(dialog.getByText(t("search:none_hint", { words: "zzzz" }))).toBeVisible();
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await field.fill(WORD[language]);
  await expect(options).toHaveCount(1);
  await expect(options.first()).toContainText("Marta");
  await expect(options.first().locator("mark")).toHaveText(language === "en" ? "quarrelled" : "litigato");
  await checkAccess(page);
  await field.fill("mar");
  await expect(options.first()).toHaveText("Marta");
  // The results shown are for the previous query, so Enter must not open one.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/search?*", (route) => held.promise.then(() => route.continue()), { times: 1 });
  await field.fill(OTHER_WORD[language]);
  await page.keyboard.press("Enter");
  held.resolve();
  await expect(options).toHaveCount(1);
  await field.fill(WORD[language]);
  await expect(options.first().locator("mark")).toHaveText(language === "en" ? "quarrelled" : "litigato");
  await expect(options.first()).toContainText(NOTE[language].slice(0, 20));
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const note = page.getByRole("dialog", { name: t("notes:view.title", { name: "Marta" }) });
  await expect(note).toContainText(NOTE[language]);
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(page).not.toHaveURL(/note=/);
});

test("closing the search returns the focus, and a failed one can be retried @desktop", async ({
  signedIn: page,
  checkAccess,
  t,
}) => {
  await page.goto("/home");
  const opener = page.getByRole("button", { name: t("search:title") });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: t("search:title") });
  await expect(dialog.getByText(t("search:start"))).toBeVisible();
  await page.route("**/api/search?*", (route) => route.abort());
  await dialog.getByRole("combobox").fill("marta");
  await expect(dialog.getByText(t("search:failed"))).toBeVisible({ timeout: 20_000 });
  await checkAccess(page);
  await page.unroute("**/api/search?*");
  await dialog.getByRole("button", { name: t("common:retry") }).click();
  await expect(dialog.getByText(t("search:none_hint", { words: "marta" }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a note and a person are excluded from the coach, and marked @phone", async ({
  signedIn: page,
  language,
  checkAccess,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: NOTE[language] });
  await openPerson(page, id, "Marta");
  await page.getByRole("button", { name: NOTE[language] }).click();
  const box = page.getByRole("checkbox", { name: t("notes:leave_out.label") });
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeChecked();
  await checkAccess(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("persona:notes.left_out"), { exact: true })).toBeVisible();

  await page.getByRole("button", { name: t("persona:menu.label", { name: "Marta" }) }).click();
  await page.getByRole("menuitem", { name: t("persona:menu.edit") }).click();
  const person = page.getByRole("checkbox", { name: t("people:leave_out.label", { name: "Marta" }) });
  await person.click();
  await expect(person).toBeChecked();
  await checkAccess(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("people:state.left_out"), { exact: true })).toBeVisible();
});
