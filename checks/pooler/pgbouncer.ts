import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../tests/support/listen.ts";
import { unprivileged } from "../../tests/support/postgres.ts";
import { keepRunning } from "../kept-process.ts";

export interface PgBouncer extends AsyncDisposable {
  version: string;
  port: number;
  /** The same database, through the pooler. */
  through(url: string): string;
  /** A row for each pool: clients active (`cl_active`) and waiting, servers active (`sv_active`), idle and used. */
  pools(): Promise<Record<string, string>[]>;
}

const START_MS = 10_000;

/**
 * Starts PgBouncer on 127.0.0.1 in transaction mode, with `connections` to PostgreSQL for each database and role.
 * Passwords come from PostgreSQL, so roles may be created later.
 */
export async function startPgBouncer(superuserUrl: string, { connections = 20 } = {}): Promise<PgBouncer> {
  const { username, password, hostname, port: postgresPort } = new URL(superuserUrl);
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "sintonia-pgbouncer-"));
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${username}
auth_query = select usename, passwd from pg_shadow where usename = $1
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 2000
server_idle_timeout = 5
log_connections = 0
log_disconnections = 0
`,
  );
  if (user) for (const file of [folder, settings, users]) chownSync(file, user.uid, user.gid);
  const kept = await keepRunning(["pgbouncer", settings], { user });
  const admin = new URL(superuserUrl);
  admin.port = String(port);
  admin.pathname = "/pgbouncer";
  const show = async (what: string): Promise<Record<string, string>[]> => {
    const client = new pg.Client({ connectionString: admin.href });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(`show ${what}`)).rows;
    } finally {
      await client.end();
    }
  };
  const stop = async () => {
    await kept.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return {
      version: Object.values((await retry(() => show("version")))[0] ?? {})[0] ?? "",
      port,
      through: (url) => {
        const pooled = new URL(url);
        pooled.port = String(port);
        return pooled.href;
      },
      pools: () => show("pools"),
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw new Error(`PgBouncer did not start: ${kept.log().slice(-2000)}`, { cause: error });
  }
}

async function retry<T>(work: () => Promise<T>): Promise<T> {
  const late = performance.now() + START_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > late) throw error;
      await sleep(100);
    }
  }
}
