import type { Page } from "@playwright/test";
import type { Interaction } from "#domain/interactions/contract.ts";
import type { Note } from "#domain/notes/contract.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { test } from "./look.ts";
import { readOwnAnswers, saveOwnAnswers } from "./own.ts";
import { expect } from "./fixtures.ts";
import { addNote, addPerson, openPerson, post, read } from "./steps.ts";
import { expectToast, recordToasts } from "./toasts.ts";

const FIRST = "On Tuesday she laughed at my joke.";
const THEIRS = "On Wednesday she laughed at my joke, and Leo did too.";
const MINE = "On Tuesday she laughed at my joke. Then we had lunch.";

async function noteOf(page: Page, id: string): Promise<Note> {
  const { items } = await read<{ items: Note[] }>(page, `/api/personas/${id}/notes`);
  return items[0]!;
}

test("a note edited on two pages at once: nothing is lost, and the user decides @phone", async ({
  signedIn: page,
  context,
  t,
  lookTwice: look,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: FIRST, tags: ["work"] });
  const other = await context.newPage();
  await recordToasts(other);
  const edit = async (on: Page, text: string) => {
    await openPerson(on, id, "Marta");
    await on.getByRole("tabpanel").getByRole("button", { name: FIRST }).click();
    await on.getByRole("button", { name: t("notes:edit.title") }).click();
    await on.getByLabel(t("notes:form.content")).fill(text);
  };
  const save = (on: Page) => on.getByRole("button", { name: t("common:action.save_changes") });
  const content = page.getByLabel(t("notes:form.content"));
  await edit(page, MINE);
  await edit(other, THEIRS);
  await save(other).click();
  await expectToast(other, t("notes:toast.updated"));

  // Refused, also when pressed twice: the other version is shown, mine stays.
  await save(page).dblclick();
  const notice = page.getByRole("region", { name: t("common:elsewhere.title") });
  await expect(notice.getByRole("heading")).toBeFocused();
  await expect(notice.getByRole("definition")).toContainText(THEIRS);
  await expect(notice.locator("mark")).toHaveText(["Wednesday", "joke, and Leo did too."]);
  await expect(content).toHaveValue(MINE);
  expect((await noteOf(page, id)).content).toBe(THEIRS);
  await look("a conflict");

  // Take the other, and think again, by keyboard.
  await page.keyboard.press("Tab");
  await expect(notice.getByRole("button", { name: t("common:elsewhere.keep") })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(content).toHaveValue(THEIRS);
  const taken = page.getByRole("region", { name: t("common:elsewhere.taken_title") });
  await expect(taken.getByRole("heading")).toBeFocused();
  await look("the other version taken");
  await taken.getByRole("button", { name: t("common:elsewhere.put_back") }).click();
  await expect(content).toHaveValue(MINE);

  // A reload does not make the old edit look like one of the new version.
  await page.reload();
  await page.getByRole("tabpanel").getByRole("button", { name: THEIRS }).click();
  await page.getByRole("button", { name: t("notes:edit.title") }).click();
  await expect(content).toHaveValue(MINE);
  await post(other, `/api/personas/${id}/notes`, { content: "Another note." });
  await save(page).click();
  await notice.getByRole("button", { name: t("common:elsewhere.keep") }).click();
  await expectToast(page, t("notes:toast.updated"));
  const { items } = await read<{ items: Note[] }>(page, `/api/personas/${id}/notes`);
  expect(items.map((note) => note.content)).toContain(MINE);
  await page.getByRole("tabpanel").getByRole("button", { name: MINE }).click();
  await expect(page.getByRole("dialog").getByText(MINE)).toBeVisible();
});

