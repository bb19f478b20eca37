import { type TestApp } from "./app.ts";
import { answerOf, CONSENTS, cookieOf, Refused } from "./client.ts";
import type { OidcServer } from "./oidc-server.ts";

/** The result of a visit to the provider: its parameters and the browser's cookies. */
export interface Trip {
  cookie: string;
  parameters: Record<string, string>;
}

/** Signs in with Google as a browser does. */
export function googleSignIn(it: TestApp, provider: OidcServer) {
  async function travel(
    path: string,
    body: unknown,
    options: { cookie?: string; decision?: "allow" | "deny" } = {},
  ): Promise<Trip> {
    const headers: Record<string, string> = options.cookie ? { cookie: options.cookie } : {};
    const started = await it.ask(path, { body, headers });
    if (started.status !== 200) throw new Refused(path, started);
    const { url } = started.body as { url: string };
    const parameters = Object.fromEntries(await provider.visit(url, options.decision));
    return { cookie: [options.cookie, cookieOf(started)].filter(Boolean).join("; "), parameters };
  }
  const arrive = ({ cookie, parameters }: Trip) =>
    it.request("/api/auth/google/callback", { body: parameters, headers: { cookie } });
  const begin = (sign_up?: object) => it.request("/api/auth/google", { body: { sign_up } });
  const signIn = async (sign_up?: object) => arrive(await travel("/api/auth/google", { sign_up }));

  /** Creates an account for the provider's current person. */
  async function signUp(language?: "en" | "it") {
    const { code } = await it.invite();
    const answer = await answerOf(await signIn({ invitation_code: code, consents: CONSENTS, language }));
    if (answer.status !== 200) throw new Refused("/api/auth/google/callback", answer);
    const cookie = cookieOf(answer);
    type Session = { user: { id: string; email: string } };
    const { user } = await it.with({ cookie }).json<Session>("/api/auth/get-session");
    return { ...user, cookie, code, outcome: answer.body as object };
  }

  /** Replaces the provider's current person with a new one. */
  function newPerson(): void {
    const sub = crypto.randomUUID();
    provider.fault = null;
    provider.person = { sub, email: `${sub}@gmail.example`, email_verified: true, name: "Anna Rossi" };
  }
  return { travel, arrive, begin, signIn, signUp, newPerson };
}
