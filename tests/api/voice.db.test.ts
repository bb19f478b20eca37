import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { VoiceStatus } from "#domain/voice/contract.ts";
import { createAi } from "#server/ai/door.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { createClient } from "../support/client.ts";
import { mp3, mp4, ogg, wav, webm } from "../support/audio.ts";
import { errorBody, gate, startFakeModel, type FakeModel } from "../support/fake-model.ts";

const SECRET = "sk-secret";
const SAID = "On Tuesday she laughed at my joke.";

let app: TestApp;
let model: FakeModel;
let anna: TestUser;
let personaId: string;

beforeAll(async () => {
  model = await startFakeModel();
  const settings = { baseUrl: model.url, apiKey: SECRET, model: "fake", transcriptionModel: "whisper" };
  app = await testApp({ rateLimit: true, ai: (log) => createAi(settings, log, { transcribeMs: 1500 }) });
  anna = await speaker("it");
  const created = await anna.request("/api/personas", { method: "POST", body: { name: "Marta", context: "friend" } });
  ({ id: personaId } = (await created.json()) as { id: string });
});
afterAll(async () => {
  await model.close();
  await app.close();
});
beforeEach(async () => {
  model.recordings.length = 0;
  app.logged.length = 0;
  model.scriptSpeech({ kind: "text", text: SAID });
  await app.db.withSystem((tx) => tx.execute(sql`delete from rate_limits`));
});

/** Creates a user who has consented to the model. */
async function speaker(language?: "en" | "it"): Promise<TestUser> {
  const user = await app.signUp(language && { language });
  await user.request("/api/chat/consent", { method: "POST", body: { agreed: true } });
  return user;
}

function leaveOut(left_out_of_ai: boolean): Promise<Response> {
  return anna.request(`/api/personas/${personaId}`, { method: "PATCH", body: { left_out_of_ai } });
}

function speak(audio: Buffer | string, fields: object = {}, user: TestUser = anna): Promise<Response> {
  const body = { audio: typeof audio === "string" ? audio : audio.toString("base64"), ...fields };
  return user.request("/functions/v1/voice-to-text", { method: "POST", body });
}

async function events(user: TestUser): Promise<unknown[]> {
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ event_data: unknown }>(
      sql`select event_data from user_events where user_id = ${user.id} and event_type = 'voice_input' order by created_at`,
    ),
  );
  return rows.map(({ event_data }) => event_data);
}

test.each([
  ["webm", "audio/webm", webm(3)],
  ["mp4", "audio/mp4", mp4(3)],
  ["wav", "audio/wav", wav(3)],
  ["ogg", "audio/ogg", ogg(3)],
  ["mp3", "audio/mpeg", mp3(3)],
])("a recording in %s is sent to the transcriber unchanged, and its text returned", async (kind, type, audio) => {
  model.scriptSpeech({ kind: "text", text: `  ${SAID}\u0000\n` });
  const response = await speak(audio);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ text: SAID });
  const [{ headers, name, bytes, fields, ...file }] = model.recordings as [(typeof model.recordings)[0]];
  expect([name, file.type, headers.authorization]).toEqual([`recording.${kind}`, type, `Bearer ${SECRET}`]);
  expect(Buffer.from(bytes).equals(audio)).toBe(true);
  expect(fields).toEqual({ model: "whisper", response_format: "json", language: "it" });
});

test("a successful use is recorded with person and place, and the text is not stored", async () => {
  const user = await speaker();
  await speak(webm(1), {}, user);
  model.scriptSpeech({ kind: "text", text: "" });
  await speak(webm(1), { location: "chat" }, user);
  model.scriptSpeech({ kind: "text", text: SAID });
  await speak(webm(1), { location: "note", persona_id: personaId });
  expect(await events(user)).toEqual([{ persona_id: null, location: null }]);
  expect(await events(anna)).toContainEqual({ persona_id: personaId, location: "note" });
  expect(model.recordings[0]?.fields).not.toHaveProperty("language");
  expect(JSON.stringify([app.logged, await events(anna)])).not.toContain("Tuesday");
});

test("a body of padding is rejected as fast as any other", async () => {
  const response = await speak(`${"=".repeat(4_000_000)}x`);
  expect(await errorOf(response)).toMatchObject({ code: "audio_required" });
});

test("a data URL is accepted as the recording it contains", async () => {
  const response = await speak(`data:audio/webm;codecs=opus;base64,${webm(2).toString("base64")}`);
  expect(response.status).toBe(200);
  expect(Buffer.from(model.recordings[0]!.bytes).equals(webm(2))).toBe(true);
});

