import { MESSAGE_MAX, type ChatMode } from "#domain/chat/rules.ts";
import type { FailureCode } from "#web/app/api.ts";
import { readOutboxItem } from "./read-json.ts";

/** A message to send. The client generates its id, so that the server answers it only once if it is sent again. */
export interface OutboxItem {
  id: string;
  text: string;
  mode: ChatMode;
  /** The answer it follows; null for the first message. If omitted, it follows the newest answer when it is sent. */
  parentId?: string | null | undefined;
  /** Id of the message that this one is an edit of. */
  edits?: string | undefined;
  /** Requests the answer from the built-in coach. */
  builtIn?: boolean | undefined;
  /** `kept`: waits for a network, also after the tab is closed; `refused`: the server refused it after such a wait. */
  state: "waiting" | "sending" | "failed" | "kept" | "refused";
}

/** Messages that the server has not accepted yet, in the order in which they are sent. */
export type Outbox = readonly OutboxItem[];

export type SendProblem = "empty" | "too_long" | "busy";

/** Why a text cannot be sent now; null if it can. */
export function sendProblem(text: string, { busy }: { busy: boolean }): SendProblem | null {
  const { length } = text.trim();
  if (length === 0) return "empty";
  if (length > MESSAGE_MAX) return "too_long";
  return busy ? "busy" : null;
}

/**
 * Whether a failure is transient and the send can be retried. After any other failure, the text goes back to the field.
 */
export function isTransient(code: FailureCode): boolean {
  return code === "network" || code === "unavailable";
}

/** Appends a message. Failed messages before it are retried first, so that the order is kept. */
export function add(outbox: Outbox, item: Omit<OutboxItem, "state">): Outbox {
  return [...retry(outbox), { ...item, state: "waiting" }];
}

export function retry(outbox: Outbox): Outbox {
  return outbox.map((item) => (item.state === "failed" ? { ...item, state: "waiting" } : item));
}

/** The message to send now: the first one, unless it has failed or is being sent; otherwise null. */
export function next(outbox: Outbox): OutboxItem | null {
  const [first] = outbox;
  return first?.state === "waiting" ? first : null;
}

export function sending(outbox: Outbox, id: string): Outbox {
  return outbox.map((item) => (item.id === id ? { ...item, state: "sending" } : item));
}

/** Marks a message and all messages behind it as failed. */
export function failed(outbox: Outbox, id: string): Outbox {
  const at = outbox.findIndex((item) => item.id === id);
  return outbox.map((item, index) => (at >= 0 && index >= at ? { ...item, state: "failed" } : item));
}

/** Removes messages; returns `outbox` itself if it contains none of them. */
export function without(outbox: Outbox, ids: ReadonlySet<string>): Outbox {
  return outbox.some((item) => ids.has(item.id)) ? outbox.filter((item) => !ids.has(item.id)) : outbox;
}

/** Puts a returned text before the text typed in the meantime. */
export function prependText(text: string, typed: string): string {
  return typed.trim() === "" ? text : `${text}\n\n${typed}`;
}

/** Serializes the outbox for storage; an empty outbox is the empty string. */
export function serialize(outbox: Outbox): string {
  return outbox.length === 0 ? "" : JSON.stringify(outbox.map((item) => ({ ...item, state: undefined })));
}

/** Parses a stored outbox; empty if invalid. Its messages are marked as failed: whether they arrived is unknown. */
export function restore(kept: string): Outbox {
  let items: unknown;
  try {
    items = JSON.parse(kept);
  } catch {
    return [];
  }
  const read = Array.isArray(items) ? items.map(readOutboxItem) : [];
  return read.every((item) => item !== null) ? read.map((item) => ({ ...item, state: "failed" })) : [];
}
