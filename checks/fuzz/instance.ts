import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { mergeStorageRows } from "#server/db/account-storage.ts";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { queueMissing } from "#server/features/search/embed-pending.ts";
import { readPending } from "#server/features/safety/read-pending.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { sessionCookie } from "#server/auth/session.ts";
import { AUTH_SECRET, startCluster } from "../../bench/seed.ts";
import { startFakeModel } from "../../tests/support/fake-model.ts";
import { startOidcServer } from "../../tests/support/oidc-server.ts";
import { startServerProcess, temporaryFolder } from "../../tests/support/server-process.ts";
import { signUp, type Client } from "../../tests/support/client.ts";
import { clientOf } from "../client.ts";
import { newSession } from "../session.ts";

const EMBEDDING_MODEL = "fake";

/** A running server and a connection to its database. */
export interface Instance extends AsyncDisposable {
  url: string;
  client: Client;
  db: Database;
  cookieName: string;
  /** Creates an account by invitation and returns its id. */
  signUp(name: string, email: string): Promise<string>;
  /** Resolves when the server's worker has no pending work for the user. */
  settled(userId: string): Promise<void>;
  /** The Cookie header of a new session. */
  newSession(userId: string): Promise<string>;
}

export interface InstanceOptions {
  database: "postgres" | "embedded";
  /** Rate limits on, as in production, or off, so that every request is processed. */
  limits: boolean;
}

/**
 * Starts the whole product with everything that its routes may need: transcription, embeddings and a local OpenID
 * provider. The built-in coach answers, so that nothing depends on a model.
 */
export async function startInstance({ database, limits }: InstanceOptions): Promise<Instance> {
  await using stack = new AsyncDisposableStack();
  const model = await startFakeModel();
  stack.defer(() => model.close());
  const google = await startOidcServer();
  stack.defer(() => google.close());
  model.scriptSpeech({ kind: "text", text: "Said aloud." });
  const script = limits ? undefined : new URL("./server.ts", import.meta.url);
  const data = stack.use(temporaryFolder());
  const env = {
    AUTH_SECRET,
    DATA_DIR: data.folder,
    // So that each sign-up has its own address.
    TRUST_PROXY: "true",
    AI_BASE_URL: model.url,
    AI_TRANSCRIPTION_MODEL: "fake",
    AI_EMBEDDING_MODEL: EMBEDDING_MODEL,
    GOOGLE_CLIENT_ID: google.settings.clientId,
    GOOGLE_CLIENT_SECRET: google.settings.clientSecret,
    GOOGLE_DISCOVERY_URL: google.settings.discoveryUrl,
  };
  const databaseUrl =
    database === "postgres" ? (await stack.use(await startCluster()).createDatabase("check_fuzz")).url : null;
  const server = stack.use(
    await startServerProcess({ ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }, script),
  );
  const db = await connectDatabase(databaseUrl ? { databaseUrl } : { dataDir: data.folder, attach: true });
  stack.defer(() => db.close());
  const held = stack.move();
  const client = clientOf(server.url);

  return {
    url: server.url,
    client,
    db,
    cookieName: sessionCookie(server.url, AUTH_SECRET).name,
    async signUp(name, email) {
      const { code } = await createInvitation(db, server.url, { tester_type: "check" });
      return (await signUp(client, { code, name, email })).id;
    },
    async settled(userId) {
      // What the server's chores do within minutes with rows that were inserted directly, and no request does.
      await readPending(db, new Date());
      let after: string | null | undefined;
      while (after !== null) after = await queueMissing(db, { model: EMBEDDING_MODEL }, after);
      for (;;) {
        const { rowCount } = await db.withUser(userId, (tx) => tx.execute(sql`select from pending_embeddings`));
        if (!rowCount) break;
        await sleep(100);
      }
      await mergeStorageRows(db);
    },
    newSession: (userId) => newSession(db, server.url, userId),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
