import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { attachEmbedded, embeddedPoolOptions, openEmbedded, type EmbeddedDatabase } from "./open.ts";
import { TestFolders } from "./test-folders.ts";

const folders = new TestFolders();
const opened: { pool: pg.Pool; database: EmbeddedDatabase }[] = [];
const children: Child[] = [];

afterEach(async () => {
  for (const { pool, database } of opened.splice(0)) {
    if (!pool.ended) await pool.end();
    await database.close();
  }
  for (const child of children.splice(0)) await child.kill();
});
afterAll(() => folders.remove());

async function open(dataDir: string, onFailure?: (error: Error) => void) {
  const database = await openEmbedded(dataDir, { onFailure });
  const pool = new pg.Pool(embeddedPoolOptions(database.connection));
  pool.on("error", () => {});
  opened.push({ pool, database });
  return { pool, database };
}

/** Another process that runs test-process.ts. */
class Child {
  readonly lines: AsyncIterator<string>;
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #exit: Promise<unknown>;

  constructor(mode: "hold" | "insert" | "leave", dataDir: string) {
    const script = fileURLToPath(new URL("test-process.ts", import.meta.url));
    this.#process = spawn(process.execPath, [script, mode, dataDir], { stdio: ["pipe", "pipe", "inherit"] });
    this.#exit = once(this.#process, "exit");
    this.lines = createInterface(this.#process.stdout)[Symbol.asyncIterator]();
    children.push(this);
  }

  get pid() {
    return this.#process.pid;
  }

  async line(): Promise<string | undefined> {
    const { value, done } = await this.lines.next();
    return done ? undefined : value;
  }

  async end(): Promise<void> {
    this.#process.stdin.end();
    await this.#exit;
  }

  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await this.#exit;
  }
}

async function ids(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>("select id from rows order by id");
  return rows.map(({ id }) => id);
}

describe("a data folder", () => {
  test("is created private to its owner, and keeps its rows", async () => {
    const dataDir = folders.path("new/data");
    const first = await open(dataDir);
    await first.pool.query("create table kept (word text)");
    await first.pool.query("insert into kept values ($1)", ["ricordo"]);
    await first.pool.end();
    await first.database.close();
    await first.database.close();
    expect(existsSync(join(dataDir, "socket"))).toBe(false);

    const second = await open(dataDir);
    expect((await second.pool.query("select word from kept")).rows).toEqual([{ word: "ricordo" }]);
    const settings = await second.pool.query("select current_setting('fsync') f, current_setting('wal_sync_method') w");
    expect(settings.rows).toEqual([{ f: "on", w: "fsync" }]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, "socket")).mode & 0o777).toBe(0o700);
    const db = join(dataDir, "db");
    const files = [".", ...readdirSync(db, { recursive: true, encoding: "utf8" })];
    expect(files.filter((file) => (statSync(join(db, file)).mode & 0o077) !== 0)).toEqual([]);
  });

  test("left half-created is created again; one with other content is left alone", async () => {
    const dataDir = await folders.prepared();
    mkdirSync(join(dataDir, "db.unfinished"));
    writeFileSync(join(dataDir, "db.unfinished", "PG_VERSION"), "18\n");
    const { database } = await open(dataDir);
    await database.close();

    const other = folders.path();
    mkdirSync(join(other, "db"), { recursive: true });
    writeFileSync(join(other, "db", "diary.txt"), "mine");
    await expect(openEmbedded(other)).rejects.toThrow("contains no database");
    expect(readFileSync(join(other, "db", "diary.txt"), "utf8")).toBe("mine");
  });

  test("that cannot be written is named in the error", async () => {
    const file = folders.path("file");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
    for (const dataDir of [file, join(file, "data")]) {
      await expect(openEmbedded(dataDir)).rejects.toMatchObject({ code: "data_folder_unwritable", folder: dataDir });
    }
    expect(await attachEmbedded(join(file, "data"))).toBeNull();
  });

  test.skipIf(process.getuid?.() === 0)("without write permission is named in the error", async () => {
    const parent = folders.path();
    mkdirSync(parent, { recursive: true });
    chmodSync(parent, 0o500);
    for (const dataDir of [parent, join(parent, "data")]) {
      await expect(openEmbedded(dataDir)).rejects.toMatchObject({ code: "data_folder_unwritable", folder: dataDir });
    }
    chmodSync(parent, 0o700);
  });

  test("with a path too long for a socket works, and a killed owner's socket is removed", async () => {
    const dataDir = await folders.prepared(`${"deep".repeat(20)}/${"deeper".repeat(15)}`);
    const child = new Child("hold", dataDir);
    expect(await child.line()).toBe("open");
    const left = readFileSync(join(dataDir, "socket.path"), "utf8");
    expect(statSync(left).mode & 0o777).toBe(0o700);
    expect((await attachEmbedded(dataDir))?.connection.host).toBe(left);
    await child.kill();
    expect(await attachEmbedded(dataDir)).toBeNull();

    const { pool, database } = await open(dataDir);
    expect(existsSync(left)).toBe(false);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    expect((await attachEmbedded(dataDir))?.connection).toEqual(database.connection);
    await pool.end();
    await database.close();
    expect(existsSync(database.connection.host)).toBe(false);
    expect(existsSync(join(dataDir, "socket.path"))).toBe(false);
  });
});

