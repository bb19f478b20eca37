import { longConversation } from "../support/long-conversation.ts";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addNote, addPerson, ask, openChat, openPerson, read } from "./steps.ts";

const NOTE = {
  en: "On Tuesday Marta interrupted me twice in front of the whole team.",
  it: "Martedì Marta mi ha interrotta due volte davanti a tutto il gruppo.",
};
const QUESTION = { en: "How should I talk to Marta tomorrow?", it: "Come posso parlare con Marta domani?" };

test("an answer lists its sources, and one marked as wrong is no longer used @phone", async ({
  signedIn: page,
  language,
  look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: NOTE[language] });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await ask(page, t, QUESTION[language]);
  const rests = page.getByRole("button", { name: t("chat:sources.show") });
  await rests.click();
  await expect(rests).toHaveAttribute("aria-expanded", "true");
  const sources = transcript.getByRole("listitem").getByRole("list").getByRole("listitem");
  const source = sources.filter({ hasText: t("chat:sources.kind.note") });
  await expect(source).toContainText(NOTE[language]);
  await expect(source.getByRole("link", { name: t("chat:sources.open") })).toHaveAttribute("href", /tab=notes&note=/);
  const profile = sources.filter({ hasText: t("chat:sources.kind.profile") });
  await expect(profile.getByRole("link", { name: t("chat:sources.open") })).toHaveAttribute(
    "href",
    `/persona-summary/${id}`,
  );
  await expect(profile.getByRole("button")).toHaveCount(0);
  await look("what an answer rests on");
  const wrong = source.getByRole("button", { name: t("chat:sources.wrong"), exact: false });
  await wrong.click();
  await expect(source.getByRole("status")).toContainText(t("chat:sources.marked"));
  await look("a source called wrong");
  await ask(page, t, QUESTION[language]);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(2);
  const last = transcript.getByText(NOTE[language].slice(0, 30));
  // Once in the source, struck through, and once in the first answer.
  await expect(last).toHaveCount(2);
  await source.getByRole("button", { name: t("chat:sources.undo"), exact: false }).click();
  await expect(source.getByRole("status")).toHaveCount(0);
});

test("a search finds a conversation by its words, and a deleted one can be restored @phone", async ({
  instance,
  signedIn: page,
  look,
  t,
}) => {
  const personaId = await addPerson(page, { name: "Marta" });
  const { user_id: userId } = await read<{ user_id: string }>(page, "/api/profile");
  await longConversation(instance.db, { userId, personaId }, 6);
  await openPerson(page, personaId, "Marta");
  await openChat(page, t);
  await page.getByRole("button", { name: t("chat:list.new") }).click();
  await page.getByLabel(t("chat:composer.label")).fill("A draft");
  await page.getByRole("button", { name: t("chat:list.open") }).click();
  const row = page.getByRole("button", { name: /^Message 1/ });
  const search = page.getByRole("searchbox", { name: t("chat:list.search") });
  await search.fill("nothing like it");
  await expect(page.getByText(t("chat:list.found_none"))).toBeVisible();
  await expect(row).toBeHidden();
  await search.fill("MESSAGE 4");
  await expect(row).toBeVisible();
  await look("a conversation found");
  // Escape cancels the current action and does not close the chat.
  const menu = page.getByRole("button", { name: t("chat:list.menu", { title: "Message 1" }) });
  await menu.click();
  await page.getByRole("menuitem", { name: t("chat:list.rename") }).click();
  const name = page.getByRole("textbox", { name: t("chat:list.name") });
  await expect(name).toBeFocused();
  await name.fill("Something else");
  await page.keyboard.press("Escape");
  await expect(name).toBeHidden();
  await expect(row).toBeFocused();
  await search.focus();
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(search).toBeVisible();
  await menu.click();
  await page.getByRole("menuitem", { name: t("common:action.delete") }).click();
  const undo = page.getByRole("button", { name: t("common:action.undo") });
  await expect(undo).toBeFocused();
  await expect(row).toBeHidden();
  await undo.click();
  await row.click();
  // Each conversation keeps its own draft.
  const field = page.getByLabel(t("chat:composer.label"));
  await expect(field).toHaveValue("");
  await page.getByRole("button", { name: t("chat:list.new") }).click();
  await expect(field).toHaveValue("A draft");
});
