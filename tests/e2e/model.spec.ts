import { gate, textSteps, words } from "../support/fake-model.ts";
import { startBreakableProxy } from "./breakable-proxy.ts";
import { expect } from "./fixtures.ts";
import { addNote, addPerson, ask, openChat, openPerson, type Texts } from "./steps.ts";
import { MODEL, test } from "./with-model.ts";

const NOTE = {
  en: "On Tuesday Marta interrupted me twice in front of the whole team.",
  it: "Martedì Marta mi ha interrotta due volte davanti a tutto il gruppo.",
};
const QUESTION = { en: "How should I talk to Marta tomorrow?", it: "Come posso parlare con Marta domani?" };
const ANSWER = {
  en: "Ask Marta for five minutes before the meeting, and tell her how Tuesday felt to you.",
  it: "Chiedi a Marta cinque minuti prima della riunione e raccontale come hai vissuto martedì.",
};

type Page = Parameters<typeof ask>[0];

async function agree(page: Page, t: Texts): Promise<void> {
  await page.getByRole("button", { name: t("chat:consent.agree", { model: MODEL }) }).click();
  await expect(page.getByText(t("chat:who.model", { model: MODEL }))).toBeVisible();
}

test("nothing is sent to the model before the preview and consent; then it answers from the profile and the note @desktop", async ({
  model,
  signedIn: page,
  language,
  lookTwice: look,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: NOTE[language] });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await expect(page.getByRole("heading", { name: t("chat:consent.title") })).toBeVisible();
  await expect(page.getByText(t("chat:who.embedded"))).toBeVisible();
  await look("asking for consent");
  await ask(page, t, QUESTION[language]);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toBeVisible();
  expect(await transcript.innerText()).toMatch(/Marta/);
  expect(model.requests).toEqual([]);

  const showPreview = () => page.getByRole("button", { name: t("common:preview.show") }).click();
  await showPreview();
  const preview = page.getByRole("region", { name: t("common:preview.show") });
  // The whole note except the name.
  const [before = "", after = ""] = NOTE[language].split("Marta");
  await expect(preview).toContainText(after);
  await expect(preview).toContainText(before);
  // Her name appears only in the explanations, which are not sent.
  const leaving = await preview.locator("p.whitespace-pre-wrap").allInnerTexts();
  expect(leaving.length).toBeGreaterThan(2);
  expect(leaving.join("\n")).not.toContain("Marta");
  // On a phone the chat is another dialog.
  const loaded = async () => {
    await showPreview();
    await expect(preview).toContainText(after);
  };
  await look("the preview", loaded);
  const shown = await preview.innerText();
  expect(model.requests).toEqual([]);

  model.script({ kind: "text", text: ANSWER[language] });
  await agree(page, t);
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText(ANSWER[language])).toBeVisible();
  expect(model.requests).toHaveLength(1);
  const { body, path } = await model.request(0);
  expect([path, body.model, body.stream]).toEqual(["/v1/chat/completions", MODEL, true]);
  const [system] = body.messages;
  expect(system?.content).toContain(before);
  expect(system?.content).toContain(after);
  expect(JSON.stringify(body.messages)).not.toMatch(/Marta|Giulia/);
  expect(system?.content).toContain('"agreeableness": "low"');
  // The preview equals the request, word for word.
  const squeezed = (text: string) => text.replaceAll(/\s+/g, " ");
  expect(squeezed(shown)).toContain(squeezed(system!.content));
  const earlier = body.messages.slice(1, -1);
  expect(earlier.length).toBeGreaterThan(0);
  for (const { content } of earlier) expect(squeezed(shown)).toContain(squeezed(content));
  const [asked = ""] = QUESTION[language].split("Marta");
  expect(body.messages.at(-1)?.content).toContain(asked);
});

test("an answer continues in place after a reload in the middle @desktop", async ({
  model,
  signedIn: page,
  language,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await agree(page, t);
  const later = gate();
  const pieces = words(ANSWER[language]);
  const begun = pieces.slice(0, 4).join("").trim();
  const rest = textSteps(pieces.slice(4));
  const start = pieces.slice(0, 4).map((content) => ({ content }));
  model.script({ kind: "stream", steps: [...start, { wait: later.wait }, ...rest] });
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText(begun)).toBeVisible();
  await page.reload();
  await expect(transcript.getByText(begun)).toBeVisible();
  await expect(page.getByRole("button", { name: t("chat:composer.stop") })).toBeVisible();
  later.open();
  await expect(transcript.getByText(ANSWER[language])).toBeVisible();
  await expect(page.getByRole("button", { name: t("chat:copy") })).toBeVisible();
  expect(model.requests).toHaveLength(1);
});

test("Stop closes the model's connection and keeps the text so far @desktop", async ({
  model,
  signedIn: page,
  language,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await agree(page, t);
  model.script({ kind: "stream", steps: [{ content: "One moment " }, { content: "please" }], end: "hang" });
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText("One moment please")).toBeVisible();
  await page.getByRole("button", { name: t("chat:composer.stop") }).click();
  expect(await (await model.request(0)).closedEarly).toBe(true);
  await expect(transcript.getByText(t("chat:cut_short"))).toBeVisible();
  await expect(transcript.getByText("One moment please")).toBeVisible();

  model.script({ kind: "text", text: ANSWER[language] });
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText(ANSWER[language])).toBeVisible();
});

