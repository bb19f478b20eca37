import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { migrateDatabase, NewerSchemaError } from "#server/db/migrate.ts";
import { explain } from "#server/explain.ts";
import { createDatabase } from "../support/postgres.ts";

let databaseUrl: string;
let client: pg.Client;
beforeAll(async () => {
  databaseUrl = await createDatabase("migrate");
  await migrateDatabase({ connectionString: databaseUrl });
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(() => client.end());

test("a schema of a newer version stops the start with a message, unless allowed", async () => {
  const LATER = 99_999_999_999_999;
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)", [LATER]);
  const started = connectDatabase({ databaseUrl });
  await expect(started).rejects.toThrow(NewerSchemaError);
  expect(explain(await started.catch((error: unknown) => error))).toMatch(
    /newer version of Sintonia.*ALLOW_NEWER_SCHEMA=true/,
  );
  const db = await connectDatabase({ databaseUrl, allowNewer: true });
  await db.ping();
  await db.close();
  await client.query("delete from drizzle.__drizzle_migrations where created_at = $1", [LATER]);
  // A later version with an entirely different list of migrations.
  const move = "update drizzle.__drizzle_migrations set created_at = created_at + $1";
  await client.query(move, [LATER]);
  await expect(connectDatabase({ databaseUrl })).rejects.toThrow(NewerSchemaError);
  await client.query(move, [-LATER]);
});

test("reports why pgvector (here another extension) cannot be used, and works without it", async () => {
  const sql = readFileSync(new URL("../../server/db/migrations/0000_initial.sql", import.meta.url), "utf8");
  const step = /DO \$do\$[\s\S]*?\$do\$;/.exec(sql)?.[0] ?? "";
  // An extension that every PostgreSQL has and only a superuser may create.
  const forbidden = step.replace("name = 'vector'", "name = 'file_fdw'").replace("EXISTS vector", "EXISTS file_fdw");
  const said: string[] = [];
  client.on("notice", ({ severity, message }) => said.push(`${severity} ${message}`));
  await client.query(`begin; drop function app_similarity; ${forbidden}`);
  expect(said).toEqual([expect.stringMatching(/^WARNING pgvector .* not used: permission denied/)]);
  const { rows } = await client.query("select app_similarity('{1,0}', '{1,0}') as near");
  expect(rows).toEqual([{ near: 1 }]);
  await client.query("rollback");
});
