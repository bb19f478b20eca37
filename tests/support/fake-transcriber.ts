import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A recording as it came in, with the fields beside it. */
export type Recorded = {
  headers: IncomingMessage["headers"];
  name: string;
  type: string;
  bytes: Uint8Array;
  /** What was sent beside the file. */
  fields: Record<string, string>;
  /** Resolves true when the client left first, false when the answer was whole. */
  closedEarly: Promise<boolean>;
};

export type SpeechAnswer =
  /** The good case, where told once `wait` has ended. */
  | { kind: "text"; text: string; wait?: Promise<void> }
  /** The recording is read, then nothing: no headers until the server closes. */
  | { kind: "silence" }
  /** Any body under any status. */
  | { kind: "body"; status: number; type: string; body: string; headers?: Record<string, string> };

export type SpeechScript = SpeechAnswer | ((recording: Recorded) => SpeechAnswer);

/** The part of a model server that hears: `POST /v1/audio/transcriptions` answers as scripted, the last answer staying. */
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