test("nothing is sent without consent, or after it is withdrawn", async () => {
  const carl = await app.signUp();
  const status = async () => (await carl.request("/api/voice/status")).json() as Promise<VoiceStatus>;
  const refusal = { status: 403, code: "model_consent_required", field: undefined };
  const host = new URL(model.url).host;
  expect(await status()).toEqual({ model: "whisper", host, needs_consent: true });
  expect(await errorOf(await speak(webm(1), {}, carl))).toEqual(refusal);
  await carl.request("/api/chat/consent", { method: "POST", body: { agreed: true } });
  expect(await status()).toMatchObject({ needs_consent: false });
  expect((await speak(webm(1), {}, carl)).status).toBe(200);
  await carl.request("/api/chat/consent", { method: "POST", body: { agreed: false } });
  expect(await errorOf(await speak(webm(1), {}, carl))).toEqual(refusal);
  expect(model.recordings).toHaveLength(1);
});

test("another user's person returns 404 like an unknown one; an invalid place is rejected", async () => {
  const bruno = await speaker();
  for (const persona_id of [personaId, crypto.randomUUID()]) {
    const response = await speak(webm(1), { persona_id, location: "note" }, bruno);
    expect(await errorOf(response)).toEqual({ status: 404, code: "not_found", field: undefined });
  }
  expect((await speak(webm(1), { location: "kitchen" })).status).toBe(400);
  expect(model.recordings).toEqual([]);
});

test.each([
  ["nothing", "", "audio_required"],
  ["padding", "====", "audio_required"],
  ["text", Buffer.from("<!doctype html><p>no sound at all</p>").toString("base64"), "audio_unknown"],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").toString("base64"), "audio_unknown"],
  ["no base64", `${webm(1).toString("base64")} % not this`, "audio_unknown"],
  ["six minutes", webm(360).toString("base64"), "audio_too_long"],
  ["six minutes of silence", wav(360, { rate: 8000 }).toString("base64"), "audio_too_long"],
  ["too many bytes", Buffer.concat([ogg(3), Buffer.alloc(10 * 1024 * 1024)]).toString("base64"), "audio_too_long"],
])("%s is rejected at the field and not sent", async (_, audio, code) => {
  expect(await errorOf(await speak(audio))).toEqual({ status: 400, code, field: "audio" });
  expect(model.recordings).toEqual([]);
});

test("accepts five minutes of WAV, rejects more than 14 MB, and half a megabyte on other routes", async () => {
  expect((await speak(wav(300))).status).toBe(200);
  const long = "A".repeat(14 * 1024 * 1024);
  expect(await errorOf(await speak(long))).toMatchObject({ status: 413, code: "payload_too_large" });
  const note = { method: "POST", body: { content: "A".repeat(512 * 1024) } };
  expect((await anna.request(`/api/personas/${personaId}/notes`, note)).status).toBe(413);
  // Also for chunked bodies without a Content-Length.
  const url = await app.listen();
  const send = (path: string, bytes: number) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: anna.cookie },
      body: new Blob([`{"audio":"`, "A".repeat(bytes), `"}`]).stream(),
      duplex: "half",
    } as RequestInit);
  expect((await send("/functions/v1/voice-to-text", 15 * 1024 * 1024)).status).toBe(413);
  expect((await send("/functions/v1/ai-chat", 512 * 1024)).status).toBe(413);
});

test("a rejected container returns 415, so that the browser sends another; a rejected WAV is a failure", async () => {
  model.scriptSpeech({ kind: "body", status: 400, type: "application/json", body: errorBody("Invalid file format.") });
  expect(await errorOf(await speak(webm(1)))).toMatchObject({ status: 415, code: "audio_refused" });
  expect(await errorOf(await speak(wav(1)))).toMatchObject({ status: 502, code: "transcription_failed" });
});

test.each([
  ["a key that is wrong", 401, errorBody(`Incorrect API key provided: ${SECRET}`), "transcription_failed", 502],
  ["a failure", 500, `<h1>${SECRET}</h1>`, "transcription_failed", 502],
  ["a page with 200", 200, `<!doctype html>${SECRET}`, "transcription_failed", 502],
  ["an error with 200", 200, errorBody(SECRET), "transcription_failed", 502],
  ["a text that is none", 200, `{"text": 7, "key": "${SECRET}"}`, "transcription_failed", 502],
  ["too long an answer", 200, `{"text": "${SECRET.repeat(40_000)}"}`, "transcription_failed", 502],
  ["too much for it", 413, SECRET, "audio_too_long", 400],
  ["nothing heard", 200, `{"text": " \\n"}`, "transcript_empty", 422],
])("%s: returns our own error code, and the transcriber's words reach neither client nor log", async (...row) => {
  const [, status, body, code, answered] = row;
  model.scriptSpeech({ kind: "body", status, type: "application/json", body });
  const response = await speak(webm(1));
  const text = await response.text();
  expect([response.status, (JSON.parse(text) as { error: { code: string } }).error.code]).toEqual([answered, code]);
  expect(text + JSON.stringify(app.logged)).not.toContain(SECRET);
  expect(model.recordings).toHaveLength(1);
});

