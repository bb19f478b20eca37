import type { ChatMessage, SafetyKind } from "#domain/chat/contract.ts";
import type { ChatState, Live } from "./engine.ts";
import type { OutboxItem } from "./outbox.ts";

/** What a line of the transcript shows; a stored message keeps its object, so that an unchanged line is not drawn again. */
export type Line =
  | { kind: "stored"; message: ChatMessage; safety: SafetyKind | null; failure: Live["failure"] }
  | { kind: "live"; live: Live }
  | { kind: "outgoing"; item: OutboxItem };

/** The transcript, oldest first: what is stored, the answer being written, what is on its way. */
export function transcriptOf(messages: readonly ChatMessage[], { live, outbox, concerns }: ChatState): Line[] {
  const stored = new Set(messages.map((message) => message.id));
  const lines: Line[] = [];
  let shown = live === null;
  for (const message of messages) {
    const isLive = live?.runId === message.id;
    shown ||= isLive;
    if (isLive && message.status === "streaming") lines.push({ kind: "live", live });
    else {
      const safety = message.safety ?? concerns.get(message.id) ?? (isLive ? live.safety : null);
      lines.push({ kind: "stored", message, safety, failure: isLive ? live.failure : null });
    }
  }
  if (!shown && live) lines.push({ kind: "live", live });
  for (const item of outbox) if (!stored.has(item.id)) lines.push({ kind: "outgoing", item });
  return lines;
}

/** The message to ask again: the newest, when its answer never got a word out. */
export function unanswered(messages: readonly ChatMessage[]): ChatMessage | null {
  const answer = messages.at(-1);
  if (answer?.role !== "assistant" || answer.content !== "" || answer.status !== "failed") return null;
  return messages.findLast((message) => message.role === "user") ?? null;
}
