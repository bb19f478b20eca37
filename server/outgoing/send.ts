import { StringDecoder } from "node:string_decoder";
import { Agent, type Dispatcher } from "undici";
import { OutgoingError } from "./outgoing-error.ts";

/**
 * Connections are kept open between requests: a new one, with TLS above all, delays the first word. Callers set the
 * time limits for responses; only connecting, which may go on after its caller has given up, has its own.
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
  /** Basic authentication, if the address contains a user name or password. */
  headers: { authorization?: string };
}

/** Parsed addresses, each parsed once; there are only a few per server, those of `oneOfMany` apart. */
const addresses = new Map<string, Address>();

/** Percent-decoded; a percent sign that encodes nothing is literal. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function addressOf(url: string): Address {
  let address = addresses.get(url);
  if (!address) {
    address = parseAddress(url);
    addresses.set(url, address);
  }
  return address;
}

function parseAddress(url: string): Address {
  const { origin, pathname, search, username, password } = new URL(url);
  const named = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString("base64");
  return {
    origin,
    path: pathname + search,
    headers: username || password ? { authorization: `Basic ${named}` } : {},
  };
}

/** A request to an external server. */
export interface Outgoing {
  /** A user name and password in it are sent as Basic authentication, unless there is a key. */
  url: string;
  accept: string;
  /** Sent as a bearer token; null or absent for none. */
  key?: string | null;
  /** Sent by POST; without it, the request is a GET. */
  content?: { type: string; body: string | Buffer };
  /** Further headers. */
  headers?: Record<string, string>;
  /** The address is one of many, each of which is seldom used: nothing about it is kept. */
  oneOfMany?: boolean;
}

/** A response, while it arrives. */
export interface Reply {
  status: number;
  /** The content type; empty if the server sends none. */
  type: string;
  /** The header Retry-After; empty if the server sends none. */
  retryAfter: string;
  /** The text received since the last call, decoded from UTF-8; null at the end. @throws OutgoingError network. */
  read(): Promise<string | null>;
  /** Closes the connection; after a complete response it stays open for the next request. */
  close(): void;
}

/**
 * The server's only way to send HTTP requests. Does not follow redirects: they would carry user text, or a key, to a
 * place nobody agreed to. Aborting rejects at once and closes the connection, or as soon as it is established; `within`
 * sets time limits. Uses undici, on which Node's `fetch` is built, without streams: to the first byte `fetch` takes
 * twice as long and node:http a third longer, and both cost two to three times as much for each byte after it (24.21).
 * @throws OutgoingError redirect, network; the signal's reason once aborted.
 */
export function send(request: Outgoing, signal: AbortSignal): Promise<Reply> {
  const { url, accept, key, content } = request;
  const address = request.oneOfMany ? parseAddress(url) : addressOf(url);
  const headers = {
    ...request.headers,
    ...(content ? { "content-type": content.type } : {}),
    accept,
    ...address.headers,
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
  const body = content?.body ?? null;
  // A recording may be refused before all of it is sent; the next request would wait behind the rest.
  const reset = body !== null && typeof body !== "string";
  const method = content ? "POST" : "GET";
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const incoming = new Incoming(signal, resolve, reject);
    agent.dispatch({ origin: address.origin, path: address.path, method, headers, body, reset }, incoming);
  });
}

/** Reads a response to its end. @throws OutgoingError too_long if it has more than `most` characters. */
export async function readAll(reply: Reply, most: number): Promise<string> {
  let all = "";
  for (;;) {
    const text = await reply.read();
    if (text === null) return all;
    all += text;
    if (all.length <= most) continue;
    reply.close();
    throw new OutgoingError("too_long");
  }
}

class Incoming implements Reply, Dispatcher.DispatchHandler {
  status = 0;
  type = "";
  retryAfter = "";
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
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // An informational response (102, 103).
    if (status < 200) return;
    if (status >= 300 && status < 400) {
      this.fail(new OutgoingError("redirect"));
      return controller.abort(new Error("redirect"));
    }
    this.status = status;
    this.type = String(headers["content-type"] ?? "");
    this.retryAfter = String(headers["retry-after"] ?? "");
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

  onResponseError(): void {
    // The client's error may contain the address, and with it a password.
    this.fail(new OutgoingError("network"));
  }

  private readonly abort = (): void => {
    const reason = this.signal.reason as Error;
    // Unread text is dropped.
    this.text = "";
    this.fail(reason);
    this.controller?.abort(reason);
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
