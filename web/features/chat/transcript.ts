import type { ChatMessage, ChatSafety } from "#domain/chat/contract.ts";
import type { OutboxItem } from "./outbox.ts";
import type { ChatState, Live } from "./engine-types.ts";

export interface StoredMessageLine {
  kind: "stored";
  message: ChatMessage;
  safety: ChatSafety | null;
  failure: Live["failure"];
}

/** A line of the transcript. The line of a stored message keeps its identity while it is unchanged. */
export type Line = StoredMessageLine | { kind: "live"; live: Live } | { kind: "outgoing"; item: OutboxItem };

/** The messages up to and including `id`; none for null, all if `id` is not found. */
function upTo(messages: readonly ChatMessage[], id: string | null): readonly ChatMessage[] {
  if (id === null) return [];
  const at = messages.findIndex((message) => message.id === id);
  return at < 0 ? messages : messages.slice(0, at + 1);
}

const known = new WeakMap<ChatMessage, StoredMessageLine>();

function lineOf(message: ChatMessage, safety: ChatSafety | null, failure: Live["failure"]): StoredMessageLine {
  const before = known.get(message);
  if (before?.safety === safety && before.failure === failure) return before;
  const line: StoredMessageLine = { kind: "stored", message, safety, failure };
  known.set(message, line);
  return line;
}

/**
 * React key of a line. Versions of a message have the same parent and so the same key: switching between them keeps the
 * focus and the scroll position.
 */
export function keyOf(line: Line): string {
  if (line.kind === "stored") return `after ${line.message.parent_message_id}`;
  return line.kind === "live" ? line.live.runId : line.item.id;
}

/** Drops the messages that an edit in the outbox, or another answer being written, replaces. */
function withoutReplaced(messages: readonly ChatMessage[], { live, outbox }: ChatState): readonly ChatMessage[] {
  const branch = outbox.find((item) => item.parentId !== undefined);
  if (branch?.parentId !== undefined && messages.every(({ id }) => id !== branch.id)) {
    return upTo(messages, branch.parentId);
  }
  if (!live?.after || messages.some(({ id }) => id === live.runId)) return messages;
  return upTo(messages, live.after);
}

/** The lines of the transcript, oldest first: stored messages, the live answer, outgoing messages. */
export function transcriptOf(messages: readonly ChatMessage[], state: ChatState): Line[] {
  const { live, outbox, concerns } = state;
  const kept = withoutReplaced(messages, state);
  const stored = new Set(messages.map((message) => message.id));
  const lines: Line[] = [];
  let shown = live === null;
  for (const message of kept) {
    const isLive = live?.runId === message.id;
    shown ||= isLive;
    if (isLive && message.status === "streaming") lines.push({ kind: "live", live });
    else {
      const safety = message.safety ?? concerns.get(message.id) ?? (isLive ? live.safety : null);
      lines.push(lineOf(message, safety, isLive ? live.failure : null));
    }
  }
  if (!shown && live && !stored.has(live.runId)) lines.push({ kind: "live", live });
  for (const item of outbox) if (!stored.has(item.id)) lines.push({ kind: "outgoing", item });
  return lines;
}

/** The newest user message if its answer failed without any text; otherwise null. */
export function unanswered(messages: readonly ChatMessage[]): ChatMessage | null {
  const answer = messages.at(-1);
  if (answer?.role !== "assistant" || answer.content !== "" || answer.status !== "failed") return null;
  return messages.findLast((message) => message.role === "user") ?? null;
}

/** Number of user messages after which preparing an interaction is suggested. */
const SUGGEST_AFTER = 3;

/**
 * Whether to suggest preparing an interaction: at the first complete answer after `SUGGEST_AFTER` user messages, and
 * only while it is the last message; a user who writes on, on any device, has declined. Never on a path with a plan or
 * with an open safety finding: users must not be sent into a talk with someone they fear.
 */
export function suggestsPreparing(lines: readonly Line[]): boolean {
  let asked = 0;
  let occasions = 0;
  let now = false;
  for (const line of lines) {
    if (line.kind !== "stored" || line.message.plan) return false;
    if (line.safety && line.safety.status !== "cleared") return false;
    const { role, status } = line.message;
    if (role === "user") asked += 1;
    now = role === "assistant" && status === "complete" && asked >= SUGGEST_AFTER;
    if (now) occasions += 1;
  }
  return now && occasions === 1;
}

/**
 * Id of the message with the newest plan of the path, the only one that can be edited and saved; null if there is none.
 */
export function newestPlan(messages: readonly ChatMessage[]): string | null {
  return messages.findLast((message) => message.plan)?.id ?? null;
}

/** The newest line with an open alarm: it shows the whole card, earlier ones a strip. */
export function newestAlarm(lines: readonly Line[]): StoredMessageLine | undefined {
  return lines.findLast((line): line is StoredMessageLine => {
    if (line.kind !== "stored" || !line.safety) return false;
    const { id, level, status } = line.safety;
    return id !== null && level === "alarm" && status !== "cleared";
  });
}
