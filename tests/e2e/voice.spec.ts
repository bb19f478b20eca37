import type { Interaction } from "#domain/interactions/contract.ts";
import type { Note } from "#domain/notes/contract.ts";
import { audioKind, audioSeconds } from "#domain/voice/audio.ts";
import { errorBody, gate } from "../support/fake-model.ts";
import { expect } from "./fixtures.ts";
import { addPerson, expectAtField, openChat, openPerson, post, read, signUp, startNote } from "./steps.ts";
import { agree, expectMicrophone, MODEL, SAID, speak, test } from "./voice.ts";
import { expectToast } from "./toasts.ts";

test.use({
  permissions: ["microphone"],
  // Responses to recordings that are refused or cannot be transcribed.
  expectedComplaints: [/the server responded with a status of (415|422|502)/],
});

test("a note is dictated after consent, inserted at the cursor, and undone with one key @desktop", async ({
  instance,
  model,
  page,
  language,
  look,
  t,
}) => {
  const said = SAID[language];
  await signUp(page, instance, language);
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  const start = page.getByRole("button", { name: t("voice:start"), exact: true });
  await content.focus();
  await start.click();
  await expect(page.getByRole("region", { name: t("voice:consent.title") })).toBeFocused();
  // The empty field is not an error when the user is about to speak.
  await expect(page.getByText(t("errors:content_required"))).toHaveCount(0);
  await page.getByRole("button", { name: t("common:action.not_now") }).click();
  await content.fill("One. Two.");
  await content.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));

  await start.click();
  const question = page.getByRole("region", { name: t("voice:consent.title") });
  await expect(question).toBeFocused();
  await expect(question).toContainText(MODEL);
  await expect(question).toContainText(new URL(model.url).host);
  await look("the question before a first recording");
  // There is one consent, so the preview of what the chat model would receive is shown here too.
  await question.getByRole("button", { name: t("common:preview.show") }).click();
  await expect(question.getByRole("region", { name: t("common:preview.show") })).toContainText("<data>");
  await look("what would leave for the model, shown before a recording");
  await page.getByRole("button", { name: t("common:action.not_now") }).click();
  await expect(start).toBeFocused();
  await expectMicrophone(page, []);
  await start.click();
  await page.getByRole("button", { name: t("voice:consent.agree") }).click();

  await expect(page.getByRole("timer")).toHaveText("0:01");
  await expectMicrophone(page, ["live"]);
  await expect(page.getByRole("button", { name: t("notes:form.save"), exact: true })).toBeDisabled();
  await look("a note being spoken");
  const heard = gate();
  model.scriptSpeech({ kind: "text", text: said, wait: heard.wait });
  await page.getByRole("button", { name: t("voice:stop"), exact: true }).click();
  await expect(page.getByText(t("voice:working")).first()).toBeVisible();
  await expectMicrophone(page, ["ended"]);
  await look("a note being transcribed");
  heard.open();
  await expect(content).toHaveValue(`One. ${said} Two.`);
  await expect(
    page
      .getByRole("group", { name: t("voice:label") })
      .getByText(t("voice:done"))
      .first(),
  ).toBeVisible();
  await expect(start).toBeVisible();
  expect(model.recordings).toHaveLength(1);
  const [{ bytes, fields }] = model.recordings as [(typeof model.recordings)[0]];
  expect(fields).toMatchObject({ model: MODEL, language });
  expect(audioKind(bytes)).toBe("webm");
  expect(audioSeconds(bytes, "webm")).toBeGreaterThan(1);

  await expect(content).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(content).toHaveValue("One. Two.");
  await page.keyboard.press("Control+Shift+z");
  await page.getByRole("button", { name: t("notes:form.save"), exact: true }).click();
  await expectToast(page, t("notes:toast.added"));
  const { items } = await read<{ items: Note[] }>(page, `/api/personas/${id}/notes`);
  expect(items.map((note) => note.content)).toEqual([`One. ${said} Two.`]);
});

test("an outcome is dictated, as WAV if the transcriber rejects the browser's format @desktop", async ({
  model,
  signedIn: page,
  language,
  look,
  t,
}) => {
  await agree(page);
  const id = await addPerson(page, { name: "Marta" });
  await post(page, `/api/personas/${id}/interactions`, { objectives: "Tell her about the move" });
  await openPerson(page, id, "Marta");
  const label = t("interactions:planned.register_label", { action: "Tell her about the move" });
  await page.getByRole("button", { name: label }).click();
  const dialog = page.getByRole("dialog", { name: t("interactions:outcome.title") });
  const summary = dialog.getByLabel(t("interactions:outcome.summary"));
  await expect(summary).toBeFocused();
  await look("the outcome, with a microphone");

  model.scriptSpeech((recording) =>
    audioKind(recording.bytes) === "wav"
      ? { kind: "text", text: SAID[language] }
      : { kind: "body", status: 400, type: "application/json", body: errorBody("Invalid file format.") },
  );
  await speak(page, t);
  await expect(summary).toHaveValue(SAID[language]);
  expect(model.recordings.map(({ bytes }) => audioKind(bytes))).toEqual(["webm", "wav"]);
  const wav = Buffer.from(model.recordings[1]!.bytes);
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
  expect(audioSeconds(wav, "wav")).toBeGreaterThan(1.5);
  // The recording contains a voice, not silence.
  const samples = Array.from({ length: (wav.length - 44) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2));
  expect(Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)).toBeGreaterThan(300);

  await dialog.getByRole("button", { name: t("common:action.save"), exact: true }).click();
  await expectToast(page, t("interactions:toast.recorded"));
  const { items } = await read<{ items: Interaction[] }>(page, `/api/personas/${id}/interactions`);
  expect(items.map(({ result_summary }) => result_summary)).toEqual([SAID[language]]);
});