test("plans, outcomes, people and answers changed elsewhere are shown before they are replaced @phone", async ({
  signedIn: page,
  language,
  t,
  look,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  const planned = async (objectives: string) =>
    post<Interaction>(page, `/api/personas/${id}/interactions`, { objectives });
  const elsewhere = async (path: string, data: object) =>
    expect((await page.request.patch(path, { data })).status()).toBe(200);
  const notice = page.getByRole("region", { name: t("common:elsewhere.title") });
  const keep = notice.getByRole("button", { name: t("common:elsewhere.keep") });

  // A plan: another line changed elsewhere is simply kept; the same one is asked about.
  const plan = await planned("Ask about the job");
  await page.goto(`/persona/${id}?tab=interactions`);
  const edit = async () => {
    await page.getByRole("button", { name: t("interactions:planned.menu", { action: plan.objectives }) }).click();
    await page.getByRole("menuitem", { name: t("interactions:change_plan") }).click();
  };
  const action = page.getByLabel(t("common:plan.action"));
  await edit();
  await action.fill("Ask about the new job");
  await elsewhere(`/api/interactions/${plan.id}`, { objectives: "Ask about the old job", feeling: "Calm" });
  await page.getByRole("button", { name: t("common:action.save_changes") }).click();
  await expect(notice.getByRole("definition")).toContainText("Ask about the old job");
  await expect(notice.getByRole("definition")).toHaveCount(1);
  await keep.click();
  await expectToast(page, t("interactions:toast.changed"));
  const changed = await read<{ items: Interaction[] }>(page, `/api/personas/${id}/interactions`);
  expect(changed.items[0]).toMatchObject({ objectives: "Ask about the new job", feeling: "Calm" });

  // An outcome recorded elsewhere: the dialog stays open, and mine replaces it only on purpose.
  await page.goto(`/persona/${id}?tab=interactions&register=${plan.id}`);
  await page.getByLabel(t("interactions:outcome.summary")).fill("We talked for an hour.");
  await post(page, `/api/interactions/${plan.id}/outcome`, { result_summary: "We talked." });
  await page.getByRole("button", { name: t("common:action.save"), exact: true }).click();
  await expect(notice.getByRole("definition")).toContainText("We talked.");
  await look("a conflict about an outcome");
  await keep.click();
  await expectToast(page, t("interactions:toast.recorded"));
  await expect(page.getByRole("article").getByText("We talked for an hour.").first()).toBeVisible();

  // A person.
  await page.getByRole("button", { name: t("persona:menu.label", { name: "Marta" }) }).click();
  await page.getByRole("menuitem", { name: t("persona:menu.edit") }).click();
  await page.getByLabel(t("common:field.age")).fill("40");
  await elsewhere(`/api/personas/${id}`, { age: 41, also_called: "Martina" });
  await page.getByRole("button", { name: t("common:action.save_changes") }).click();
  await expect(notice.getByRole("definition")).toContainText("41");
  await notice.getByRole("button", { name: t("common:elsewhere.take") }).click();
  await page.getByRole("button", { name: t("common:action.save_changes") }).click();
  await expect(page.getByText(t("common:profile.updated"), { exact: true })).toBeVisible();
  expect(await read(page, `/api/personas/${id}`)).toMatchObject({ age: 41, also_called: "Martina" });

  // An answer in one's own words.
  const [first, second] = SELF_GROUPS.find(({ group }) => group === "relationship_memory")!.items;
  const question = { name: first!.text[language], exact: true };
  await page.goto("/extended-profiling?part=relationship_memory");
  await page.getByRole("textbox", question).fill("An evening by the sea.");
  await saveOwnAnswers(page, { [first!.key]: "An evening in the mountains." });
  await page.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: second!.text[language] })).toBeVisible();
  await expect(notice.getByRole("definition")).toContainText("An evening in the mountains.");
  await expect(notice).toContainText(t("common:elsewhere.yours", { text: "An evening by the sea." }));
  await look("a conflict about an answer");
  await notice.getByRole("button", { name: t("common:elsewhere.take") }).click();
  await notice.getByRole("button", { name: t("common:elsewhere.put_back") }).click();
  await page.getByRole("textbox", { name: second!.text[language], exact: true }).fill("With a song.");
  await page.getByRole("button", { name: t("common:action.next"), exact: true }).click();
  await expect(notice).toBeHidden();
  expect(await readOwnAnswers(page)).toMatchObject({
    [first!.key]: "An evening by the sea.",
    [second!.key]: "With a song.",
  });
});
