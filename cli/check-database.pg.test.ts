import { symmetricEncrypt } from "better-auth/crypto";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { applyMigrations, knownMigrations, migrateDatabase } from "#server/db/migrate.ts";
import { readEnv } from "#server/runtime/env.ts";
import { TEST_SECRET } from "../tests/support/app.ts";
import { freePort } from "../tests/support/listen.ts";
import { createDatabase, POOLER_PORT } from "../tests/support/postgres.ts";
import { checkDatabase } from "./check-database.ts";

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createDatabase("check_database");
});

async function lines(url = databaseUrl, more: Record<string, string> = {}): Promise<string[]> {
  const env = readEnv({ DATABASE_URL: url, AUTH_SECRET: TEST_SECRET, ...more });
  return (await checkDatabase(env)).map(({ about, state, text }) => `${state} ${about}: ${text}`);
}

async function run(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function tables(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'drizzle')",
  );
  await client.end();
  return rows[0]!.n;
}

const POOLER = POOLER_PORT ? [expect.stringMatching(/^note pooler: there is one/)] : [];

const ROLE = /^ok database role: \S+ has the privileges it needs$/;

test("an empty, an older, this version's and a newer schema are told apart, and none is migrated", async () => {
  expect(await lines()).toEqual([
    expect.stringMatching(
      /^note database: PostgreSQL \d+\.\d.* answers, without tables; the first start creates them$/,
    ),
    expect.stringMatching(ROLE),
    ...POOLER,
  ]);
  expect(await tables()).toBe(0);

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  await applyMigrations(client, knownMigrations().at(-2)!.tag);
  await client.query("commit");
  await client.end();
  const before = await tables();
  expect((await lines())[0]).toMatch(/^note database: .* with an older schema; the next start migrates it$/);
  expect(await tables()).toBe(before);

  await migrateDatabase({ connectionString: databaseUrl });
  expect(await lines()).toEqual([
    expect.stringMatching(/^ok database: .* with the schema of this version$/),
    expect.stringMatching(ROLE),
    ...POOLER,
  ]);
  await run("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)");
  expect((await lines())[0]).toMatch(/^wrong database: .* a newer version has migrated it; start that version/);
  expect((await lines(databaseUrl, { ALLOW_NEWER_SCHEMA: "true" }))[0]).toMatch(/^note database: /);
  await run("delete from drizzle.__drizzle_migrations where hash = 'later'");
});

test("another AUTH_SECRET than the one of second factors is told", async () => {
  const [id, secret] = [crypto.randomUUID(), await symmetricEncrypt({ key: TEST_SECRET, data: "JBSWY3DPEHPK3PXP" })];
  await run(
    "set role sintonia_system",
    `insert into users (id, name, email) values ('${id}', 'Anna', 'anna@example.org')`,
    `insert into two_factors (user_id, secret, backup_codes, verified) values ('${id}', '${secret}', '${secret}', true)`,
  );
  expect((await lines()).filter((line) => line.startsWith("wrong"))).toEqual([]);
  const other = { AUTH_SECRET: "another secret of enough characters for it" };
  expect((await lines(databaseUrl, other)).filter((line) => line.startsWith("wrong"))).toEqual([
    expect.stringMatching(/^wrong AUTH_SECRET: it is not the one with which second factors were encrypted/),
  ]);
});

test("why it cannot be used is said in words, and the password is not", async () => {
  const at = (change: (url: URL) => void) => {
    const url = new URL(databaseUrl);
    change(url);
    return lines(url.href);
  };
  const port = String(await freePort());
  const role = `check_${crypto.randomUUID().replaceAll("-", "")}`;
  await run(`create role ${role} login password 'hunter22'`);
  const found = {
    closed: await at((url) => (url.port = port)),
    missing: await at((url) => (url.pathname = "/nowhere")),
    unknown: await at((url) => {
      url.username = "nobody_at_all";
      url.password = "hunter22";
    }),
    stranger: await at((url) => {
      url.username = role;
      url.password = "hunter22";
    }),
  };
  await run(`drop role ${role}`);
  expect(found.closed).toEqual(["wrong database: nothing listens at the address in DATABASE_URL"]);
  expect(found.missing).toEqual([
    POOLER_PORT
      ? expect.stringMatching(/^wrong database: it does not answer .* a pooler .* its log/)
      : "wrong database: it has no database of the name in DATABASE_URL",
  ]);
  expect(found.unknown).toEqual([expect.stringMatching(/^wrong database: (it|the pooler) refuses the user name or /)]);
  expect(found.stranger).toEqual([expect.stringMatching(/^wrong database: .*lacks a privilege/)]);
  expect(JSON.stringify(found)).not.toContain("hunter22");
});

test("a role that may neither create the three roles nor tables is told before a start fails", async () => {
  const role = `check_${crypto.randomUUID().replaceAll("-", "")}`;
  const empty = await createDatabase("check_database_empty");
  await run(`create role ${role} login password 'hunter22'`);
  const url = new URL(empty);
  url.username = role;
  url.password = "hunter22";
  expect(await lines(url.href)).toEqual([
    expect.stringMatching(/^note database: .* without tables/),
    expect.stringMatching(
      new RegExp(`^wrong database role: ${role} is not a member of sintonia_app.*: docs/OPERATIONS.md, PostgreSQL`),
    ),
    ...POOLER,
  ]);
  await run(`drop role ${role}`);
});
