import { setTimeout as sleep } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import type { FinishReason } from "#domain/chat/contract.ts";
import { tokenParts, tokensUsed, type ReportedUsage, type TokenParts } from "./budget.ts";
import { ModelError } from "./model-error.ts";
import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { readAll, send, type Reply } from "#server/outgoing/send.ts";
import { Deadline } from "#server/outgoing/deadline.ts";
import { TIMEOUTS } from "#server/outgoing/within.ts";
import { modelRequest } from "./ask-model.ts";
import { ThinkFilter } from "./think-filter.ts";

/** `baseUrl` is the address of an OpenAI-compatible server up to and including `/v1`. */
export interface ModelAccess {
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

export interface ModelTurn {
  role: "system" | "user" | "assistant";
  content: string;
}

/** Milliseconds to the response's headers, to the first chunk, between chunks, and in all. */
export interface RelayLimits {
  headersMs: number;
  firstChunkMs: number;
  betweenChunksMs: number;
  totalMs: number;
  /** Before the one retry, which is made only if nothing has been written yet. */
  retryDelayMs: number;
}

export const RELAY_LIMITS: RelayLimits = { ...TIMEOUTS.answer, retryDelayMs: 300 };

/** `length`: the model reached max_tokens; the text so far is kept. */
export type Finish = FinishReason;

export type OnSpent = (tokens: number, parts: TokenParts) => void;
/** Called once for each request with the usage reported by the server and the characters received. */
type ReportUsage = (reported: ReportedUsage | null | undefined, received: number) => void;

interface RelayOptions {
  signal: AbortSignal;
  limits?: RelayLimits;
  onSpent?: OnSpent | undefined;
}

/** `max_tokens` of every request. */
export const MAX_TOKENS = 1200;

const EVENT_MAX = 1_000_000;
const BODY_MAX = 1_000_000;

interface Chunk {
  error?: unknown;
  usage?: ReportedUsage | null;
  choices?: {
    delta?: { content?: unknown };
    message?: { content?: unknown };
    finish_reason?: string | null;
  }[];
}

/**
 * Streams a model's answer, one piece for each network read; returns why the model stopped. Aborting `signal` closes the
 * connection at once. `onSpent` is called with the tokens of each request, possibly shortly after the answer's end.
 * @throws ModelError in fixed words; the signal's reason when it was aborted.
 */
export async function* relay(
  access: ModelAccess,
  messages: ModelTurn[],
  { signal, limits = RELAY_LIMITS, onSpent }: RelayOptions,
): AsyncGenerator<string, Finish> {
  const deadline = new Deadline(signal, limits.totalMs);
  try {
    for (let retried = false; ; retried = true) {
      let wrote = false;
      try {
        const pieces = attempt(access, messages, deadline, limits, onSpent);
        for (;;) {
          const step = await pieces.next();
          if (step.done) return step.value;
          wrote = true;
          yield step.value;
        }
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.timedOut) throw new ModelError("model_timeout", wrote ? "silent" : "never_began");
        const failure = failureOf(error);
        if (wrote) throw new ModelError("model_interrupted", failure.reason);
        if (retried || !failure.retryable) throw failure;
        await sleep(limits.retryDelayMs, undefined, { signal: deadline.signal }).catch(() => {});
      }
    }
  } finally {
    deadline.stop();
  }
}

/** Only broken connections are worth a retry, not redirects or answers without end. */
function failureOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const reason = error instanceof OutgoingError ? error.reason : "network";
  return new ModelError("model_unavailable", reason, reason === "network");
}

async function* attempt(
  access: ModelAccess,
  messages: ModelTurn[],
  deadline: Deadline,
  limits: RelayLimits,
  onSpent: OnSpent | undefined,
): AsyncGenerator<string, Finish> {
  deadline.expectWithin(limits.headersMs);
  // Some servers do not know the field, so it is sent only where tokens are counted.
  const counting = onSpent ? { stream_options: { include_usage: true } } : {};
  const body = JSON.stringify({ model: access.model, messages, stream: true, max_tokens: MAX_TOKENS, ...counting });
  const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
  const reportUsage: ReportUsage = (reported, received) =>
    onSpent?.(tokensUsed(reported?.total_tokens, sent + received), tokenParts(reported, sent, received));
  const question = modelRequest(access, "/chat/completions", { type: "application/json", body });
  const reply = await send({ ...question, accept: "text/event-stream" }, deadline.signal).catch((error: unknown) => {
    // Given up on while the model may well have been reading.
    if (deadline.signal.aborted) reportUsage(null, 0);
    throw error;
  });
  const { status, type } = reply;
  if (status < 200 || status > 299) {
    reply.close();
    throw new ModelError("model_unavailable", `status_${status}`, status === 429 || status === 408 || status >= 500);
  }
  deadline.expectWithin(limits.firstChunkMs);
  if (/\bjson\b/i.test(type)) {
    return yield* wholeAnswer(await readAll(reply, BODY_MAX), reportUsage);
  }
  if (/\bhtml\b/i.test(type)) {
    reply.close();
    throw new ModelError("model_unavailable", "not_a_model", true);
  }
  return yield* streamedAnswer(reply, deadline, limits, reportUsage);
}

