import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { ModelAccess } from "./relay.ts";

/** Kept open between questions: a new connection, above all an encrypted one, is a wait before the first word. */
const plain = new HttpAgent({ keepAlive: true });
const encrypted = new HttpsAgent({ keepAlive: true });

export interface Question {
  /** Below the server's base address. */
  path: string;
  type: string;
  accept: string;
  body: string | Buffer;
}

/**
 * Asks a model's server; aborting closes the connection at once. Node's own client: its fetch takes twice as long to
 * the first byte, costs more for each that follows, and throws where nothing can catch it when it is given up on while
 * it sends a form (24.21).
 */
export function post(access: ModelAccess, question: Question, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(`${access.baseUrl}${question.path}`);
  const { body } = question;
  const headers = {
    "content-type": question.type,
    "content-length": Buffer.byteLength(body),
    accept: question.accept,
    ...(access.apiKey ? { authorization: `Bearer ${access.apiKey}` } : {}),
  };
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers, signal };
    const sent =
      url.protocol === "https:"
        ? httpsRequest(url, { ...options, agent: encrypted }, resolve)
        : httpRequest(url, { ...options, agent: plain }, resolve);
    sent.setNoDelay(true);
    sent.on("error", reject);
    sent.end(body);
  });
}
