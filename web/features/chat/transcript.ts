import type { ChatMessage, ChatSafety } from "#domain/chat/contract.ts";
import type { OutboxItem } from "./outbox.ts";
import type { ChatState, Live } from "./traffic.ts";

export interface StoredMessageLine {
  kind: "stored";
  message: ChatMessage;
  safety: ChatSafety | null;
  failure: Live["failure"];
}

/** What a line of the transcript shows; one of a stored message is the same object for as long as nothing in it changes. */
export type Line = StoredMessageLine | { kind: "live"; live: Live } | { kind: "outgoing"; item: OutboxItem };

/** Up to the message with this id; with null nothing, and everything where it is not among them. */
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

/** Versions of a message follow the same one, and so have one key: going through them keeps the focus and the place. */
export function keyOf(line: Line): string {
  if (line.kind === "stored") return `after ${line.message.parent_message_id}`;
  return line.kind === "live" ? line.live.runId : line.item.id;
}

/** Without what is on another path than what is being said: after an edited message, and beside another answer. */
function staying(messages: readonly ChatMessage[], { live, outbox }: ChatState): readonly ChatMessage[] {
  const branch = outbox.find((item) => item.parentId !== undefined);
  if (branch?.parentId !== undefined && messages.every(({ id }) => id !== branch.id)) {
    return upTo(messages, branch.parentId);
  }
  if (!live?.after || messages.some(({ id }) => id === live.runId)) return messages;
  return upTo(messages, live.after);
}

/** The transcript, oldest first: what is stored, the answer being written, what is on its way. */
export function transcriptOf(messages: readonly ChatMessage[], state: ChatState): Line[] {
  const { live, outbox, concerns } = state;
  const kept = staying(messages, state);
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

/** The message to ask again: the newest, when its answer never got a word out. */
export function unanswered(messages: readonly ChatMessage[]): ChatMessage | null {
  const answer = messages.at(-1);
  if (answer?.role !== "assistant" || answer.content !== "" || answer.status !== "failed") return null;
  return messages.findLast((message) => message.role === "user") ?? null;
}

/** User messages after which preparing an interaction is suggested. */
const SUGGEST_AFTER = 3;

/**
 * Whether to suggest that an interaction be prepared: after some talk, when it is the person’s turn, and once, at the first
 * answer of its path where it may be; whoever wrote on after that has answered, on whatever device. Not where a plan was
 * made already, and not where somebody may be in danger, unless that was ended: nobody is to be sent into a talk with
 * whom they fear.
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

/** The one plan that can be acted on: the newest of the path. */
export function newestPlan(messages: readonly ChatMessage[]): string | null {
  return messages.findLast((message) => message.plan)?.id ?? null;
}

/** The newest line with an alarm that is open: its card is shown whole, those before it in one strip. */
export function newestAlarm(lines: readonly Line[]): StoredMessageLine | undefined {
  return lines.findLast((line): line is StoredMessageLine => {
    if (line.kind !== "stored" || !line.safety) return false;
    const { id, level, status } = line.safety;
    return id !== null && level === "alarm" && status !== "cleared";
  });
}
