import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { fakeTranscriber, type Recorded, type SpeechScript } from "./fake-transcriber.ts";
import { completion, completionChunk, embeddings, type ChatRequest, type EmbeddingRequest } from "./fake-model-wire.ts";
import { listen } from "./listen.ts";

/** Blocks a fake response: `wait` resolves when the test calls `open`. */
export type Gate = { wait: Promise<void>; open: () => void };

export function gate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: promise, open: () => resolve() };
}

/** A step of a streamed response: bytes as they are (`raw`), a chunk's delta, or a wait for the test. */
export type StreamStep =
  | { content: string }
  | { delta: Record<string, unknown> }
  | { finish: string }
  | { usage: true }
  | { raw: string | Uint8Array }
  | { wait: Promise<void> }
  | { comment: string }
  | { emptyChoices: true }
  | { done: true };

/** How the response is split: `whole` is one write per step, a number the bytes per write. */
export type Cut = "whole" | number;

/** A response of the model server. A text that is a function receives the request. */
export type Answer =
  /** A success: the text, streamed word by word or whole as the client asked, with finish_reason and [DONE]. */
  | { kind: "text"; text: string | ((request: ChatRequest) => string); cut?: Cut; newline?: "\n" | "\r\n" }
  /** Exactly these steps. The stream ends cleanly after the last one unless `end` says otherwise. */
  | { kind: "stream"; steps: StreamStep[]; cut?: Cut; newline?: "\n" | "\r\n"; end?: "close" | "destroy" | "hang" }
  /** Reads the request and sends nothing, no headers either, until the server closes. */
  | { kind: "silence" }
  /** Any body with any status. */
  | { kind: "body"; status: number; type: string; body: string; headers?: Record<string, string> };

/** A request to the server. `closedEarly` resolves to true if the client left before the response was complete. */
export type ModelRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  body: ChatRequest & EmbeddingRequest;
  /** The client's port. Requests on the same connection have the same one. */
  port: number | undefined;
  closedEarly: Promise<boolean>;
};

export type FakeModel = {
  /** For AI_BASE_URL; ends in /v1. */
  url: string;
  requests: ModelRequest[];
  /** Resolves with the request at this index (from 0), once it has arrived. */
  request: (index: number) => Promise<ModelRequest>;
  /** Sets the responses: one for all chat requests, or one each; the last one repeats. */
  script: (...answers: Answer[]) => void;
  /** The recordings it received. */
  recordings: Recorded[];
  /** Sets the transcriptions: one for all recordings, or one each; the last one repeats. */
  scriptSpeech: (...answers: SpeechScript[]) => void;
  close: () => Promise<void>;
};

/** The words of a text, each with the whitespace that follows, like a model's tokens. */
export function words(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? [];
}

/** The steps of a complete stream with these pieces of text. */
export function textSteps(pieces: string[]): StreamStep[] {
  return [...pieces.map((content) => ({ content })), { finish: "stop" }, { done: true }];
}

/** The usual body of an error, for `kind: "body"`. */
export function errorBody(message: string, type = "invalid_request_error"): string {
  return JSON.stringify({ error: { message, type, code: null } });
}

/** Splits bytes into pieces, possibly inside a multi-byte character. */
export function cutBytes(bytes: Uint8Array, cut: Cut): Uint8Array[] {
  if (cut === "whole") return [bytes];
  const pieces = [];
  for (let at = 0; at < bytes.length; at += cut) pieces.push(bytes.subarray(at, at + cut));
  return pieces;
}

function frame(step: StreamStep, request: ChatRequest, newline: string): Uint8Array {
  if ("raw" in step) return typeof step.raw === "string" ? Buffer.from(step.raw) : step.raw;
  const line = (data: unknown): Uint8Array => Buffer.from(`data: ${JSON.stringify(data)}${newline}${newline}`);
  if ("content" in step) return line(completionChunk(request, { delta: { content: step.content } }));
  if ("delta" in step) return line(completionChunk(request, { delta: step.delta }));
  if ("finish" in step) return line(completionChunk(request, { finish: step.finish }));
  if ("usage" in step) return line(completionChunk(request, { usage: true }));
  if ("emptyChoices" in step) return line(completionChunk(request, {}));
  if ("comment" in step) return Buffer.from(`: ${step.comment}${newline}${newline}`);
  if ("done" in step) return Buffer.from(`data: [DONE]${newline}${newline}`);
  throw new Error("a wait has no bytes");
}

