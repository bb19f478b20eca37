import { CHAT_MODES } from "#domain/chat/rules.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import { recordId } from "#web/app/search-params.ts";
import type { OutboxItem } from "./outbox.ts";

// Written by hand, because with schemas the chat would need zod before it can be used. A test compares them.

/** The fields of an object; null for anything else. */
function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

function isTextOrNull(value: unknown): value is string | null {
  return typeof value === "string" || value === null;
}

/** The plan of an answer, as the server has checked it; null if it is none. */
export function readPlan(value: unknown): Plan | null {
  const { action, fears, goals } = fieldsOf(value) ?? {};
  return typeof action === "string" && isTextOrNull(fears) && isTextOrNull(goals) ? { action, fears, goals } : null;
}

/** A stored message of the outbox; null if it is none. */
export function readOutboxItem(value: unknown): Omit<OutboxItem, "state"> | null {
  const fields = fieldsOf(value);
  const [id, mode] = [recordId(fields?.["id"]), oneOf(CHAT_MODES, fields?.["mode"])];
  if (!fields || id === undefined || mode === undefined) return null;
  const { text, parentId, edits, builtIn } = fields;
  if (typeof text !== "string" || text === "") return null;
  if (parentId !== undefined && parentId !== null && recordId(parentId) === undefined) return null;
  if (edits !== undefined && recordId(edits) === undefined) return null;
  if (builtIn !== undefined && typeof builtIn !== "boolean") return null;
  return {
    id,
    text,
    mode,
    ...(parentId !== undefined && { parentId: parentId === null ? null : recordId(parentId) }),
    ...(edits !== undefined && { edits: recordId(edits) }),
    ...(builtIn !== undefined && { builtIn }),
  };
}

/** What a message that waits for a network was to be sent as: what it follows, and its mode. */
export function readWaitingBody(body: unknown): Pick<OutboxItem, "parentId" | "mode"> {
  const { messages, mode } = fieldsOf(body) ?? {};
  const parentId = Array.isArray(messages) ? fieldsOf(messages[0])?.["parentId"] : undefined;
  return {
    parentId: isTextOrNull(parentId) ? parentId : undefined,
    mode: oneOf(CHAT_MODES, mode) ?? "conversation",
  };
}
