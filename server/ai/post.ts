import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest, type RequestOptions } from "node:https";
import { urlToHttpOptions } from "node:url";
import type { ModelAccess } from "./relay.ts";

/** Kept open between questions: a new connection, above all an encrypted one, is a wait before the first word. */
const plain = new HttpAgent({ keepAlive: true });
const encrypted = new HttpsAgent({ keepAlive: true });

/** Addresses as Node's client takes them: there are as many as a server has questions, and each is read once. */
const addresses = new Map<string, RequestOptions>();

function addressOf(url: string): RequestOptions {
  let address = addresses.get(url);
  if (!address) {
    address = urlToHttpOptions(new URL(url));
    addresses.set(url, address);
  }
  return address;
}

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
  const address = addressOf(`${access.baseUrl}${question.path}`);
  const { body } = question;
  const headers = {
    "content-type": question.type,
    "content-length": Buffer.byteLength(body),
    accept: question.accept,
    ...(access.apiKey ? { authorization: `Bearer ${access.apiKey}` } : {}),
  };
  return new Promise((resolve, reject) => {
    const options = { ...address, method: "POST", headers, signal };
    const sent =
      address.protocol === "https:"
        ? httpsRequest({ ...options, agent: encrypted }, resolve)
        : httpRequest({ ...options, agent: plain }, resolve);
    sent.setNoDelay(true);
    sent.on("error", reject);
    sent.end(body);
  });
}
