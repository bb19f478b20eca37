import { z } from "zod";
import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { readAll, send, type Outgoing } from "#server/outgoing/send.ts";
import type { ModelAccess } from "./relay.ts";

/** Bytes. A server that is not a model may answer with any amount. */
const BODY_MAX = 10_000_000;

type Server = Omit<ModelAccess, "model">;

/** A request to a path below the base URL, by POST if it has content. */
export function modelRequest({ baseUrl, apiKey }: Server, path: string, content: Outgoing["content"]): Outgoing {
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
  return readJson(modelRequest(access, path, content), signal);
}

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * The names of the models that a server lists, which uses no tokens; null if it answers, but lists none.
 * @throws OutgoingError `status_…` unless the status is 2xx, or says that there is no list; or those of `send`.
 */
export async function listModels(server: Server, signal: AbortSignal): Promise<string[] | null> {
  const answer = await readJson(modelRequest(server, "/models", undefined), signal).catch((error: unknown) => {
    const without = error instanceof OutgoingError && ["status_404", "status_405"].includes(error.reason);
    if (without || error instanceof SyntaxError) return null;
    throw error;
  });
  return modelsSchema.safeParse(answer).data?.data.map(({ id }) => id) ?? null;
}

async function readJson(request: Outgoing, signal: AbortSignal): Promise<unknown> {
  const reply = await send(request, signal);
  if (reply.status < 200 || reply.status > 299) {
    reply.close();
    throw new OutgoingError(`status_${reply.status}`);
  }
  return JSON.parse(await readAll(reply, BODY_MAX));
}
