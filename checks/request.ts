import { cookieOf } from "../tests/support/app.ts";

/** What came back: the body is JSON, or null where it is none. */
export interface Answer {
  status: number;
  body: unknown;
  cookie: string;
  text: string;
}

export interface Request {
  method?: string;
  cookie?: string;
  body?: unknown;
  /** Milliseconds to wait for the whole answer. */
  timeout?: number;
  /** Called when the answer begins with success, before its body is read. */
  onBegin?: () => void;
}

let address = 0;

/**
 * Sends one request to a server under test, each as another caller behind the proxy it trusts, since what is checked is
 * not how often somebody may ask. @throws what `fetch` throws when no whole answer comes.
 */
export async function send(url: string, request: Request = {}): Promise<Answer> {
  const { method, cookie = "", body, timeout = 60_000, onBegin } = request;
  address += 1;
  const response = await fetch(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      cookie,
      "x-forwarded-for": `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) onBegin?.();
  const text = await response.text();
  return { status: response.status, body: asJson(text), cookie: cookieOf(response), text };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
