import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { readAll, send, type Outgoing } from "#server/outgoing/send.ts";
import type { ModelAccess } from "./relay.ts";

/** Bytes. A server that is not a model may answer with any amount. */
const BODY_MAX = 10_000_000;

/** A POST request to a path below the base URL. */
export function modelRequest({ baseUrl, apiKey }: ModelAccess, path: string, content: Outgoing["content"]): Outgoing {
  return { url: `${baseUrl}${path}`, accept: "application/json", key: apiKey, ...(content ? { content } : {}) };
}

/**
 * Posts to an OpenAI-compatible server and returns its JSON, unchecked.
 * @throws OutgoingError `status_…` unless the status is 2xx, or those of `send`; SyntaxError if it is not JSON.
 */
export async function askModel(
  access: ModelAccess,
  path: string,
  question: object,
  signal: AbortSignal,
): Promise<unknown> {
  const content = { type: "application/json", body: JSON.stringify(question) };
  const reply = await send(modelRequest(access, path, content), signal);
  if (reply.status < 200 || reply.status > 299) {
    reply.close();
    throw new OutgoingError(`status_${reply.status}`);
  }
  return JSON.parse(await readAll(reply, BODY_MAX));
}
