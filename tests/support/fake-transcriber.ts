import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A recording received, with the form's other fields. */
export type Recorded = {
  headers: IncomingMessage["headers"];
  name: string;
  type: string;
  bytes: Uint8Array;
  fields: Record<string, string>;
  /** Resolves to true if the client left before the response was complete. */
  closedEarly: Promise<boolean>;
};

export type SpeechAnswer =
  /** A success, sent after `wait` if given. */
  | { kind: "text"; text: string; wait?: Promise<void> }
  /** Reads the recording and sends nothing, no headers either, until the server closes. */
  | { kind: "silence" }
  /** Any body with any status. */
  | { kind: "body"; status: number; type: string; body: string; headers?: Record<string, string> };

export type SpeechScript = SpeechAnswer | ((recording: Recorded) => SpeechAnswer);

/** The transcription part of the model server, `POST /v1/audio/transcriptions`; the last scripted answer repeats. */
export function fakeTranscriber() {
  let script: SpeechScript[] = [];
  const recordings: Recorded[] = [];

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const closedEarly = once(response, "close").then(() => !response.writableFinished);
    const body = new Uint8Array(await buffer(incoming));
    const form = await new Response(body, {
      headers: { "content-type": incoming.headers["content-type"] ?? "" },
    }).formData();
    const file = form.get("file");
    if (!(file instanceof File)) throw new Error("no file was sent");
    const recording = {
      headers: incoming.headers,
      name: file.name,
      type: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
      fields: Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string")),
      closedEarly,
    };
    recordings.push(recording);
    const next = script.length > 1 ? script.shift() : script[0];
    if (!next) throw new Error("nothing to hear is scripted");
    const answer = typeof next === "function" ? next(recording) : next;
    if (answer.kind === "silence") return;
    if (answer.kind === "text") {
      await answer.wait;
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ text: answer.text }));
      return;
    }
    response.writeHead(answer.status, { "content-type": answer.type, ...answer.headers });
    response.end(answer.body);
  }

  return {
    handle,
    recordings,
    script: (...answers: SpeechScript[]) => {
      script = answers;
    },
  };
}
