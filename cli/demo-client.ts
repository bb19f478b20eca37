import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import { createAi } from "#server/ai/door.ts";
import { createApp } from "#server/app.ts";
import { createAuth } from "#server/auth/auth.ts";
import type { Database } from "#server/db/connect.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Env } from "#server/runtime/env.ts";
import { createToken, endToken } from "#server/features/account/api-tokens.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { createLog } from "#server/runtime/log.ts";
import type { Mail } from "#server/mail/mail.ts";
import { ensureSecret } from "#server/runtime/secret.ts";
import type { Services } from "#server/services.ts";
import { DEMO_NAME } from "./demo-self.ts";

/** No mail: the address is invented. */
const NO_MAIL: Mail = {
  send: () => {},
  deliver: () => Promise.resolve("refused"),
  later: () => {},
  forget: () => Promise.resolve(),
  settled: () => Promise.resolve(),
  figures: () => ({ waiting: 0, refused: 0, givenUp: 0, failedLately: 0 }),
  close: () => Promise.resolve(),
};

export interface DemoAccount {
  email: string;
  /** Null for an existing account. */
  password: string | null;
}

/** Sends one user's requests to the server's routes in-process, without a network. */
export class DemoClient {
  /** The server's clock; set back so that an outcome is dated to its own day. */
  now = new Date();
  private readonly db: Database;
  private readonly services: Services;
  private readonly app: ReturnType<typeof createApp>;
  private headers: Record<string, string> = {};

  constructor(db: Database, env: Env, publicUrl: string) {
    const log = createLog("error");
    const clock = () => this.now;
    const secret = env.AUTH_SECRET ?? ensureSecret(env.DATA_DIR);
    this.db = db;
    this.services = {
      db,
      log,
      clock,
      mail: NO_MAIL,
      site: { publicUrl, helpEmail: env.HELP_EMAIL, operatorName: env.OPERATOR_NAME },
      trustProxy: false,
      limits: false,
      reminders: { pushHosts: [], readLookBack: null },
      operation: {
        draining: () => false,
        figures: null,
        backups: null,
        installation: { startedAt: new Date(), dataDir: null, mailBy: "folder", dailyTokens: null },
      },
      ai: createAi({}, log, { embeddedPaceMs: 0 }),
      auth: createAuth({ db, secret, publicUrl, google: null, clock, log }),
    };
    this.app = createApp(this.services);
  }

  async signUp(language: Language | undefined): Promise<DemoAccount> {
    const { publicUrl } = this.services.site;
    const { code } = await createInvitation(this.db, publicUrl, { tester_type: "demo" });
    const email = `demo-${randomBytes(3).toString("hex")}@example.org`;
    const password = `Demo-${randomBytes(9).toString("base64url")}-1`;
    await this.request("POST", "/api/auth/sign-up/email", {
      name: DEMO_NAME[language ?? DEFAULT_LANGUAGE],
      email,
      password,
      invitation_code: code,
      consents: { terms: true, privacy: true, adult: true },
      language: language ?? DEFAULT_LANGUAGE,
    });
    return { email, password };
  }

  /** Runs `work` signed in to an account, with a token that is revoked afterwards. */
  async signedInAs(email: string, work: () => Promise<void>): Promise<void> {
    // If the process is killed, the token left behind expires within the hour.
    const now = new Date();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const token = await createToken(this.db, { email, name: "sintonia demo", scope: "write", expiresAt, now });
    this.headers = { authorization: `Bearer ${token}` };
    try {
      await work();
    } finally {
      await endToken(this.db, token);
    }
  }

  /** Backdates a person's creation, since their notes and answers are older than the demo. */
  async backdate(person: { id: string; user_id: string }, date: Date): Promise<void> {
    await this.db.withUser(person.user_id, (tx) =>
      tx.update(personas).set({ createdAt: date }).where(eq(personas.id, person.id)),
    );
  }

  /**
   * The response body: parsed JSON, or text for a stream.
   * @throws DomainError conflict for status 409; Error for any other failure status.
   */
  async request(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.app.request(`${this.services.site.publicUrl}${path}`, {
      method,
      headers: { ...this.headers, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 409) throw new DomainError("conflict");
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  }
}