/** Some servers answer a streaming request with one JSON body, and some with an error and status 200. */
function* wholeAnswer(json: string, reportUsage: ReportUsage): Generator<string, Finish> {
  const chunk = parseChunk(json);
  const choice = chunk?.choices?.[0];
  const think = new ThinkFilter();
  const content = typeof choice?.message?.content === "string" ? choice.message.content : "";
  const text = (think.push(content) + think.end()).toWellFormed();
  if (chunk && !chunk.error) reportUsage(chunk.usage, content.length);
  if (!chunk || chunk.error || text.trim() === "") {
    throw new ModelError("model_unavailable", chunk?.error ? "error_body" : "empty", true);
  }
  yield text;
  return choice?.finish_reason === "length" ? "length" : "stop";
}

function parseChunk(json: string): Chunk | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** A stream as parsed so far. */
interface StreamState {
  /** Not yet yielded. */
  text: string;
  /** Characters received in all. */
  received: number;
  /** As reported by the server; unchecked. */
  usage: ReportedUsage | null;
  finish: Finish | null;
  done: boolean;
  failed: ModelError | null;
}

function createReader(onChunk: () => void): { state: StreamState; feed: (text: string) => void } {
  const state: StreamState = { text: "", received: 0, usage: null, finish: null, done: false, failed: null };
  const parser = createParser({
    maxBufferSize: EVENT_MAX,
    onEvent: ({ data, event }) => {
      if (state.done || state.failed) return;
      if (!state.finish) onChunk();
      if (data === "[DONE]") {
        state.done = true;
        return;
      }
      const chunk = parseChunk(data);
      if (event === "error" || chunk?.error) {
        state.failed = new ModelError("model_unavailable", "error_event", true);
        return;
      }
      // Data that is not JSON is ignored; an answer that breaks off in it is recognized by its missing end.
      // Usage comes in a chunk of its own, after the last.
      if (chunk?.usage) state.usage = chunk.usage;
      const choice = chunk?.choices?.[0];
      if (typeof choice?.delta?.content === "string") {
        state.text += choice.delta.content;
        state.received += choice.delta.content.length;
      }
      if (choice?.finish_reason) state.finish = choice.finish_reason === "length" ? "length" : "stop";
    },
    onError: (error) => {
      if (error.type === "max-buffer-size-exceeded") state.failed = new ModelError("model_unavailable", "too_long");
    },
  });
  return { state, feed: (text) => parser.feed(text) };
}

async function* streamedAnswer(
  reply: Reply,
  deadline: Deadline,
  limits: RelayLimits,
  reportUsage: ReportUsage,
): AsyncGenerator<string, Finish> {
  const { state, feed } = createReader(() => deadline.expectWithin(limits.betweenChunksMs));
  const think = new ThinkFilter();
  let wrote = false;
  let pending = "";
  try {
    for (;;) {
      const text = await reply.read();
      // Ends a last event without a blank line.
      feed(text ?? "\n\n");
      if (state.text !== "") {
        let piece = pending + think.push(state.text);
        state.text = "";
        // A surrogate pair may be split between two deltas.
        pending = /[\uD800-\uDBFF]$/.test(piece) ? piece.slice(-1) : "";
        if (pending) piece = piece.slice(0, -1);
        if (piece !== "") {
          wrote = true;
          yield piece.toWellFormed();
        }
      }
      if (text === null || state.done || state.finish || state.failed) break;
    }
  } finally {
    // Reading to the end lets the connection be reused.
    const count = () => reportUsage(state.usage, state.received);
    if (state.done || state.finish) void drain(reply, feed).finally(count);
    else {
      reply.close();
      count();
    }
  }
  const rest = think.end() + pending.toWellFormed();
  if (rest !== "") {
    wrote = true;
    yield rest;
  }
  if (state.failed) throw state.failed;
  if (!state.done && !state.finish) throw new ModelError("model_unavailable", "cut_off", true);
  if (!wrote) throw new ModelError("model_unavailable", "empty", true);
  return state.finish ?? "stop";
}

const DRAIN_MS = 1000;

async function drain(reply: Reply, feed: (text: string) => void): Promise<void> {
  const timer = setTimeout(() => reply.close(), DRAIN_MS);
  try {
    for (let text = await reply.read(); text !== null; text = await reply.read()) feed(text);
  } catch {
    // The answer is complete; the rest is not needed.
    reply.close();
  } finally {
    clearTimeout(timer);
  }
}
