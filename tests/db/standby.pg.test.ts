import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import { startPostgres, unprivileged, type Cluster } from "../support/postgres.ts";

/** A cluster of its own: the settings under test are those of a whole server. */
let cluster: Cluster;
let db: Database;
let admin: pg.Client;

const tell = async (setting: string) => {
  await admin.query(`alter system ${setting}`);
  await admin.query("select pg_reload_conf()");
};

beforeAll(async () => {
  cluster = await startPostgres({ durable: true });
  db = await connectDatabase({ databaseUrl: cluster.url });
  admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
});
afterAll(async () => {
  await db.close();
  await admin.end();
  await cluster.stop();
});

const newKey = () => crypto.randomUUID();
const insert = (name: string) =>
  db.withSystem((tx) =>
    tx.$client.query("insert into rate_limits (key, count, last_request) values ($1, 1, 0)", [name]),
  );
/** A statement on its own that writes to the log. */
const writeAlone = () => db.statement({ text: "select pg_logical_emit_message(true, 'test', 'test')" });

test("a server that takes no writes is not ready, and its connections are replaced", async () => {
  await db.ping();
  await tell("set default_transaction_read_only = on");
  await expect.poll(() => insert(newKey()).catch((error: unknown) => isUnavailable(error))).toBe(true);
  expect(db.pool().idle).toBe(0);
  await tell("reset default_transaction_read_only");
  await expect
    .poll(() =>
      insert(newKey()).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test("a commit that no standby has confirmed is not reported as done", async () => {
  await tell("set synchronous_standby_names = 'nobody'");
  await expect
    .poll(async () => (await admin.query("show synchronous_standby_names")).rows[0])
    .toEqual({
      synchronous_standby_names: "nobody",
    });
  const key = newKey();
  const outcomes = await Promise.allSettled([insert(key), writeAlone()]);
  for (const outcome of outcomes) {
    expect(outcome.status).toBe("rejected");
    if (outcome.status === "rejected") expect(isUnavailable(outcome.reason)).toBe(true);
  }
  // Nobody sees what waits for the standby.
  const seen = await admin.query("select from rate_limits where key = $1", [key]);
  expect(seen.rowCount).toBe(0);
  await tell("reset synchronous_standby_names");
  await expect.poll(async () => (await admin.query("select from rate_limits where key = $1", [key])).rowCount).toBe(1);
});

test("connections to a standby are refused, so that no read stays there", async () => {
  const { rows } = await admin.query<{ data_directory: string }>("show data_directory");
  const signal = join(rows[0]!.data_directory, "standby.signal");
  writeFileSync(signal, "");
  const owner = unprivileged();
  if (owner) chownSync(signal, owner.uid, owner.gid);
  await admin.end();
  await cluster.restart();
  admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  expect((await admin.query("select pg_is_in_recovery() as standby")).rows).toEqual([{ standby: true }]);
  const read = () => db.read<{ n: number }>({ text: "select 1 as n" });
  await expect(read()).rejects.toSatisfy(isUnavailable);
  await admin.query("select pg_promote()");
  expect(await read()).toEqual([{ n: 1 }]);
});
