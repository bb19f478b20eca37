import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NotMigratedError, waitForMigration } from "#server/db/migrate.ts";
import { explain } from "#server/explain.ts";
import { attachEmbedded, embeddedPoolOptions, openEmbedded, type EmbeddedDatabase } from "./open.ts";
import { SharedSession } from "./shared-session.ts";
import { socketFile } from "./socket-place.ts";
import { TestFolders } from "./test-folders.ts";

const folders = new TestFolders();
let dataDir: string;
let database: EmbeddedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  dataDir = await folders.prepared();
  database = await openEmbedded(dataDir);
  pool = new pg.Pool(embeddedPoolOptions(database.connection));
  await pool.query("create table rows (id int)");
});
beforeEach(async () => {
  await pool.query("truncate rows");
});
afterAll(async () => {
  await pool.end();
  await database.close();
  folders.remove();
});

async function count(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>("select count(*)::int as n from rows");
  return rows[0]?.n ?? -1;
}

async function attach(): Promise<pg.Client> {
  const attached = await attachEmbedded(dataDir);
  expect(attached?.owned).toBe(false);
  const client = new pg.Client(attached?.connection);
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** A frontend message of the wire protocol, for sequences that no driver sends. */
function message(type: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(content));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)]);
}
const startup = (parameters: string) => message("", `\0\x03\0\0${parameters}\0`);
const login = startup("user\0postgres\0database\0postgres\0");
const PARSE_COMPLETE = "1\0\0\0\x04";
const parse = (sql: string) => message("P", `\0${sql}\0\0\0`);
const bindAndExecute = Buffer.concat([message("B", "\0\0\0\0\0\0\0\0"), message("E", "\0\0\0\0\0")]);

/** Sends bytes on a new connection, waits until the response contains `expected`, and disconnects. */
async function sendAndDie(bytes: Buffer[], expected: string): Promise<void> {
  const socket = createConnection(socketFile(database.connection.host));
  socket.write(Buffer.concat(bytes));
  let answer = "";
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes(expected)) break;
  }
  socket.destroy();
  expect(answer).toContain(expected);
}

test("a slow query does not block the event loop", async () => {
  const order: string[] = [];
  const query = pool.query("select sum(n) from generate_series(1, 3000000) n").then(() => order.push("query"));
  for (let tick = 0; tick < 20; tick += 1) await wait(1);
  order.push("twenty timers");
  await query;
  expect(order).toEqual(["twenty timers", "query"]);
});

