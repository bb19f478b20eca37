import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { readAll, send, type Outgoing } from "#server/outgoing/send.ts";
import type { ModelAccess } from "./relay.ts";

/** The longest answer that is one object; a page of another kind may have any length. */
const BODY_MAX = 10_000_000;

/** A question to a place below the server's base address. */
export function toModel({ baseUrl, apiKey }: ModelAccess, path: string, content: Outgoing["content"]): Outgoing {
  return { url: `${baseUrl}${path}`, accept: "application/json", key: apiKey, ...(content ? { content } : {}) };
}

/**
 * Asks an OpenAI-compatible server for one JSON answer; nothing of it is checked.
 * @throws OutgoingError status_… for an answer that is none of the good ones; those of `send`; SyntaxError for no JSON.
 */
export async function askModel(
  access: ModelAccess,
  path: string,
  question: object,
  signal: AbortSignal,
): Promise<unknown> {
  const content = { type: "application/json", body: JSON.stringify(question) };
  const reply = await send(toModel(access, path, content), signal);
  if (reply.status < 200 || reply.status > 299) {
    reply.close();
    throw new OutgoingError(`status_${reply.status}`);
  }
  return JSON.parse(await readAll(reply, BODY_MAX));
}
