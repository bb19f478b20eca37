import type { BrowserContext, Page } from "@playwright/test";
import type { ChatMessage } from "#domain/chat/contract.ts";
import type { Interaction } from "#domain/interactions/contract.ts";
import type { Note } from "#domain/notes/contract.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { expect, test } from "./fixtures.ts";
import { addKnownPerson, questions } from "./profiling.ts";
import { addNote, addPerson, ask, openChat, openPerson, post, read, startNote, type Texts } from "./steps.ts";
import { untilKept } from "./storage.ts";

test.use({ serviceWorkers: "allow" });

const PLAN = { objectives: "Tell her about the move", avoid: "Raising my voice", feeling: "Calm, both of us" };
const LAUGHED = "She laughed at my joke about the printer.";

/** Closes all tabs and opens a new one at this address. */
async function reopen(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(address);
  return page;
}

async function saveNote(page: Page, t: Texts, text: string): Promise<void> {
  const content = await startNote(page, t);
  await content.fill(text);
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expect(content).toBeHidden();
}

test("what was read can be read without a network, after the tab was closed, and says from when it is @phone", async ({
  signedIn: page,
  context,
  checkAccess,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  const other = await addPerson(page, { name: "Ugo" });
  await addNote(page, id, { content: LAUGHED });
  await openPerson(page, id, "Marta");
  await expect(page.getByText(LAUGHED).first()).toBeVisible();
  await untilKept(page, `"of","${id}",null`, `"one","${id}"`);
  await page.goto("/home");
  await untilKept(page, '"cards"', '["profile"]');

  await context.setOffline(true);
  const again = await reopen(context, "/home");
  const marta = again.getByRole("link", { name: "Marta", exact: true }).first();
  await expect(marta).toBeVisible();
  await expect(again.getByText(t("offline:sent_later"))).toBeVisible();
  await expect(again.getByText(t("offline:read_today", { time: "" }).replace(/\s*\.$/, ""))).toBeVisible();
  await checkAccess(again);
  // Helplines are one tap away, without a network too.
  await again.getByRole("button", { name: t("offline:help") }).click();
  await expect(again.getByRole("link", { name: /^112/ })).toBeVisible();
  await checkAccess(again);
  await again.getByRole("button", { name: t("offline:help") }).click();
  await marta.click();
  await expect(again.getByRole("heading", { level: 1, name: "Marta" })).toBeVisible();
  await expect(again.getByText(LAUGHED).first()).toBeVisible();
  // What was never read says so.
  await again.goto(`/persona/${other}`);
  await expect(again.getByText(t("persona:failed"))).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByRole("heading", { level: 1, name: "Ugo" })).toBeVisible();
});

