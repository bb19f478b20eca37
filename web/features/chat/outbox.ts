import { z } from "zod";
import { CHAT_MODES, MESSAGE_MAX, type ChatMode } from "#domain/chat/contract.ts";
import { idSchema } from "#domain/ids.ts";
import type { FailureCode } from "#web/app/api.ts";

/** A message on its way: its id is made here, so that the server answers it once however often it is sent. */
export interface OutboxItem {
  id: string;
  text: string;
  mode: ChatMode;
  /** The answer it follows, null for none; without it, it follows what is newest when it goes out. */
  parentId?: string | null | undefined;
  /** The message that this one is an edited version of. */
  edits?: string | undefined;
  /** The built-in coach is to answer it. */
  builtIn?: boolean | undefined;
  state: "waiting" | "sending" | "failed";
}

/** Messages not yet taken by the server, in the order they were written; the first goes first, always. */
export type Outbox = readonly OutboxItem[];

export type Refusal = "empty" | "too_long" | "busy";

/** Why a text cannot be sent now, or null when it can. */
export function whyNot(text: string, { busy }: { busy: boolean }): Refusal | null {
  const { length } = text.trim();
  if (length === 0) return "empty";
  if (length > MESSAGE_MAX) return "too_long";
  return busy ? "busy" : null;
}

/** Whether a failed send may simply be tried again. Any other failure is an answer: the text goes back to its writer. */
export function mayPass(code: FailureCode): boolean {
  return code === "network" || code === "unavailable";
}

/** Puts a message last. What had failed before it gets another try first, so that the order holds. */
export function add(outbox: Outbox, item: Omit<OutboxItem, "state">): Outbox {
  return [...retry(outbox), { ...item, state: "waiting" }];
}

export function retry(outbox: Outbox): Outbox {
  return outbox.map((item) => (item.state === "failed" ? { ...item, state: "waiting" } : item));
}

/** The message to send now: the first, unless it failed or something is being sent. */
export function next(outbox: Outbox): OutboxItem | null {
  const [first] = outbox;
  return first?.state === "waiting" ? first : null;
}

export function sending(outbox: Outbox, id: string): Outbox {
  return outbox.map((item) => (item.id === id ? { ...item, state: "sending" } : item));
}

/** Marks a send as failed, and with it whatever waited behind it. */
export function failed(outbox: Outbox, id: string): Outbox {
  const at = outbox.findIndex((item) => item.id === id);
  return outbox.map((item, index) => (at >= 0 && index >= at ? { ...item, state: "failed" } : item));
}

/** Takes messages out: delivered, refused, or found among those the server has. */
export function without(outbox: Outbox, ids: ReadonlySet<string>): Outbox {
  return outbox.some((item) => ids.has(item.id)) ? outbox.filter((item) => !ids.has(item.id)) : outbox;
}

/** A refused text goes back before whatever has been typed since. */
export function givenBack(text: string, typed: string): string {
  return typed.trim() === "" ? text : `${text}\n\n${typed}`;
}

const keptSchema = z.array(
  z.object({
    id: idSchema,
    text: z.string().min(1),
    mode: z.enum(CHAT_MODES),
    parentId: idSchema.nullable().optional(),
    edits: idSchema.optional(),
    builtIn: z.boolean().optional(),
  }),
);

/** The outbox as text that survives a reload; nothing is the empty string. */
export function keep(outbox: Outbox): string {
  return outbox.length === 0 ? "" : JSON.stringify(outbox.map((item) => ({ ...item, state: undefined })));
}

/** The outbox of before a reload: whether anything in it arrived is not known, so it waits for a retry. */
export function restore(kept: string): Outbox {
  try {
    return keptSchema.parse(JSON.parse(kept)).map((item) => ({ ...item, state: "failed" }));
  } catch {
    return [];
  }
}
