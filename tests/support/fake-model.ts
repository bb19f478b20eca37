import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { fakeTranscriber, type Recorded, type SpeechScript } from "./fake-transcriber.ts";
import { completion, completionChunk, embeddings, type ChatRequest, type EmbeddingRequest } from "./fake-model-wire.ts";
import { listen } from "./listen.ts";

/** Something a test holds back: `wait` ends when the test calls `open`. */
export type Gate = { wait: Promise<void>; open: () => void };

/** A closed gate; open from the start only by calling `open`. */
export function gate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: promise, open: () => resolve() };
}

/** A step of a streamed answer: bytes as they are (`raw`), the delta of a chunk, or a wait for the test. */
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

/** How a server sends the answer's bytes. `whole`: one write per step; a number: pieces of so many bytes. */
export type Cut = "whole" | number;

/** One answer of the model server. Where a text is a function it sees the request. */
export type Answer =
  /** The good case: the text, streamed word by word or whole as the client asked, with finish_reason and [DONE]. */
  | { kind: "text"; text: string | ((request: ChatRequest) => string); cut?: Cut; newline?: "\n" | "\r\n" }
  /** A stream exactly as written; it ends after the last step, cleanly unless `end` says otherwise. */
  | { kind: "stream"; steps: StreamStep[]; cut?: Cut; newline?: "\n" | "\r\n"; end?: "close" | "destroy" | "hang" }
  /** The request is read, then nothing: no headers until the server closes. */
  | { kind: "silence" }
  /** Any body under any status. */
  | { kind: "body"; status: number; type: string; body: string; headers?: Record<string, string> };

/** What the server was asked. `closedEarly` resolves true when the client left first, false when the answer was whole. */
export type ModelRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  body: ChatRequest & EmbeddingRequest;
  /** The client's port: the same one again is the same connection. */
  port: number | undefined;
  closedEarly: Promise<boolean>;
};

export type FakeModel = {
  /** For AI_BASE_URL: ends in /v1. */
  url: string;
  requests: ModelRequest[];
  /** Resolves with the request of this index (0 is the first), however late it comes. */
  request: (index: number) => Promise<ModelRequest>;
  /** Answers from now on: one for all, or one per chat request, the last one staying. */
  script: (...answers: Answer[]) => void;
  /** What it was given to hear. */
  recordings: Recorded[];
  /** What it hears from now on: one answer for all, or one per recording, the last one staying. */
  scriptSpeech: (...answers: SpeechScript[]) => void;
  close: () => Promise<void>;
};

/** The words of a text with the spaces after them, as tokens come from a model. */
export function words(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? [];
}

/** A whole answer of this text, in these pieces. */
export function textSteps(pieces: string[]): StreamStep[] {
  return [...pieces.map((content) => ({ content })), { finish: "stop" }, { done: true }];
}

/** The usual body of a refusal, for `kind: "body"`. */
export function errorBody(message: string, type = "invalid_request_error"): string {
  return JSON.stringify({ error: { message, type, code: null } });
}

/** The pieces a text arrives in, cut between any two bytes: a letter of several bytes may be torn apart. */
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

/** Writes and waits until the piece has left, so that each one is a packet of its own for the reader. */
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
 * Starts an OpenAI-compatible model server on a free port of 127.0.0.1. It keeps no clock: whatever takes time waits
 * for a gate of the test. `POST /v1/chat/completions` and `POST /v1/audio/transcriptions` answer as scripted,
 * `POST /v1/embeddings` with unit vectors that depend on the text alone.
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
