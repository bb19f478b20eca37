import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { isPooled, type Pooler } from "#server/db/pooler.ts";
import { createDatabase, dropDatabase, pastPooler } from "../support/postgres.ts";

const name = `sintonia_pooler_${crypto.randomUUID().replaceAll("-", "")}`;
let url: string;
beforeAll(async () => {
  url = pastPooler(await createDatabase(name));
});
afterAll(() => dropDatabase(name));

/** The names that a connection keeps after a named statement. */
async function keptNames(pooler?: Pooler): Promise<unknown[]> {
  const db = await connectDatabase({ databaseUrl: url, pooler });
  try {
    await db.statement({ name: "one", text: "select $1::int as one", values: [1] });
    return await db.statement({ text: "select name from pg_prepared_statements" });
  } finally {
    await db.close();
  }
}

test("PostgreSQL itself is not taken for a pooler, and keeps names", async () => {
  expect(await isPooled({ connectionString: url })).toBe(false);
  expect(await keptNames()).toEqual([{ name: "one" }]);
  expect(await keptNames("session")).toEqual([{ name: "one" }]);
});

test("for a pooler in transaction mode no statement has a name", async () => {
  expect(await keptNames("transaction")).toEqual([]);
});

test("more reads at once than all connections share are answered where none may be shared", async () => {
  const db = await connectDatabase({ databaseUrl: url, pooler: "transaction" });
  try {
    const reads = Array.from({ length: 500 }, (_, n) =>
      db.read<{ n: number }>({ text: "select $1::int as n", values: [n] }),
    );
    expect((await Promise.all(reads)).flat()).toEqual(Array.from({ length: 500 }, (_, n) => ({ n })));
  } finally {
    await db.close();
  }
});