describe("the pool", () => {
  test("serves concurrent callers with named statements, and again after losing its connection", async () => {
    const query = (n: number) => pool.query<{ n: number }>({ name: "named", text: "select $1::int as n", values: [n] });
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    const answers = await Promise.all(numbers.map(query));
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
    const client = await pool.connect();
    client.release(true);
    expect((await query(7)).rows).toEqual([{ n: 7 }]);
  });

  test("starts each connection with a clean session", async () => {
    await pool.query("set role pg_monitor");
    const client = await pool.connect();
    client.release(true);
    expect((await pool.query("select current_user::text as name")).rows).toEqual([{ name: "postgres" }]);
  });

  test("times out when used inside its own open transaction", async () => {
    const small = new pg.Pool({ ...embeddedPoolOptions(database.connection), connectionTimeoutMillis: 300 });
    const client = await small.connect();
    await client.query("begin");
    await expect(small.query("select 1")).rejects.toThrow("timeout exceeded");
    await client.query("rollback");
    client.release();
    expect((await small.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await small.end();
  });
});

describe("a client beside the server", () => {
  test("finds the server only while it runs", async () => {
    expect(await attachEmbedded(folders.path())).toBeNull();
    const client = await attach();
    expect((await client.query("select $1::text as word", ["ciao"])).rows).toEqual([{ word: "ciao" }]);
    await client.end();
    expect(await count()).toBe(0);
  });

  test.each(["commit", "rollback"])("waits for the %s of the server's transaction", async (end) => {
    const client = await attach();
    const server = await pool.connect();
    const order: string[] = [];
    await server.query("begin");
    await server.query("insert into rows values (1)");
    const outside = client.query<{ n: number }>("select count(*)::int as n from rows where id < $1", [9]);
    const seen = outside.then(({ rows }) => {
      order.push("outside");
      return rows[0]?.n;
    });
    for (let id = 2; id <= 5; id += 1) await server.query("insert into rows values ($1)", [id]);
    order.push("inside");
    await server.query(end);
    server.release();
    expect(await seen).toBe(end === "commit" ? 5 : 0);
    expect(order).toEqual(["inside", "outside"]);
    await client.end();
  });

  test("has a transaction of its own", async () => {
    const client = await attach();
    await client.query("begin");
    await client.query("insert into rows values (1)");
    const waiting = count();
    await client.query("insert into rows values (2)");
    await client.query("rollback");
    expect(await waiting).toBe(0);
    await client.end();
  });

  test("does not run inside another client's unfinished batch", async () => {
    const socket = createConnection(socketFile(database.connection.host));
    const answers = socket.iterator({ destroyOnReturn: false });
    const until = async (expected: string) => {
      for await (const chunk of answers) if (String(chunk).includes(expected)) return;
    };
    socket.write(Buffer.concat([login, parse("insert into rows values (1)")]));
    await until(PARSE_COMPLETE);
    const other = pool.query("insert into rows values ($1)", [2]);
    await Promise.race([other, wait(200)]);
    socket.write(Buffer.concat([bindAndExecute, message("S", "")]));
    await until("INSERT 0 1");
    await other;
    expect((await pool.query("select array_agg(id) as ids from rows")).rows).toEqual([{ ids: [1, 2] }]);
    socket.destroy();
  });
});

describe("a client that dies", () => {
  test("in a transaction is rolled back", async () => {
    await sendAndDie([login, message("Q", "begin; insert into rows values (1)\0")], "INSERT 0 1");
    expect(await count()).toBe(0);
  });

  test("in a failed transaction is rolled back", async () => {
    await sendAndDie([login, message("Q", "begin\0"), message("Q", "select 1 / 0\0")], "division by zero");
    expect(await count()).toBe(0);
  });

  test("before the end of a batch is rolled back", async () => {
    await sendAndDie([login, parse("insert into rows values (1)"), bindAndExecute], "INSERT 0 1");
    await pool.query("insert into rows values (2)");
    expect(await count()).toBe(1);
  });

  test("with an invalid start-up packet affects nobody else", async () => {
    await sendAndDie([startup("database\0postgres\0")], "server_version");
    await sendAndDie([startup("user\0nobody")], "server_version");
    expect(await count()).toBe(0);
  });

  test("after an error in a batch does not affect the next client", async () => {
    await sendAndDie([login, message("Q", "begin\0"), parse("no such statement")], "syntax error");
    await pool.query("insert into rows values (3)");
    expect(await count()).toBe(1);
  });
});

test("waiting for tables that are never created fails with a message that names the cause", async () => {
  const waited = await waitForMigration(database.connection, 150).catch((error: unknown) => error);
  expect(waited).toBeInstanceOf(NotMigratedError);
  expect(explain(waited)).toMatch(
    /^DATA_DIR: The running server has not created the tables of its database within 0\.15 seconds/,
  );
  // The transactions it polled in have ended.
  await pool.query("insert into rows values (1)");
});

test("maintenance restores the role and does not run during a transaction", async () => {
  const session = new SharedSession({ fs: new NodeFS(join(await folders.prepared(), "db")) });
  const role = async () => (await session.query("select current_user::text as name")).rows;
  await session.exec("create role app; create table rows (id int); set role app");
  expect(await session.maintain()).toBe(true);
  expect(await role()).toEqual([{ name: "app" }]);
  const vacuumed = await session.query("select last_vacuum is not null as done from pg_stat_user_tables");
  expect(vacuumed.rows).toEqual([{ done: true }]);
  await session.exec("begin");
  expect(await session.maintain()).toBe(false);
  await session.exec("rollback");
  await session.close();
});
