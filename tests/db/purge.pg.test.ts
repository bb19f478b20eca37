import { getTableName, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SOFT_DELETED_TABLES, deletedBefore } from "#server/records/account/purge-deleted.ts";
import { openTestDatabase, type TestDatabase } from "../support/db.ts";

let database: TestDatabase;

/** A table so large that a sequential scan is clearly slower, with a few deleted rows. */
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.withSystem(async (tx) => {
    const user = crypto.randomUUID();
    const persona = crypto.randomUUID();
    await tx.execute(sql`insert into users (id, name, email) values (${user}, 'Anna', 'anna@example.org')`);
    await tx.execute(
      sql`insert into personas (id, user_id, name, context) values (${persona}, ${user}, 'Marta', 'colleague')`,
    );
    const deletedAt = sql`case when n % 1000 = 0 then now() - interval '1 hour' end`;
    const rows = sql`from generate_series(1, 5000) as n`;
    await tx.execute(
      sql`insert into personas (user_id, name, context, deleted_at) select ${user}::uuid, 'Marta', 'colleague', ${deletedAt} ${rows}`,
    );
    await tx.execute(
      sql`insert into notes_persona (user_id, persona_id, content, deleted_at) select ${user}::uuid, ${persona}::uuid, 'Tea', ${deletedAt} ${rows}`,
    );
    await tx.execute(
      sql`insert into interactions (user_id, persona_id, objectives, deleted_at) select ${user}::uuid, ${persona}::uuid, 'Tea', ${deletedAt} ${rows}`,
    );
    await tx.execute(
      sql`insert into conversations (user_id, persona_id, title, deleted_at) select ${user}::uuid, ${persona}::uuid, 'Tea', ${deletedAt} ${rows}`,
    );
  });
  const { options } = database;
  if (!("databaseUrl" in options)) throw new Error("this test is for PostgreSQL");
  const owner = new pg.Client({ connectionString: options.databaseUrl });
  await owner.connect();
  await owner.query("analyze");
  await owner.end();
});

afterAll(() => database.drop());

it.each(SOFT_DELETED_TABLES.map((table) => [getTableName(table), table] as const))(
  "the purge of %s reads only deleted rows",
  async (name, table) => {
    const plan = await database.db.withSystem(async (tx) => {
      const { rows } = await tx.execute<{ "QUERY PLAN": string }>(
        sql`explain (costs off) delete from ${table} where ${deletedBefore(table, new Date())}`,
      );
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain(`${name}_bin_idx`);
    expect(plan).not.toContain("Seq Scan");
  },
);
