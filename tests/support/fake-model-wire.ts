import { createHash } from "node:crypto";

/** The part of a POST /v1/chat/completions body that tests use. */
export type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: { type: string; json_schema?: unknown };
  temperature?: number;
  max_tokens?: number;
};

/** The body of POST /v1/embeddings. */
export type EmbeddingRequest = {
  model: string;
  input: string | string[];
  dimensions?: number;
  encoding_format?: "float" | "base64";
};

const USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
const DEFAULT_DIMENSIONS = 64;
const head = (request: ChatRequest, object: string) => ({
  id: "chatcmpl-test",
  object,
  created: 0,
  model: request.model,
});

/** The response to a request without `stream`. */
export function completion(request: ChatRequest, content: string): unknown {
  const choice = { index: 0, message: { role: "assistant", content }, finish_reason: "stop" };
  return { ...head(request, "chat.completion"), choices: [choice], usage: USAGE };
}

/** One chunk of a stream: a delta, the finish reason, the usage, or (with none of them) no choices. */
export function completionChunk(
  request: ChatRequest,
  part: { delta?: Record<string, unknown>; finish?: string; usage?: boolean },
): unknown {
  const hasChoice = part.delta !== undefined || part.finish !== undefined;
  const choice = { index: 0, delta: part.delta ?? {}, finish_reason: part.finish ?? null };
  return {
    ...head(request, "chat.completion.chunk"),
    choices: hasChoice ? [choice] : [],
    ...(part.usage ? { usage: USAGE } : {}),
  };
}

/** A unit vector that depends only on the text. */
export function unitVector(text: string, dimensions = DEFAULT_DIMENSIONS): number[] {
  const numbers = Array.from({ length: dimensions }, (_, index) => {
    const digest = createHash("sha256").update(`${index}:${text}`).digest();
    return digest.readInt32LE(0) / 2 ** 31;
  });
  const length = Math.hypot(...numbers);
  return numbers.map((number) => number / length);
}

/** The response of POST /v1/embeddings. */
export function embeddings(request: EmbeddingRequest): unknown {
  const inputs = Array.isArray(request.input) ? request.input : [request.input];
  const data = inputs.map((text, index) => {
    const vector = unitVector(text, request.dimensions);
    const base64 = (): string => Buffer.from(new Float32Array(vector).buffer).toString("base64");
    return { object: "embedding", index, embedding: request.encoding_format === "base64" ? base64() : vector };
  });
  return { object: "list", data, model: request.model, usage: { prompt_tokens: 1, total_tokens: 1 } };
}
