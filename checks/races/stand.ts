import type { SQL } from "drizzle-orm";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { createInvitation } from "#server/features/invitations/create-invitation.ts";
import { startCluster } from "../../bench/seed.ts";
import { cookieOf, PASSWORD } from "../../tests/support/app.ts";
import { startServerProcess, temporaryFolder } from "../../tests/support/server-process.ts";
import { startTwoProcesses } from "../../tests/support/two-processes.ts";

export interface Sent {
  status: number;
  /** What it answered, parsed where it is JSON. */
  body: unknown;
}

/** Somebody signed in. */
export interface Person {
  email: string;
  send(path: string, init?: { method?: string; body?: unknown }): Promise<Sent>;
}

/** The really started server, and its database beside it. */
export interface Stand extends AsyncDisposable {
  /** A request of nobody, from an address of its own unless one is named. */
  send(path: string, init?: { method?: string; body?: unknown; cookie?: string; from?: string }): Promise<Sent>;
  /** A code that lets one person in. */
  invite(): Promise<string>;
  signUp(): Promise<Person>;
  /** The first column of the first row, a number. */
  count(query: SQL): Promise<number>;
}

export function signUpBody(email: string, code: string): object {
  return {
    name: "Anna",
    email,
    password: PASSWORD,
    invitation_code: code,
    consents: { terms: true, privacy: true, adult: true },
  };
}

let addresses = 0;
/** Another address each time: only what is counted by address asks from one. */
function anAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

function stand(url: string, db: Database, stop: () => Promise<void>): Stand {
  async function ask(
    path: string,
    { method, body, cookie = "", from = anAddress() }: Parameters<Stand["send"]>[1] = {},
  ): Promise<{ sent: Sent; response: Response }> {
    const response = await fetch(`${url}${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { "content-type": "application/json", "x-forwarded-for": from, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { sent: { status: response.status, body: isJson ? JSON.parse(text) : text }, response };
  }

  const invite = async () => (await createInvitation(db, url, { tester_type: "beta" })).code;
  return {
    send: async (path, init) => (await ask(path, init)).sent,
    invite,
    async signUp() {
      const email = `${crypto.randomUUID()}@example.org`;
      const { sent, response } = await ask("/api/auth/sign-up/email", { body: signUpBody(email, await invite()) });
      if (sent.status !== 200) throw new Error(`a sign-up was answered with ${sent.status}`);
      const cookie = cookieOf(response);
      return { email, send: async (path, init) => (await ask(path, { ...init, cookie })).sent };
    },
    count: (query) =>
      db.withSystem(async (tx) => {
        const { rows } = await tx.execute(query);
        return Number(Object.values(rows[0] ?? {})[0]);
      }),
    async [Symbol.asyncDispose]() {
      await db.close();
      await stop();
    },
  };
}

/** Two processes behind a proxy that hands them requests in turns, on a PostgreSQL of their own. */
export async function onPostgres(): Promise<Stand> {
  const cluster = await startCluster();
  const { url: databaseUrl } = await cluster.createDatabase("races");
  const both = await startTwoProcesses(databaseUrl);
  return stand(both.url, await connectDatabase({ databaseUrl }), async () => {
    await both.stop();
    await cluster[Symbol.asyncDispose]();
  });
}

/** One process on the embedded database, which this one reads through the same socket. */
export async function onEmbedded(): Promise<Stand> {
  const { folder, remove } = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: folder, TRUST_PROXY: "true" });
  return stand(server.url, await connectDatabase({ dataDir: folder, attach: true }), async () => {
    await server.stop();
    remove();
  });
}