test("notes and a message written without a network are sent once, in order, after the tab was closed @desktop", async ({
  signedIn: page,
  context,
  checkAccess,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  await openChat(page, t);
  await untilKept(page, `"one","${id}"`, `"of","${id}",null`, `"of","${id}",""`, '"site"', '"coach-status"');
  await page.getByRole("button", { name: t("chat:close") }).click();

  await context.setOffline(true);
  const notes = ["First note", "Second note", "Third note"];
  for (const text of notes) await saveNote(page, t, text);
  // Changed before it was sent: one note.
  await page.getByRole("tabpanel").getByRole("button", { name: "Second note" }).click();
  await page.getByRole("button", { name: t("notes:edit.title") }).click();
  await page.getByLabel(t("notes:form.content")).fill("Second note, changed");
  await page.getByRole("button", { name: t("common:action.save_changes") }).click();
  await expect(page.getByText(t("offline:waits"), { exact: true })).toHaveCount(3);
  const transcript = await openChat(page, t);
  await ask(page, t, "How do I tell her?");
  await expect(transcript.getByText(t("offline:waits"))).toBeVisible();
  await checkAccess(page);

  const again = await reopen(context, `/persona/${id}`);
  await expect(again.getByText(t("offline:waits"), { exact: true })).toHaveCount(3);
  await again.getByRole("button", { name: t("persona:actions.chat") }).click();
  await expect(again.getByText("How do I tell her?")).toBeVisible();

  await again.close();
  const last = await context.newPage();
  await context.setOffline(false);
  await last.goto(`/persona/${id}`);
  const stored = async () => (await read<{ items: Note[] }>(last, `/api/personas/${id}/notes`)).items;
  await expect
    .poll(async () => (await stored()).map(({ content }) => content))
    .toEqual(["Third note", "Second note, changed", "First note"]);
  await expect(last.getByText(t("offline:waits"))).toHaveCount(0);
  await expect(last.getByText("Second note, changed").first()).toBeVisible();
  const talks = await read<{ items: { id: string }[] }>(last, `/api/personas/${id}/conversations`);
  expect(talks.items).toHaveLength(1);
  const messages = async () =>
    (await read<{ items: ChatMessage[] }>(last, `/api/conversations/${talks.items[0]!.id}/messages`)).items.filter(
      ({ role }) => role === "user",
    );
  await expect.poll(async () => (await messages()).map(({ content }) => content)).toEqual(["How do I tell her?"]);
});

test("an outcome and answers given without a network are each stored once, after the tab was closed @desktop", async ({
  signedIn: page,
  context,
  t,
}) => {
  const id = await addKnownPerson(page);
  const { id: planId } = await post<Interaction>(page, `/api/personas/${id}/interactions`, PLAN);
  const { section, items } = SECTIONS.at(-1)!;
  await page.goto(`/persona-profiling/${id}`);
  await untilKept(page, `"answers","${id}"`);
  await openPerson(page, id, "Marta");
  await untilKept(page, `"one","${id}"`, '"interactions","of"', '["profile"]');

  await context.setOffline(true);
  await page
    .getByRole("button", { name: t("interactions:planned.register_label", { action: PLAN.objectives }) })
    .click();
  const dialog = page.getByRole("dialog", { name: t("interactions:outcome.title") });
  await dialog.getByLabel(t("interactions:outcome.summary")).fill(LAUGHED);
  await dialog.getByRole("button", { name: t("common:action.save"), exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText(t("offline:waits"), { exact: true })).toBeVisible();

  const again = await reopen(context, `/persona-profiling/${id}?view=sections&part=${section}`);
  for (const [index] of items.entries()) {
    const { step, answer, own } = questions(again, t);
    await expect(step(index + 1, items.length)).toBeVisible();
    if ((await own.count()) > 0) await own.fill("We laughed a lot at the lake");
    else await answer(2).check();
    await again.locator("form button[type=submit]").click();
  }
  await expect(again.getByText(t("offline:waits"), { exact: true }).first()).toBeVisible();

  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const last = await context.newPage();
  await again.close();
  await context.setOffline(false);
  await last.goto(`/persona/${id}`);
  const stored = async () =>
    (await read<{ answers: Record<string, string> }>(last, `/api/personas/${id}/answers`)).answers;
  await expect.poll(stored).toMatchObject(Object.fromEntries(items.map(({ key }) => [key, expect.any(String)])));
  const all = await read<{ items: Interaction[] }>(last, `/api/personas/${id}/interactions`);
  expect(all.items.map(({ id: one, result_summary }) => [one, result_summary])).toEqual([[planId, LAUGHED]]);
  await expect(last.getByText(t("offline:waits"))).toHaveCount(0);
  const changes = sent.filter((line) => /outcome|answers/.test(line));
  expect(changes).toEqual([`POST /api/interactions/${planId}/outcome`, `PUT /api/personas/${id}/answers`]);
});

test("the questions about a new person wait on the device without a network, and are sent with one press @phone", async ({
  signedIn: page,
  context,
  checkAccess,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" }, { tested: false });
  await page.goto(`/persona/${id}`);
  await untilKept(page, `"one","${id}"`, '["profile"]');
  const dialog = (one: Page) => one.getByRole("dialog", { name: t("people:test.title", { name: "Marta" }) });
  const step = (one: Page, n: number) => dialog(one).getByText(t("questions:step", { n, total: 5 }));
  const answer = async (one: Page, n: number) => {
    await expect(step(one, n)).toBeVisible();
    await dialog(one).getByRole("radio").nth(3).check();
  };
  const next = (one: Page) =>
    dialog(one)
      .getByRole("button", { name: t("common:action.next"), exact: true })
      .click();
  await answer(page, 1);
  await next(page);

  await context.setOffline(true);
  await expect(dialog(page).getByText(t("people:test.offline"))).toBeVisible();
  for (const n of [2, 3]) {
    await answer(page, n);
    await next(page);
  }
  const again = await reopen(context, `/persona/${id}`);
  for (const n of [4, 5]) {
    await answer(again, n);
    if (n < 5) await next(again);
  }
  await dialog(again)
    .getByRole("button", { name: t("questions:complete"), exact: true })
    .click();
  await expect(dialog(again).getByText(t("errors:network"))).toBeVisible();
  await checkAccess(again);

  await context.setOffline(false);
  await expect(dialog(again).getByText(t("people:test.offline"))).toHaveCount(0);
  await dialog(again)
    .getByRole("button", { name: t("common:retry"), exact: true })
    .click();
  await expect(dialog(again)).toHaveCount(0);
  const { traits_short } = await read<{ traits_short: object | null }>(again, `/api/personas/${id}`);
  expect(traits_short).not.toBeNull();
});

test("what the server refuses later is shown with its text, and what tells of danger shows where to get help @desktop", async ({
  signedIn: page,
  context,
  checkAccess,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  const gone = await addPerson(page, { name: "Ugo" });
  await openPerson(page, gone, "Ugo");
  await untilKept(page, `"one","${gone}"`);
  await context.setOffline(true);
  await saveNote(page, t, "Ugo called twice.");
  await context.setOffline(false);
  await expect(page.getByText(t("offline:waits"))).toHaveCount(0);
  await context.setOffline(true);
  await saveNote(page, t, "Ugo called a third time.");
  await page.request.delete(`/api/personas/${gone}`);
  await context.setOffline(false);
  const line = page.getByText(t("offline:not_saved.line_one"));
  await expect(line).toBeVisible();
  await page.getByRole("button", { name: t("offline:not_saved.show") }).click();
  const dialog = page.getByRole("dialog", { name: t("offline:not_saved.title") });
  await expect(dialog.getByText("Ugo called a third time.")).toBeVisible();
  await checkAccess(page);
  await dialog.getByRole("button", { name: t("offline:discard") }).click();
  await expect(dialog).toBeHidden();

  await openPerson(page, id, "Marta");
  await untilKept(page, `"one","${id}"`);
  await context.setOffline(true);
  await saveNote(page, t, "He hit me again last night and I am afraid of him.");
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: t("offline:sent_with_care") })).toBeVisible();
  await checkAccess(page);
});
