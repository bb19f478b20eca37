import { StringDecoder } from "node:string_decoder";
import { Agent, type Dispatcher } from "undici";
import type { ModelAccess } from "./relay.ts";

/**
 * Connections stay open between questions: a new one, above all an encrypted one, is a wait before the first word. How
 * long an answer may take is for whoever asks to say; only what nobody waits for any longer, a connection that is still
 * being made, ends by a time of its own.
 */
const agent = new Agent({
  keepAliveTimeout: 600_000,
  connectTimeout: 120_000,
  headersTimeout: 0,
  bodyTimeout: 0,
  allowH2: false,
});

interface Address {
  origin: string;
  path: string;
  /** Of a name and a password in the address; an empty object without them. */
  headers: { authorization?: string };
}

/** Addresses taken apart: there are as many as a server has questions, and each is read once. */
const addresses = new Map<string, Address>();

function addressOf(url: string): Address {
  let address = addresses.get(url);
  if (!address) {
    const { origin, pathname, search, username, password } = new URL(url);
    const named = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64");
    address = {
      origin,
      path: pathname + search,
      headers: username || password ? { authorization: `Basic ${named}` } : {},
    };
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

/** What a model's server answers, while it comes. */
export interface Reply {
  status: number;
  /** The content type; empty where the server names none. */
  type: string;
  /** The text that has come since the last time, as UTF-8; null at the end. @throws what broke the connection. */
  read(): Promise<string | null>;
  /** Closes the connection; one that is read to its end stays open for the next question. */
  close(): void;
}

/**
 * Asks a model's server; aborting ends the wait and closes the connection at once, one that is still being made once it
 * is there. By the client that Node's `fetch` is built on, without the streams around it: to the first byte `fetch` takes
 * twice as long and Node's other client a third longer, and both cost two to three times as much for each byte that
 * follows (24.21).
 * @throws what kept the question from being answered, or the signal's reason when it was aborted.
 */
export function post(access: ModelAccess, { path, type, accept, body }: Question, signal: AbortSignal): Promise<Reply> {
  const address = addressOf(`${access.baseUrl}${path}`);
  const headers = {
    "content-type": type,
    accept,
    ...address.headers,
    ...(access.apiKey ? { authorization: `Bearer ${access.apiKey}` } : {}),
  };
  // A recording may be refused before all of it has been sent: the next question would wait behind the rest.
  const reset = typeof body !== "string";
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const incoming = new Incoming(signal, resolve, reject);
    agent.dispatch({ origin: address.origin, path: address.path, method: "POST", headers, body, reset }, incoming);
  });
}

/** A text, read to its end. @throws the error made by `tooLong` when it has more than `most` characters. */
export async function readAll(reply: Reply, most: number, tooLong: () => Error): Promise<string> {
  let all = "";
  for (;;) {
    const text = await reply.read();
    if (text === null) return all;
    all += text;
    if (all.length <= most) continue;
    reply.close();
    throw tooLong();
  }
}

class Incoming implements Reply, Dispatcher.DispatchHandler {
  status = 0;
  type = "";
  private readonly signal: AbortSignal;
  private readonly begun: (reply: Reply) => void;
  private readonly failed: (error: Error) => void;
  private readonly decoder = new StringDecoder("utf8");
  private controller: Dispatcher.DispatchController | null = null;
  private text = "";
  private ended = false;
  private error: Error | null = null;
  private wake = () => {};

  constructor(signal: AbortSignal, begun: (reply: Reply) => void, failed: (error: Error) => void) {
    this.signal = signal;
    this.begun = begun;
    this.failed = failed;
    signal.addEventListener("abort", this.abort);
  }

  async read(): Promise<string | null> {
    while (this.text === "" && !this.error && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.text === "" && this.error) throw this.error;
    if (this.text === "") return null;
    const { text } = this;
    this.text = "";
    return text;
  }

  close(): void {
    if (!this.ended && !this.error) this.controller?.abort(new Error("closed"));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.signal.aborted) this.abort();
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // Only the news that an answer will come (102, 103).
    if (status < 200) return;
    this.status = status;
    this.type = String(headers["content-type"] ?? "");
    this.begun(this);
  }

  onResponseData(_controller: Dispatcher.DispatchController, bytes: Buffer): void {
    this.text += this.decoder.write(bytes);
    this.wake();
  }

  onResponseEnd(): void {
    this.text += this.decoder.end();
    this.ended = true;
    this.leave();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  private readonly abort = (): void => {
    const reason = this.signal.reason as Error;
    this.controller?.abort(reason);
    // Of what has come nothing more is wanted.
    this.text = "";
    this.fail(reason);
  };

  private fail(error: Error): void {
    this.error ??= error;
    this.failed(error);
    this.leave();
  }

  private leave(): void {
    this.signal.removeEventListener("abort", this.abort);
    this.wake();
  }
}
