import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { lastMigration, knownMigrations, migrateDatabase } from "#server/db/migrate.ts";
import type { Figure } from "../report.ts";
import type { Side } from "./databases.ts";

const BOUND_S = 1;
/** A transaction that has read and stays open meanwhile, as a backup's or a careless operator's. */
const READER_MS = 3000;
/** What a write has to wait for. */
const MODES = ["ShareLock", "ShareRowExclusiveLock", "ExclusiveLock", "AccessExclusiveLock"];
const READ = ["users", "account_storage", "rate_limits", "invitations"];

interface MigrationOptions {
  /** How many migrate at once, as processes that are started together. */
  migrators?: number;
  /** Where notes are written, if not at the database itself. */
  writesTo?: string;
}

/** Migrates the database while notes are written to it, beside a transaction that has read its tables. */
export async function measureMigrations(
  { url, superuserUrl }: Pick<Side, "url" | "superuserUrl">,
  { migrators = 1, writesTo = superuserUrl }: MigrationOptions = {},
): Promise<Figure[]> {
  const reader = await connected(superuserUrl);
  const [writer, watcher] = [await connected(writesTo), await connected(superuserUrl)];
  try {
    const last = await lastMigration(reader);
    if (last === "newer" || last === null) throw new Error("the database is not one of an earlier version");
    const missing = knownMigrations().filter(({ when }) => when > last.when);
    if (missing.length === 0) return [];
    let done = false;
    const isDone = () => done;
    const waits = write(writer, isDone);
    const held = watch(watcher, isDone);
    await reader.query(`begin; ${READ.map((table) => `select from ${table} limit 1`).join("; ")}`);
    const reading = sleep(READER_MS).then(() => reader.query("commit"));
    await sleep(200);
    const begun = performance.now();
    await Promise.all(Array.from({ length: migrators }, () => migrateDatabase({ connectionString: url })));
    const seconds = (performance.now() - begun) / 1000;
    await reading;
    done = true;
    const [wait, lock] = [await waits, await held];
    const names = `${missing[0]!.tag} to ${missing.at(-1)!.tag}`;
    return [
      { name: "migrations, in all", value: seconds, unit: "s", detail: names },
      {
        name: "migrations, the longest lock",
        value: lock.ms / 1000,
        unit: "s",
        bound: { atMost: BOUND_S },
        detail: lock.ms > 0 ? `${lock.mode} on ${lock.relation}` : "none was seen",
      },
      {
        name: "migrations, the longest write",
        value: wait.ms / 1000,
        unit: "s",
        bound: { atMost: BOUND_S },
        detail: `of ${wait.count}, beside a transaction that reads for ${READER_MS / 1000} s`,
      },
    ];
  } finally {
    for (const client of [reader, writer, watcher]) await client.end();
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Writes what requests write, one after another. */
async function write(client: pg.Client, isDone: () => boolean): Promise<{ ms: number; count: number }> {
  const { rows } = await client.query<{ user_id: string; id: string }>(
    "select user_id, id from personas order by user_id limit 500",
  );
  let ms = 0;
  let count = 0;
  for (; !isDone(); count += 1) {
    const { user_id: user, id } = rows[count % rows.length]!;
    const begun = performance.now();
    await client.query("insert into notes_persona (user_id, persona_id, content) values ($1, $2, 'Met again.')", [
      user,
      id,
    ]);
    await client.query("update users set updated_at = now() where id = $1", [user]);
    await client.query(
      `insert into rate_limits (key, count, last_request) values ($1, 1, 0)
       on conflict (key) do update set count = rate_limits.count + 1`,
      [`changes|${user}`],
    );
    ms = Math.max(ms, performance.now() - begun);
    await sleep(5);
  }
  return { ms, count };
}

interface Lock {
  pid: number;
  relation: string;
  mode: string;
}

/** How long the longest lock that stops writes was held or waited for. */
async function watch(
  client: pg.Client,
  isDone: () => boolean,
): Promise<{ ms: number; relation: string; mode: string }> {
  const since = new Map<string, number>();
  let longest = { ms: 0, relation: "", mode: "" };
  while (!isDone()) {
    const { rows } = await client.query<Lock>(
      `select l.pid, c.relname as relation, l.mode from pg_locks l join pg_class c on c.oid = l.relation
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and l.mode = any($1)
         and c.relname = any($2)`,
      [MODES, await tablesWithRows(client)],
    );
    const now = performance.now();
    const seen = new Set(rows.map(({ pid, relation, mode }) => `${pid} ${relation} ${mode}`));
    for (const key of since.keys()) if (!seen.has(key)) since.delete(key);
    for (const { pid, relation, mode } of rows) {
      const key = `${pid} ${relation} ${mode}`;
      if (!since.has(key)) since.set(key, now);
      const ms = now - since.get(key)!;
      if (ms > longest.ms) longest = { ms, relation, mode };
    }
    await sleep(5);
  }
  return longest;
}

let known: string[] | undefined;

/** A table that a migration makes is locked until it commits, and nobody waits for it. */
async function tablesWithRows(client: pg.Client): Promise<string[]> {
  known ??= (
    await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
  ).rows.map(({ name }) => name);
  return known;
}
