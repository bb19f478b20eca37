/** A request. With a body the default method is POST; a body that is not a string is sent as JSON. */
export interface Message {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A response with its body read. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The text parsed as JSON; null if it is not JSON. */
  body: unknown;
}

/** Thrown if a request that must succeed does not. */
export class Refused extends Error {
  readonly answer: Answer;
  constructor(request: string, answer: Answer) {
    super(`${request} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    this.answer = answer;
  }
}

/** Sends requests to one server. */
export interface Client {
  request: (path: string, message?: Message) => Promise<Response>;
  /** The complete response, also if its status is an error. */
  ask: (path: string, message?: Message) => Promise<Answer>;
  /** The JSON of a successful answer. @throws Refused */
  json: <T>(path: string, message?: Message) => Promise<T>;
  /** A client that also sends these headers, such as the cookie of a session. */
  with: (headers: Record<string, string>) => Client;
}

interface ClientOptions {
  /** Called for each request. */
  headers?: () => Record<string, string>;
  /** Replaces `fetch`, for example to call an app in this process. */
  send?: (url: string, init: RequestInit) => Response | Promise<Response>;
}

/** A client for the server at `url`. Redirects are not followed. */
export function createClient(url: string, { headers = () => ({}), send = fetch }: ClientOptions = {}): Client {
  const request: Client["request"] = async (path, { method, body, headers: own, signal = null } = {}) => {
    const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    return send(url + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { ...type, ...headers(), ...own },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
      signal,
      redirect: "manual",
    });
  };
  const ask: Client["ask"] = async (path, message) => answerOf(await request(path, message));
  return {
    request,
    ask,
    json: async <T>(path: string, message?: Message) => {
      const answer = await ask(path, message);
      if (answer.status < 200 || answer.status > 299) throw new Refused(path, answer);
      return answer.body as T;
    },
    with: (more) => createClient(url, { headers: () => ({ ...headers(), ...more }), send }),
  };
}

/** Reads a response's body. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: asJson(text) };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The cookies that a response sets, as the value of a Cookie header. */
export function cookieOf({ headers }: Pick<Answer, "headers">): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

export const PASSWORD = "Correct1horse";
export const CONSENTS = { terms: true, privacy: true, adult: true };
const SIGN_UP = "/api/auth/sign-up/email";

/** A signed-in user; the client sends the session cookie. */
export interface Account extends Client {
  id: string;
  email: string;
  cookie: string;
  code: string;
}

interface SignUp {
  /** The code of the invitation. */
  code: string;
  name?: string;
  email?: string;
  language?: "en" | "it";
}

/** Sends a sign-up and returns the response, also if it is refused. */
export function sendSignUp(client: Client, { code, name = "Anna", email, language }: SignUp): Promise<Answer> {
  const body = { name, email, password: PASSWORD, invitation_code: code, consents: CONSENTS, language };
  return client.ask(SIGN_UP, { body });
}

/** Creates an account. @throws Refused */
export async function signUp(client: Client, wanted: SignUp): Promise<Account> {
  const { code, email = `${crypto.randomUUID()}@example.org` } = wanted;
  const answer = await sendSignUp(client, { ...wanted, email });
  if (answer.status !== 200) throw new Refused(SIGN_UP, answer);
  const { user } = answer.body as { user: { id: string } };
  const cookie = cookieOf(answer);
  return { ...client.with({ cookie }), id: user.id, email, cookie, code };
}
