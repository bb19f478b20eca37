import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedPoolOptions, openEmbedded, type EmbeddedDatabase } from "./embedded/open.ts";
import { TestFolders } from "./embedded/test-folders.ts";
import { sharedStatements, type RunStatement } from "./single-statements.ts";

const folders = new TestFolders();
let database: EmbeddedDatabase;
let pool: pg.Pool;
let run: RunStatement;

beforeAll(async () => {
  database = await openEmbedded(await folders.prepared());
  pool = new pg.Pool({ ...embeddedPoolOptions(database.connection), pipeline: true });
  run = sharedStatements(pool, 1);
  await pool.query("create table rows (id int)");
});
afterAll(async () => {
  await pool.end();
  await database.close();
  folders.remove();
});

const number = (value: number): pg.QueryConfig => ({ name: "number", text: "select $1::int as n", values: [value] });

test("each of many statements at once gets its own answer, and one that fails stops no other", async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) =>
      run(index % 7 === 0 ? { text: "select 1 / $1::int", values: [0] } : number(index)),
    ),
  );
  for (const [index, answer] of answers.entries()) {
    if (index % 7 === 0) expect(answer).toMatchObject({ status: "rejected", reason: { code: "22012" } });
    else expect(answer).toMatchObject({ status: "fulfilled", value: { rows: [{ n: index }] } });
  }
  expect(pool.totalCount).toBe(1);
  expect(pool.idleCount).toBe(1);
});

test("writes happen in the order they were sent in, each for itself", async () => {
  await Promise.allSettled([
    run({ text: "insert into rows values (1)" }),
    run({ text: "insert into rows values (2), (1 / 0)" }),
    run({ text: "insert into rows select count(*) + 10 from rows" }),
  ]);
  expect((await run({ text: "select id from rows order by id" })).rows).toEqual([{ id: 1 }, { id: 11 }]);
});

test("a transaction gets its turn while statements keep coming, and none runs within it", async () => {
  const done = new AbortController();
  const keepReading = async () => {
    while (!done.signal.aborted) await run(number(1));
  };
  const readers = Array.from({ length: 50 }, keepReading);
  const client = await pool.connect();
  await client.query("begin");
  const { rows: before } = await client.query("select pg_current_xact_id()::text as id");
  const outside = run({ text: "select pg_current_xact_id()::text as id" });
  const { rows: after } = await client.query("select pg_current_xact_id()::text as id");
  await client.query("commit");
  client.release();
  expect(after).toEqual(before);
  expect((await outside).rows).not.toEqual(before);
  done.abort();
  await Promise.all(readers);
});

test("after a connection was lost, or none was to be had, the next statement gets one", async () => {
  const [lost] = await Promise.allSettled([
    run({ text: "select 1" }),
    pool.connect().then(async (client) => {
      const sent = run(number(2));
      client.release(new Error("lost"));
      await sent;
    }),
  ]);
  expect(lost.status).toBe("fulfilled");
  expect((await run(number(3))).rows).toEqual([{ n: 3 }]);

  let tries = 0;
  const broken = {
    connect: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("none")) : pool.connect();
    },
  } as unknown as pg.Pool;
  const again = sharedStatements(broken, 1);
  expect((await Promise.allSettled([again(number(4)), again(number(5))])).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect((await again(number(6))).rows).toEqual([{ n: 6 }]);
});