test("a lost connection resumes in mid-answer, and a message written meanwhile is kept @desktop", async ({
  instance,
  model,
  signedIn: page,
  language,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  const proxy = await startBreakableProxy(instance.url);
  await page.goto(`${proxy.url}/persona/${id}`);
  const transcript = await openChat(page, t);
  await agree(page, t);
  const later = gate();
  const pieces = words(ANSWER[language]);
  const begun = pieces.slice(0, 4).join("").trim();
  const start = pieces.slice(0, 4).map((content) => ({ content }));
  model.script({ kind: "stream", steps: [...start, { wait: later.wait }, ...textSteps(pieces.slice(4))] });
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText(begun)).toBeVisible();
  proxy.cut();
  await expect(transcript.getByText(t("chat:reconnecting"))).toBeVisible();
  await expect(transcript.getByText(begun)).toBeVisible();
  await page.getByLabel(t("chat:composer.label")).fill("And on Thursday?");
  later.open();
  proxy.restore();
  await expect(transcript.getByText(ANSWER[language])).toBeVisible();
  await expect(page.getByLabel(t("chat:composer.label"))).toHaveValue("And on Thursday?");
  model.script({ kind: "text", text: "Thursday is fine." });
  await page.getByRole("button", { name: t("chat:composer.send") }).click();
  await expect(transcript.getByText("Thursday is fine.")).toBeVisible();
  expect(model.requests).toHaveLength(2);
  await proxy.close();
});

test("a truncated answer says so, and can be continued @desktop", async ({ model, signedIn: page, language, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await agree(page, t);
  const pieces = words(ANSWER[language]);
  const half = pieces.slice(0, 6).join("");
  model.script({
    kind: "stream",
    steps: [{ content: half }, { finish: "length" }, { done: true }],
  });
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText(t("chat:cut_at_length"))).toBeVisible();
  model.script({ kind: "stream", steps: textSteps(pieces.slice(6)) });
  await page.getByRole("button", { name: t("chat:continue") }).click();
  await expect(transcript.getByText(ANSWER[language])).toBeVisible();
  await expect(transcript.getByText(t("chat:cut_at_length"))).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(1);
  expect(model.requests).toHaveLength(2);
});

test("an unsent message waits, and is sent when the connection is back @desktop", async ({
  model,
  signedIn: page,
  language,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await agree(page, t);
  model.script({ kind: "text", text: ANSWER[language] });
  // The queue is loaded once the first screen is usable.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/offline-")),
  );
  await page.context().setOffline(true);
  await expect(page.getByText(t("offline:sent_later"))).toBeVisible();
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === "sintonia-waiting"));
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText(QUESTION[language])).toBeVisible();
  // It is sent automatically later, so no failure is shown.
  await expect(transcript.getByText(t("offline:waits"))).toBeVisible();
  await expect(transcript.getByText(t("chat:not_sent"))).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(transcript.getByText(ANSWER[language])).toBeVisible();
  expect(model.requests).toHaveLength(1);
});

test("a failed or slow model shows a plain message; a retry, or the built-in coach, answers @desktop", async ({
  model,
  signedIn: page,
  language,
  t,
}) => {
  const id = await addPerson(page, { name: "Marta" });
  await addNote(page, id, { content: NOTE[language] });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  await agree(page, t);
  model.script({ kind: "body", status: 401, type: "application/json", body: "{}" });
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText(t("errors:model_unavailable"))).toBeVisible();
  // An answer that failed has no sources.
  await expect(page.getByRole("button", { name: t("chat:sources.show") })).toHaveCount(0);
  model.script({ kind: "text", text: ANSWER[language] });
  await page.getByRole("button", { name: t("chat:ask_again") }).click();
  await expect(transcript.getByText(ANSWER[language])).toBeVisible();
  await expect(page.getByRole("button", { name: t("chat:ask_built_in") })).toHaveCount(0);

  await page.clock.install();
  model.script({ kind: "silence" });
  await ask(page, t, QUESTION[language]);
  await expect(transcript.getByText(t("chat:thinking"))).toBeVisible();
  await expect(transcript.getByText(t("chat:slow"))).toHaveCount(0);
  await page.clock.fastForward(16_000);
  await expect(transcript.getByText(t("chat:slow"))).toBeVisible();
  await page.getByRole("button", { name: t("chat:composer.stop") }).click();
  await expect(transcript.getByText(t("chat:slow"))).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("chat:composer.send") })).toBeVisible();
  model.script({ kind: "body", status: 500, type: "application/json", body: "{}" });
  await ask(page, t, QUESTION[language]);
  const builtIn = page.getByRole("button", { name: t("chat:ask_built_in") });
  await expect(builtIn).toBeVisible();
  const asked = model.requests.length;
  await builtIn.click();
  await expect(page.getByRole("button", { name: t("chat:copy") })).toHaveCount(2);
  await expect(transcript.getByText(t("errors:model_unavailable"))).toHaveCount(0);
  expect(model.requests).toHaveLength(asked);
});