/** Writes a piece and waits until it is flushed, so that the reader receives each piece separately. */
async function writePiece(response: ServerResponse, piece: Uint8Array): Promise<void> {
  await new Promise<void>((resolve) => {
    response.write(piece, () => setImmediate(resolve));
  });
}

function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once("close", () => resolve()));
}

async function sendStream(
  response: ServerResponse,
  request: ChatRequest,
  answer: Extract<Answer, { kind: "stream" }>,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  response.socket?.setNoDelay(true);
  response.flushHeaders();
  const left = closed(response);
  for (const step of answer.steps) {
    if (response.destroyed) return;
    if ("wait" in step) await Promise.race([step.wait, left]);
    else {
      for (const piece of cutBytes(frame(step, request, answer.newline ?? "\n"), answer.cut ?? "whole")) {
        if (response.destroyed) return;
        await writePiece(response, piece);
      }
    }
  }
  if (answer.end === "destroy") response.socket?.destroy();
  else if (answer.end !== "hang") response.end();
}

function sendBody(response: ServerResponse, answer: Extract<Answer, { kind: "body" }>): void {
  response.writeHead(answer.status, { "content-type": answer.type, ...answer.headers });
  response.end(answer.body);
}

async function sendAnswer(response: ServerResponse, request: ChatRequest, answer: Answer): Promise<void> {
  switch (answer.kind) {
    case "silence":
      return;
    case "body":
      return sendBody(response, answer);
    case "stream":
      return sendStream(response, request, answer);
    case "text": {
      const text = typeof answer.text === "string" ? answer.text : answer.text(request);
      if (!request.stream) {
        const body = JSON.stringify(completion(request, text));
        return sendBody(response, { kind: "body", status: 200, type: "application/json", body });
      }
      const usage: StreamStep[] = request.stream_options?.include_usage ? [{ usage: true }] : [];
      const steps = [...textSteps(words(text)).slice(0, -1), ...usage, { done: true } as const];
      return sendStream(response, request, { ...answer, kind: "stream", steps });
    }
  }
}

/**
 * Starts an OpenAI-compatible model server on a free port of 127.0.0.1. It uses no timers: delays wait for a gate of
 * the test. `POST /v1/chat/completions` and `POST /v1/audio/transcriptions` answer as scripted, `POST /v1/embeddings`
 * with unit vectors that depend only on the text.
 */
export async function startFakeModel(...answers: Answer[]): Promise<FakeModel> {
  let script: Answer[] = answers;
  const requests: ModelRequest[] = [];
  const arrivals: (() => void)[] = [];
  const speech = fakeTranscriber();

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (incoming.url === "/v1/audio/transcriptions") return speech.handle(incoming, response);
    const closedEarly = closed(response).then(() => !response.writableFinished);
    const body = JSON.parse((await readText(incoming)) || "{}") as ModelRequest["body"];
    const path = incoming.url ?? "";
    requests.push({ path, headers: incoming.headers, body, port: incoming.socket.remotePort, closedEarly });
    for (const arrived of arrivals.splice(0)) arrived();
    if (path === "/v1/embeddings") {
      return sendBody(response, {
        kind: "body",
        status: 200,
        type: "application/json",
        body: JSON.stringify(embeddings(body)),
      });
    }
    const answer = script.length > 1 ? script.shift() : script[0];
    if (path !== "/v1/chat/completions" || !answer) {
      const message = path === "/v1/chat/completions" ? "no answer scripted" : `no such path: ${path}`;
      return sendBody(response, { kind: "body", status: 404, type: "application/json", body: errorBody(message) });
    }
    return sendAnswer(response, body, answer);
  };

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      return sendBody(response, {
        kind: "body",
        status: 500,
        type: "application/json",
        body: errorBody(`the test's script failed: ${String(error)}`),
      });
    });
  });
  const { url, close } = await listen(server);
  return {
    url: `${url}/v1`,
    requests,
    request: async (index) => {
      for (;;) {
        const found = requests[index];
        if (found) return found;
        await new Promise<void>((resolve) => arrivals.push(resolve));
      }
    },
    script: (...next) => {
      script = next;
    },
    recordings: speech.recordings,
    scriptSpeech: speech.script,
    close,
  };
}
