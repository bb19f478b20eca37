import { createParser } from "eventsource-parser";
import type { ChatSafety } from "#domain/chat/contract.ts";
import { PLAN_KINDS, type PlanKind } from "#domain/chat/rules.ts";
import { isMarkedBlock } from "#domain/chat/marked-block.ts";
import { isErrorCode } from "#domain/errors.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import { ApiError, type FailureCode } from "#web/app/api.ts";
import { readMark } from "#web/safety/marks.ts";
import { readPlan } from "./read-json.ts";

/**
 * An event of an answer's stream. A stream that ends without `done` or `error` was cut off; the run may still be
 * active.
 */
export type StreamEvent =
  | { kind: "text"; text: string }
  /** Shows the safety card or line, beside the user's message or the answer. */
  | { kind: "safety"; safety: ChatSafety; of: "message" | "answer" }
  | { kind: "plan"; plan: Plan; planKind: PlanKind }
  | { kind: "error"; code: FailureCode }
  | { kind: "done" };

/**
 * Milliseconds without data after which the connection counts as lost: three missed pings of the server, one every 15
 * s.
 */
export const SILENCE_MS = 50_000;

/** Maximum buffer of the parser, far above the size of any event. */
const EVENT_MAX = 1_000_000;

/**
 * The events of an answer's body, in order. Consecutive text of one network read is one event.
 * @throws ApiError `network` when the connection breaks or stays silent; an `AbortError` is passed on.
 */
export async function* readStream(
  body: ReadableStream<Uint8Array>,
  { silenceMs = SILENCE_MS }: { silenceMs?: number } = {},
): AsyncGenerator<StreamEvent> {
  let events: StreamEvent[] = [];
  const parser = createParser({
    maxBufferSize: EVENT_MAX,
    onEvent: ({ data, event }) => {
      const next = toEvent(data, event);
      const last = events.at(-1);
      if (next?.kind === "text" && last?.kind === "text") last.text += next.text;
      else if (next) events.push(next);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silenceMs);
      // A blank line terminates a last event that lacks its own.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      const ready = events;
      events = [];
      for (const event of ready) {
        yield event;
        if (event.kind === "done" || event.kind === "error") return;
      }
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

async function within<T>(pending: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError("network")), ms);
  });
  try {
    return await Promise.race([pending, silence]);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError("network");
  } finally {
    clearTimeout(timer);
  }
}

interface WireEvent {
  choices?: { delta?: { content?: unknown } }[];
  error?: { code?: unknown };
  safety?: unknown;
  of?: unknown;
  plan?: unknown;
  plan_kind?: unknown;
}

function toEvent(data: string, name: string | undefined): StreamEvent | null {
  if (data === "[DONE]") return { kind: "done" };
  const wire = parse(data);
  if (wire?.error || name === "error") {
    const code = wire?.error?.code;
    return { kind: "error", code: isErrorCode(code) ? code : "internal" };
  }
  const safety = readMark(wire?.safety);
  if (safety) return { kind: "safety", safety, of: wire?.of === "message" ? "message" : "answer" };
  const plan = readPlan(wire?.plan);
  const planKind = PLAN_KINDS.find((kind) => kind === wire?.plan_kind);
  if (plan && planKind) return { kind: "plan", plan, planKind };
  const text = wire?.choices?.[0]?.delta?.content;
  // The block is for other clients: this one reads the saved plan from the stored messages.
  if (typeof text === "string" && isMarkedBlock(text)) return null;
  return typeof text === "string" && text !== "" ? { kind: "text", text } : null;
}

function parse(data: string): WireEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
}
