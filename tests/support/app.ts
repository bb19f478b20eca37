import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { CreatedInvitation } from "#domain/invitations/contract.ts";
import { createAi } from "#server/ai/door.ts";
import { createApp } from "#server/app.ts";
import { createAuth } from "#server/auth/auth.ts";
import type { GoogleSettings } from "#server/auth/google.ts";
import type { Database } from "#server/db/connect.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { createMail, type MailOptions } from "#server/mail/mail.ts";
import type { Log, Services } from "#server/services.ts";
import { contractOf } from "./check-contract.ts";
import { createClient, signUp, type Account, type Client } from "./client.ts";
import { takeTestDatabase, type TestDatabase } from "./db.ts";
import { listen } from "./listen.ts";
import { readLetters, type ReceivedLetter } from "./mail.ts";

const ORIGIN = "http://localhost";
const NO_FACTS = { startedAt: new Date(), dataDir: null, dailyTokens: null } as const;
/** The secret of test apps. */
export const TEST_SECRET = "a secret for tests that has enough characters";

export type TestUser = Account;

/** The client sends no session cookie. */
export interface TestApp extends Client {
  app: ReturnType<typeof createApp>;
  db: Database;
  database: TestDatabase;
  services: Services;
  /** The e-mails sent to an address so far, oldest first. */
  letters(email: string): Promise<ReceivedLetter[]>;
  /** The server's log entries. */
  logged: { level: string; event: string; details: object }[];
  invite(options?: { email?: string; expires_at?: Date }): Promise<CreatedInvitation>;
  signUp(options?: { name?: string; email?: string; language?: "en" | "it" }): Promise<TestUser>;
  /** Listens on a free port of 127.0.0.1, for tests that need a real connection. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export type TestAppOptions = {
  ai?: (log: Log, db: Database) => Services["ai"];
  rateLimit?: boolean;
  trustProxy?: boolean;
  operation?: Partial<Services["operation"]>;
  reminders?: Partial<Services["reminders"]>;
  publicUrl?: string;
  google?: GoogleSettings;
  clock?: () => Date;
  /** A mail server, and how often it is asked again; letters are written to a folder otherwise. */
  mail?: Pick<MailOptions, "smtpUrl" | "retryAfter">;
  /** Whether the installation says that it has a mail server; by default, if it has one. */
  mailBy?: "server" | "folder";
};

/** The whole server, called in this process, on a database of its own. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await takeTestDatabase();
  const { db } = database;
  const logged: TestApp["logged"] = [];
  const log: Log = (level, event, details = {}) => logged.push({ level, event, details });
  const publicUrl = options.publicUrl ?? ORIGIN;
  const clock = options.clock ?? (() => new Date());
  const site = { publicUrl, helpEmail: "help@example.org", operatorName: "Example" };
  const folder = mkdtempSync(join(tmpdir(), "sintonia-mail-"));
  const mail = createMail({ smtpUrl: undefined, from: undefined, folder, site, log, clock, ...options.mail });
  const mailBy = options.mailBy ?? (options.mail?.smtpUrl ? "server" : "folder");
  const services: Services = {
    db,
    log,
    mail,
    clock,
    site,
    reminders: { pushHosts: [], readLookBack: null, ...options.reminders },
    operation: {
      draining: () => false,
      figures: null,
      backups: null,
      installation: { ...NO_FACTS, mailBy },
      ...options.operation,
    },
    trustProxy: options.trustProxy ?? false,
    limits: options.rateLimit ?? false,
    ai: options.ai?.(log, db) ?? createAi({}, log),
    auth: createAuth({
      db,
      secret: TEST_SECRET,
      publicUrl,
      google: options.google ?? null,
      clock,
      log,
    }),
  };
  const app = createApp(services);
  const closers: (() => Promise<void>)[] = [];

  const checkContract = contractOf(app);
  const client = createClient(ORIGIN, {
    send: async (url, init) => {
      const response = await app.request(url, init);
      await checkContract(init.method ?? "GET", url, response);
      return response;
    },
  });
  const invite: TestApp["invite"] = (extra = {}) => createInvitation(db, ORIGIN, { tester_type: "beta", ...extra });

  return {
    ...client,
    app,
    db,
    database,
    services,
    letters: async (email) => {
      await mail.settled();
      return (await readLetters(folder)).filter((letter) => letter.to === email);
    },
    logged,
    invite,
    signUp: async (overrides) => signUp(client, { code: (await invite()).code, ...overrides }),
    async listen() {
      const { url, close } = await listen(createServer(getRequestListener(app.fetch)));
      closers.push(close);
      return url;
    },
    async close() {
      for (const close of closers) await close();
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
      await database.drop();
    },
  };
}

/** The status and the error code of a response. */
export async function errorOf(
  response: Response,
): Promise<{ status: number; code: string; field: string | undefined }> {
  const { error } = (await response.json()) as { error: { code: string; field?: string } };
  return { status: response.status, code: error.code, field: error.field };
}

/** The session token in a cookie, without its signature. */
export function tokenIn(cookie: string): string {
  const token = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? "").split(".")[0];
  if (!token) throw new Error("the cookie holds no session");
  return token;
}