test("Escape cancels the recording and not the dialog; a failure keeps the recording and all text @phone", async ({
  model,
  signedIn: page,
  language,
  look,
  t,
}) => {
  await agree(page);
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  const start = page.getByRole("button", { name: t("voice:start"), exact: true });
  await speak(page, t, { stop: false });
  await page.keyboard.press("Escape");
  await expect(start).toBeFocused();
  await expect(content).toBeVisible();
  await expectMicrophone(page, ["ended"]);
  expect(model.recordings).toEqual([]);

  model.scriptSpeech({ kind: "body", status: 500, type: "text/plain", body: "out of memory" });
  await speak(page, t);
  const failure = page.getByRole("alert").filter({ hasText: t("voice:error.title") });
  await expect(failure).toContainText(t("errors:transcription_failed"));
  await expect(failure).toContainText(t("voice:error.kept"));
  await look("a recording that could not be transcribed");
  const later = gate();
  model.scriptSpeech({ kind: "text", text: "never", wait: later.wait });
  await failure.getByRole("button", { name: t("common:retry") }).click();
  await expect.poll(() => model.recordings.length).toBe(2);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toContainText(t("voice:error.stopped"));
  expect(await model.recordings[1]?.closedEarly).toBe(true);
  const long = `${SAID[language]} `.repeat(80).trim();
  model.scriptSpeech({ kind: "text", text: long });
  await page.getByRole("button", { name: t("common:retry") }).click();
  await expect(content).toHaveValue(long);
  await expectAtField(content, t("errors:content_too_long"));
  const [first, second, third] = model.recordings.map(({ bytes }) => Buffer.from(bytes).toString("base64"));
  expect([second, third]).toEqual([first, first]);
  await look("a spoken note that is too long");

  model.scriptSpeech({ kind: "text", text: "" });
  await speak(page, t);
  await expect(page.getByRole("alert").filter({ hasText: t("errors:transcript_empty") })).toBeVisible();
  await expect(page.getByText(t("voice:error.kept"))).toBeHidden();
  await page.getByRole("button", { name: t("voice:again") }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.getByRole("button", { name: t("common:action.close") }).click();
  await expect(content).toBeHidden();
  await expectMicrophone(page, ["ended", "ended", "ended", "ended"]);
});

test("a recording stops automatically after five minutes, announced beforehand, and is kept @desktop", async ({
  model,
  signedIn: page,
  language,
  t,
}) => {
  await agree(page);
  const id = await addPerson(page, { name: "Marta" });
  await page.clock.install();
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  await speak(page, t, { stop: false });
  await page.clock.fastForward(269_000);
  await expect(page.getByRole("status").filter({ hasText: t("voice:status.soon") })).toBeAttached();
  await expect(page.getByRole("timer")).toHaveText(/^4:3\d$/);
  expect(model.recordings).toEqual([]);
  await page.clock.fastForward(30_000);
  await expect(content).toHaveValue(SAID[language]);
  await expectMicrophone(page, ["ended"]);
  expect(audioSeconds(model.recordings[0]!.bytes, "webm")).toBeGreaterThan(1);
});

test("a message to the coach is dictated, and sent after transcription @phone", async ({
  model,
  signedIn: page,
  language,
  look,
  t,
}) => {
  await agree(page);
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const transcript = await openChat(page, t);
  const message = page.getByLabel(t("chat:composer.label"));
  await message.fill("Listen:");
  await speak(page, t, { stop: false });
  await look("a message being spoken");
  const send = page.getByRole("button", { name: t("chat:composer.send") });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: t("voice:stop"), exact: true }).click();
  await expect(message).toHaveValue(`Listen: ${SAID[language]}`);
  model.script({ kind: "text", text: "…" });
  await send.click();
  await expect(transcript.getByText(`Listen: ${SAID[language]}`)).toBeVisible();
  await expect(page.getByRole("button", { name: t("chat:copy") })).toBeVisible();
});

test("a blocked, missing or unsupported microphone shows a plain message @desktop", async ({
  signedIn: page,
  look,
  t,
}) => {
  await agree(page);
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  await startNote(page, t);
  const start = page.getByRole("button", { name: t("voice:start"), exact: true });
  // As in a browser where the user denied the microphone.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await start.click();
  await expect(page.getByRole("alert")).toContainText(t("voice:error.blocked"));
  await look("a blocked microphone");
  await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, "getUserMedia"));
  await page.getByRole("button", { name: t("common:retry") }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.getByRole("button", { name: t("voice:cancel") }).click();

  const broken = async (change: () => void, message: string) => {
    await page.evaluate(change);
    await start.click();
    await expect(page.getByRole("alert")).toContainText(message);
    await page.getByRole("button", { name: t("voice:type"), exact: true }).click();
  };
  await broken(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("none", "NotFoundError"));
  }, t("voice:error.no_access"));
  await broken(() => Reflect.deleteProperty(globalThis, "MediaRecorder"), t("voice:error.no_recorder"));
  await broken(
    () => Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, "mediaDevices"),
    t("voice:error.unsupported"),
  );
});

test("without a transcriber there is no microphone @desktop", async ({ signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await page.route("**/api/site", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), transcription: false } });
  });
  // From a page that the server does not render.
  const answered = page.waitForResponse("**/api/site");
  await page.goto("/settings/general");
  await answered;
  await page.getByRole("link", { name: t("common:nav.people"), exact: true }).click();
  await page.getByRole("link", { name: "Marta", exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(id));
  await startNote(page, t);
  await expect(page.getByText("0/2000")).toBeVisible();
  await expect(page.getByRole("group", { name: t("voice:label") })).toBeHidden();
});
