import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { ModelAccess } from "./relay.ts";

/** Kept open between questions: a new connection, above all an encrypted one, is a wait before the first word. */
const plain = new HttpAgent({ keepAlive: true });
const encrypted = new HttpsAgent({ keepAlive: true });

/** Asks for an answer. Node's own client: its fetch takes twice as long to the first byte and costs more for each that follows. */
export function post(access: ModelAccess, body: string, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(`${access.baseUrl}/chat/completions`);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    accept: "text/event-stream",
    ...(access.apiKey ? { authorization: `Bearer ${access.apiKey}` } : {}),
  };
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => resolve(response.setEncoding("utf8"));
    const options = { method: "POST", headers, signal };
    const sent =
      url.protocol === "https:"
        ? httpsRequest(url, { ...options, agent: encrypted }, answered)
        : httpRequest(url, { ...options, agent: plain }, answered);
    sent.setNoDelay(true);
    sent.on("error", reject);
    sent.end(body);
  });
}
