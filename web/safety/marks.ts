import { DANGER_PATHS, type DangerPath } from "#domain/care/care-texts.ts";
import { DANGER_LEVELS, FINDING_STATES, type FindingState } from "#domain/care/danger.ts";
import type { ClearedAs, SafetyMark } from "#domain/care/contract.ts";
import type { ChatSafety } from "#domain/chat/contract.ts";

/**
 * How the user dismisses a danger: it was a misunderstanding, they are safe, or it is over for the person concerned.
 */
export type EndedAs = "mistake" | "safe" | "over";

/** Paths on which the user is the one in danger. */
const OWN_DANGER: ReadonlySet<DangerPath> = new Set(["wish_to_die", "violence", "control", "sexual_violence", "minor"]);

/** The choices to dismiss a danger of this path. */
export function endingsOf(path: DangerPath): readonly EndedAs[] {
  return ["mistake", OWN_DANGER.has(path) ? "safe" : "over"];
}

/** The server's value for a choice. */
export function clearedAs(as: EndedAs): ClearedAs {
  return as === "mistake" ? "mistake" : "safe";
}

function isMark(value: object): value is { id: unknown; status: unknown } {
  return "id" in value && "status" in value && "path" in value && "level" in value;
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

/** The mark of a text, which a chat has not stored yet if it has no id; null if it is none. */
export function readMark(value: unknown): ChatSafety | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, ...mark } = value as Record<keyof ChatSafety, unknown>;
  const level = oneOf(DANGER_LEVELS, mark.level);
  const path = oneOf(DANGER_PATHS, mark.path);
  const status = oneOf(FINDING_STATES, mark.status);
  return (typeof id === "string" || id === null) && level && path && status ? { id, level, path, status } : null;
}

/** The mark in an answer of the server to a text that was saved; null if there is none. */
export function markIn(answer: unknown): SafetyMark | null {
  const mark = readMark((answer as { safety?: unknown } | null)?.safety);
  return mark && mark.id !== null ? { ...mark, id: mark.id } : null;
}

/**
 * Sets the status of all marks with these ids in cached data, at any depth. Unchanged parts keep their object identity.
 */
export function withStatus<T>(data: T, ids: ReadonlySet<string>, status: FindingState): T {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => withStatus(item, ids, status));
    return items.every((item, at) => item === data[at]) ? data : (items as T);
  }
  if (isMark(data)) return ids.has(String(data.id)) && data.status !== status ? { ...data, status } : data;
  const entries = Object.entries(data).map(([key, value]) => [key, withStatus(value, ids, status)] as const);
  const before = data as Record<string, unknown>;
  return entries.every(([key, value]) => value === before[key]) ? data : (Object.fromEntries(entries) as T);
}
