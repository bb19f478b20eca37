import { randomUUID } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import type { Language } from "#domain/language.ts";
import { cleanText } from "#domain/text.ts";
import type { AudioKind } from "#domain/voice/audio.ts";
import type { Log } from "#server/services.ts";
import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { readAll, send } from "#server/outgoing/send.ts";
import { TIMEOUTS, within } from "#server/outgoing/within.ts";
import { modelRequest } from "./ask-model.ts";
import type { ModelAccess } from "./relay.ts";

/** Bytes; far more than can be said in five minutes. */
const ANSWER_MAX = 256 * 1024;

export interface Recording {
  bytes: Uint8Array;
  kind: AudioKind;
}

/** A transcription model. */
export interface Transcriber {
  model: string;
  /** The server's name and port. */
  host: string;
  /**
   * The text; empty if nothing was said. `language` is a hint. Does not retry. Aborting the signal closes the connection at
   * once.
   * @throws DomainError audio_refused (send it as WAV), audio_too_long, transcription_failed, transcription_timeout.
   */
  transcribe: (recording: Recording, options: { language: Language | null; signal: AbortSignal }) => Promise<string>;
}

/** File names and types by which servers recognize the container. */
const FILES: Record<AudioKind, { name: string; type: string }> = {
  webm: { name: "recording.webm", type: "audio/webm" },
  mp4: { name: "recording.mp4", type: "audio/mp4" },
  wav: { name: "recording.wav", type: "audio/wav" },
  ogg: { name: "recording.ogg", type: "audio/ogg" },
  mp3: { name: "recording.mp3", type: "audio/mpeg" },
};

/** A failure with a fixed word for the log: the server's own error text may contain keys and is never passed on. */
class Refusal extends Error {
  readonly code: "audio_refused" | "audio_too_long" | "transcription_failed";
  readonly reason: string;

  constructor(code: Refusal["code"], reason: string) {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

/** Asks `POST {baseUrl}/audio/transcriptions`. */
export function createTranscriber(access: ModelAccess, log: Log, totalMs = TIMEOUTS.transcriptionMs): Transcriber {
  return {
    model: access.model,
    host: new URL(access.baseUrl).host,
    async transcribe(recording, { language, signal }) {
      try {
        return await within(totalMs, signal, (ended) => ask(access, recording, language, ended));
      } catch (error) {
        const refusal = error instanceof Refusal ? error : null;
        const failure = error instanceof OutgoingError ? error.reason : null;
        // The client has left; nothing went wrong.
        if (!signal.aborted) {
          const reason = failure ?? refusal?.reason ?? "request_failed";
          log("warn", "model_failed", { task: "transcription", reason });
        }
        const code = failure === "too_slow" ? "transcription_timeout" : refusal?.code;
        throw new DomainError(code ?? "transcription_failed");
      }
    },
  };
}

async function ask(
  access: ModelAccess,
  { bytes, kind }: Recording,
  language: Language | null,
  signal: AbortSignal,
): Promise<string> {
  const fields = { model: access.model, response_format: "json", ...(language ? { language } : {}) };
  const form = toForm(fields, FILES[kind], bytes);
  const reply = await send(modelRequest(access, "/audio/transcriptions", form), signal);
  const { status } = reply;
  if (status < 200 || status > 299) {
    reply.close();
    throw new Refusal(refusedAs(status, kind), `status_${status}`);
  }
  const text = textOf(await readAll(reply, ANSWER_MAX));
  if (text === null) throw new Refusal("transcription_failed", "no_transcript");
  return cleanText(text).trim();
}

interface Form {
  type: string;
  body: Buffer;
}

/** multipart/form-data (RFC 7578). Names must not contain quotes or line breaks. */
function toForm(fields: Record<string, string>, file: { name: string; type: string }, bytes: Uint8Array): Form {
  const boundary = `recording-${randomUUID()}`;
  const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`);
  const opening = `${texts.join("")}${head(`name="file"; filename="${file.name}"`)}content-type: ${file.type}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(opening), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Every server reads WAV: if it refuses that, the container is not the reason. */
function refusedAs(status: number, kind: AudioKind): Refusal["code"] {
  if (status === 413) return "audio_too_long";
  return [400, 415, 422].includes(status) && kind !== "wav" ? "audio_refused" : "transcription_failed";
}

function textOf(body: string): string | null {
  try {
    const answer = JSON.parse(body) as { text?: unknown } | null;
    return typeof answer?.text === "string" ? answer.text : null;
  } catch {
    return null;
  }
}