describe("the lock", () => {
  test("refuses a second owner in the same process and in another, by any path, until it is closed", async () => {
    const dataDir = await folders.prepared();
    const { pool, database } = await open(dataDir);
    const refused = { code: "data_folder_in_use", pid: process.pid };
    await expect(openEmbedded(dataDir)).rejects.toMatchObject({ ...refused, folder: dataDir });
    await expect(openEmbedded(join(dataDir, "..", "data"))).rejects.toMatchObject(refused);
    expect(await new Child("hold", dataDir).line()).toBe(`data_folder_in_use ${process.pid}`);
    // The refused attempts must not have released it.
    expect(await new Child("hold", dataDir).line()).toBe(`data_folder_in_use ${process.pid}`);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await database.close();
    expect(await new Child("hold", dataDir).line()).toBe("open");
  });

  test("has one winner among processes that start together", async () => {
    const dataDir = await folders.prepared();
    const starters = Array.from({ length: 4 }, () => new Child("hold", dataDir));
    const lines = await Promise.all(starters.map((child) => child.line()));
    expect(lines.filter((line) => line === "open")).toHaveLength(1);
    expect(lines.filter((line) => line?.startsWith("data_folder_in_use"))).toHaveLength(3);
  });

  test("is released by a kill and by a process that exits without closing", async () => {
    const dataDir = await folders.prepared();
    const killed = new Child("hold", dataDir);
    expect(await killed.line()).toBe("open");
    await expect(openEmbedded(dataDir)).rejects.toMatchObject({ code: "data_folder_in_use", pid: killed.pid });
    await killed.kill();

    const leaving = new Child("leave", dataDir);
    expect(await leaving.line()).toBe("open");
    const id = Number(await leaving.line());
    await leaving.end();
    expect(await ids((await open(dataDir)).pool)).toEqual([id]);
  });
});

// Ten kills of the whole server: tests/server/kills.embedded.test.ts; fifty: npm run check:faults.
test("three kills while rows are inserted lose no acknowledged row", { timeout: 120_000 }, async () => {
  const dataDir = await folders.prepared();
  const acknowledged: number[] = [];
  for (let kill = 0; kill < 3; kill += 1) {
    const child = new Child("insert", dataDir);
    expect(await child.line()).toBe("open");
    for (let row = 0; row < 20 + kill; row += 1) acknowledged.push(Number(await child.line()));
    await child.kill();
    for (let line = await child.line(); line !== undefined; line = await child.line()) acknowledged.push(Number(line));
  }
  const kept = new Set(await ids((await open(dataDir)).pool));
  expect(acknowledged.length).toBeGreaterThanOrEqual(63);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test("a database that fails is reported and restarted", async () => {
  const dataDir = await folders.prepared();
  const failures: Error[] = [];
  const { pool, database } = await open(dataDir, (error) => failures.push(error));
  await pool.query("create table rows (id int)");
  // PGlite behind a socket cannot read the COPY data that would follow, and exits.
  await expect(pool.query("copy rows from stdin")).rejects.toThrow(/unexpected EOF|terminated/);
  await expect.poll(() => ids(pool).catch(() => null), { timeout: 20_000 }).toEqual([]);
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining("FATAL")]);
  await pool.end();
  await database.close();
});