test("does not follow redirects", async () => {
  const elsewhere = await startFakeModel();
  const headers = { location: `${elsewhere.url}/audio/transcriptions` };
  model.scriptSpeech({ kind: "body", status: 307, type: "text/plain", body: "", headers });
  expect(await errorOf(await speak(webm(1)))).toMatchObject({ code: "transcription_failed" });
  expect([elsewhere.recordings, elsewhere.requests]).toEqual([[], []]);
  await elsewhere.close();
});

test("an unresponsive transcriber times out, and its connection is closed", async () => {
  model.scriptSpeech({ kind: "silence" });
  expect(await errorOf(await speak(webm(1)))).toMatchObject({ status: 504, code: "transcription_timeout" });
  expect(await model.recordings[0]?.closedEarly).toBe(true);
  const failed = { level: "warn", event: "model_failed", details: { task: "transcription", reason: "too_slow" } };
  expect(app.logged).toEqual([failed]);
});

test("a client's disconnect cancels the transcription and logs no error", async () => {
  const heard = gate();
  model.scriptSpeech(() => {
    heard.open();
    return { kind: "silence" };
  });
  const client = createClient(await app.listen()).with({ cookie: anna.cookie });
  const leaving = new AbortController();
  const body = { audio: webm(1).toString("base64") };
  const sent = client.request("/functions/v1/voice-to-text", { body, signal: leaving.signal });
  await heard.wait;
  leaving.abort();
  await expect(sent).rejects.toThrow("abort");
  expect(await model.recordings[0]?.closedEarly).toBe(true);
  expect(app.logged.filter(({ level }) => level !== "info")).toEqual([]);
});

test("a client's disconnect at any moment does no harm", async () => {
  const client = createClient(await app.listen()).with({ cookie: anna.cookie });
  const body = JSON.stringify({ audio: wav(200).toString("base64") });
  model.scriptSpeech({ kind: "silence" });
  for (const delay of [0, 5, 10, 20, 30, 40, 50, 60, 80, 100, 150]) {
    const sent = client.request("/functions/v1/voice-to-text", { body, signal: AbortSignal.timeout(delay) });
    await expect(sent).rejects.toThrow("aborted");
  }
  model.scriptSpeech({ kind: "text", text: SAID });
  expect((await speak(webm(1))).status).toBe(200);
});

test("no database transaction is open while waiting for the transcriber", async () => {
  const later = gate();
  const heard = gate();
  model.scriptSpeech(() => {
    heard.open();
    return { kind: "text", text: SAID, wait: later.wait };
  });
  const answer = speak(webm(1));
  await heard.wait;
  // The embedded database has one connection, so an open transaction would block this request.
  expect((await anna.request("/api/personas")).status).toBe(200);
  later.open();
  expect((await answer).status).toBe(200);
});

test("the 21st recording per minute is rejected; other users are unaffected", async () => {
  const eve = await speaker();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await speak("AAAA", {}, eve)).status).toBe(400);
  }
  const refused = await speak(webm(1), {}, eve);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  expect((await speak(webm(1))).status).toBe(200);
});

test("requires a session", async () => {
  const body = { audio: webm(1).toString("base64") };
  expect((await app.request("/functions/v1/voice-to-text", { method: "POST", body })).status).toBe(401);
  expect((await app.request("/api/voice/status")).status).toBe(401);
});

test("without a transcriber it returns a specific error", async () => {
  const plain = await testApp();
  const user = await plain.signUp();
  const response = await user.request("/functions/v1/voice-to-text", { method: "POST", body: { audio: "AAAA" } });
  expect(await errorOf(response)).toEqual({ status: 503, code: "not_configured", field: undefined });
  expect(await (await user.request("/api/voice/status")).json()).toEqual({
    model: null,
    host: null,
    needs_consent: false,
  });
  expect(await (await plain.request("/api/site")).json()).toMatchObject({ transcription: false });
  expect(await (await app.request("/api/site")).json()).toMatchObject({ transcription: true });
  await plain.close();
});

test("recordings about a left-out person are not sent to the transcriber", async () => {
  expect((await leaveOut(true)).status).toBe(200);
  const response = await speak(webm(1), { persona_id: personaId, location: "note" });
  expect([response.status, await errorOf(response)]).toEqual([
    403,
    expect.objectContaining({ code: "forbidden", field: "persona_id" }),
  ]);
  expect(model.recordings).toEqual([]);
  expect((await leaveOut(false)).status).toBe(200);
  expect((await speak(webm(1), { persona_id: personaId, location: "note" })).status).toBe(200);
});
