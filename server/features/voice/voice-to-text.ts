import { DomainError } from "#domain/errors.ts";
import type { Language } from "#domain/language.ts";
import { AUDIO_BYTES_MAX, RECORDING_MAX, type VoiceToTextInput } from "#domain/voice/contract.ts";
import { audioKind, audioSeconds } from "#domain/voice/audio.ts";
import { dailyLimitError } from "#server/ai/budget.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import type { Recording } from "#server/ai/transcribe.ts";
import { modelUse } from "#server/records/account/model-use.ts";
import { hasModelConsent, requireProfile } from "#server/records/account/profile-facts.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { userEvents } from "#server/db/schema/account.ts";
import type { Verb } from "#server/services.ts";

/** Recorders stop slightly late. */
const GRACE_SECONDS = 5;

/**
 * Transcribes a recording, which is not stored.
 * @throws DomainError not_configured; not_found for a person who is not the caller's; forbidden for one who is left out
 * of AI; model_consent_required; audio_required, audio_unknown, audio_too_long; daily_limit when today's tokens are
 * used up; transcript_empty; and those of the transcriber.
 */
export async function voiceToText({
  db,
  user,
  input,
  ai,
  log,
  clock,
}: Verb<VoiceToTextInput & { signal: AbortSignal }, "ai" | "log" | "clock">): Promise<string> {
  const { transcriber } = ai;
  if (!transcriber) throw new DomainError("not_configured");
  const now = clock();
  const { language, use } = await mayListen({ db, user, input: { ...input, now } });
  const { seconds, ...recording } = toRecording(input.audio);
  if (transcriber.isSpent(use)) throw dailyLimitError(now);
  const text = await transcriber.transcribe(recording, { use, seconds, language, signal: input.signal });
  if (text === "") throw new DomainError("transcript_empty");
  await noteUse({ db, user, input }).catch((error: Error) => {
    // The transcript matters more than the usage event.
    log("error", "event_lost", { kind: error.name });
  });
  return text;
}

/** Checks that the recording may be transcribed; returns the language to expect. */
function mayListen({
  db,
  user,
  input,
}: Verb<VoiceToTextInput & { now: Date }>): Promise<{ language: Language | null; use: ModelUse }> {
  return db.withUser(user.id, async (tx) => {
    const persona = input.persona_id ? await requirePersona(tx, input.persona_id) : null;
    // The page then offers no microphone; one opened earlier may still send.
    if (persona?.leftOutOfAi) throw new DomainError("forbidden", { field: "persona_id" });
    if (!(await hasModelConsent(tx))) throw new DomainError("model_consent_required");
    return { language: (await requireProfile(tx)).language, use: await modelUse(tx, input.now) };
  });
}

function noteUse({ db, user, input }: Verb<VoiceToTextInput>): Promise<unknown> {
  const { persona_id = null, location = null } = input;
  return db.withUser(user.id, (tx) =>
    tx.insert(userEvents).values({ userId: user.id, eventType: "voice_input", eventData: { persona_id, location } }),
  );
}

/** Decodes a base64 recording, with or without the prefix of a data URL. */
function toRecording(audio: string): Recording & { seconds: number | null } {
  const base64 = audio.slice(audio.startsWith("data:") ? audio.indexOf(",") + 1 : 0).replace(/={1,2}$/, "");
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0) throw new DomainError("audio_required", { field: "audio" });
  // Decoding silently skips characters that are not base64.
  const whole = bytes.length === Math.floor((base64.length * 3) / 4);
  const kind = whole ? audioKind(bytes) : null;
  if (!kind) throw new DomainError("audio_unknown", { field: "audio" });
  const seconds = audioSeconds(bytes, kind);
  if (bytes.length > AUDIO_BYTES_MAX || (seconds ?? 0) > RECORDING_MAX + GRACE_SECONDS) {
    throw new DomainError("audio_too_long", { field: "audio" });
  }
  return { bytes, kind, seconds };
}
