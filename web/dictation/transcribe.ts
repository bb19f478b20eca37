import type { VoiceLocation } from "#domain/voice/contract.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { toWav } from "./wav.ts";

export interface SpokenInput {
  location: VoiceLocation;
  personaId: string | undefined;
}

/** Transcribes a recording; retries as WAV if the transcriber refuses the browser's format. @throws ApiError */
export async function transcribe(recording: Blob, spoken: SpokenInput, signal: AbortSignal): Promise<string> {
  try {
    return await send(recording, spoken, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "audio_refused") throw error;
    const again = await toWav(recording).catch(() => {
      throw error;
    });
    signal.throwIfAborted();
    return send(again, spoken, signal);
  }
}

async function send(recording: Blob, { location, personaId }: SpokenInput, signal: AbortSignal): Promise<string> {
  const audio = await toBase64(recording);
  signal.throwIfAborted();
  const json = { audio, location, ...(personaId ? { persona_id: personaId } : {}) };
  const { text } = await call(api.functions.v1["voice-to-text"].$post({ json }, { init: { signal } }));
  return text;
}

function toBase64(recording: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.addEventListener("load", () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve(address.slice(address.indexOf(",") + 1));
    });
    reader.readAsDataURL(recording);
  });
}
