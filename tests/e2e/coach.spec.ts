import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { test } from "./look.ts";
import { addNote, addPerson, ask, openChat, openPerson, signUp, type Texts } from "./steps.ts";

const NOTES = {
  en: ["I lent Marta 300 euros for the car.", "Marta has paid back 50 of the 300 euros. Her sister is called Giulia."],
  it: [
    "Ho prestato a Marta 300 euro per la macchina.",
    "Marta ha restituito 50 dei 300 euro. Sua sorella si chiama Giulia.",
  ],
};
const SAID = {
  en: {
    fact: "How much does Marta still owe me?",
    amount: "250",
    words:
      "Draft a text to Marta: I can't come on Saturday because my mother is visiting, could we do the 5th instead?",
    given: ["Saturday", "mother", "5th"],
    shorter: "shorter",
    useless: "this is useless, you're just a bot",
    machine: /program|machine|person/i,
    turned: "actually I'd rather call her than write",
    plan: "I want to ask her on Thursday at lunch for my money back. I'm afraid she gets angry.",
    friday: "Make it Friday evening instead",
    day: /Friday evening/i,
    notLunch: /lunch/i,
  },
  it: {
    fact: "Quanto mi deve ancora Marta?",
    amount: "250",
    words: "Scrivi a Marta che sabato non posso venire perché viene mia madre, possiamo fare il 5?",
    given: ["sabato", "madre", "5"],
    shorter: "più breve",
    useless: "non serve a niente, sei solo un bot",
    machine: /programma|macchina|persona/i,
    turned: "anzi no, preferisco chiamarla che scriverle",
    plan: "Giovedì a pranzo voglio chiederle indietro i soldi. Ho paura che si arrabbi.",
    friday: "Facciamo venerdì sera",
    day: /venerdì sera/i,
    notLunch: /pranzo/i,
  },
};

/** Sends a message, waits for the complete answer and returns its text. */
async function reply(page: Page, t: Texts, message: string, count: number): Promise<string> {
  await ask(page, t, message);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(count);
  await expect(page.getByRole("button", { name: t("chat:composer.send"), exact: true })).toBeVisible();
  return (
    (await page.getByRole("region", { name: t("chat:transcript"), exact: true }).innerText()).split(message).at(-1) ??
    ""
  );
}

test("the built-in coach uses notes, drafts a message, accepts a correction and plans", async ({
  instance,
  page,
  context,
  language,
  look,
  t,
}) => {
  const said = SAID[language];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page, instance, language);
  const id = await addPerson(page, { name: "Marta", context: "friend" });
  for (const content of NOTES[language]) await addNote(page, id, { content });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);

  expect(await reply(page, t, said.fact, 1)).toContain(said.amount);
  await look("a fact that was asked for");
  await page.getByRole("button", { name: t("chat:sources.show") }).click();
  const source = transcript.getByRole("link", { name: t("chat:sources.open") }).first();
  await expect(source).toHaveAttribute("href", /tab=notes&note=/);

  const draft = await reply(page, t, said.words, 2);
  for (const given of said.given) expect(draft.toLowerCase()).toContain(given.toLowerCase());
  await reply(page, t, said.shorter, 3);
  const copy = page.getByRole("button", { name: t("chat:copy_words") });
  await expect(copy).toHaveCount(2);
  await copy.last().click();
  await expect(page.getByText(t("common:action.copied"), { exact: true }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const given of said.given) expect(copied.toLowerCase()).toContain(given.toLowerCase());
  expect(copied).not.toMatch(/^>|\*\*/m);
  await look("words to send, made shorter");

  expect(await reply(page, t, said.useless, 4)).toMatch(said.machine);
  expect(await reply(page, t, said.turned, 5)).not.toBe("");

  await page.getByRole("button", { name: t("chat:list.new") }).click();
  await page.getByRole("button", { name: t("interactions:prepare"), exact: true }).click();
  await expect(page.getByText(t("chat:prepare.mode"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("chat:composer.send"), exact: true })).toBeVisible();
  await ask(page, t, said.plan);
  await expect(page.getByRole("region", { name: t("chat:plan.proposed") })).toBeVisible();
  await ask(page, t, said.friday);
  const revised = page.getByRole("region", { name: t("chat:plan.revised") });
  await expect(revised).toContainText(said.day);
  await expect(revised).not.toContainText(said.notLunch);
  await look("a plan on another day");
});

test("a note opened from a source of an answer is shown @phone", async ({ signedIn: page, language, t }) => {
  const id = await addPerson(page, { name: "Marta", context: "friend" });
  for (const content of NOTES[language]) await addNote(page, id, { content });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await reply(page, t, SAID[language].fact, 1);
  await page.getByRole("button", { name: t("chat:sources.show") }).click();
  await transcript
    .getByRole("link", { name: t("chat:sources.open") })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("50", { exact: false }).first()).toBeVisible();
});
