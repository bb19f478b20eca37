import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import type { Pooler } from "#server/db/pooler.ts";
import { testApp, type TestApp } from "../support/app.ts";
import { createDatabase, dropDatabase, pastPooler } from "../support/postgres.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const SETTINGS = `select current_user as role, current_setting('timezone') as zone, current_setting('jit') as jit,
  current_setting('plan_cache_mode') as plans, current_setting('enable_seqscan') as scans,
  current_setting('statement_timeout') as limit, coalesce(current_setting('app.user_id', true), '') as user`;
const COMMON = { zone: "UTC", jit: "off", limit: "10s" };

test("every statement and transaction runs with its own settings", async () => {
  const user = await app.signUp();
  await expect(app.db.statement({ text: SETTINGS })).resolves.toEqual([
    { ...COMMON, role: "sintonia_app", plans: "force_generic_plan", scans: "off", user: "" },
  ]);
  const inTransaction = { ...COMMON, plans: "force_custom_plan", scans: "on" };
  const ofUser = await app.db.withUser(user.id, (tx) => tx.$client.query(SETTINGS));
  expect(ofUser.rows).toEqual([{ ...inTransaction, role: "sintonia_app", user: user.id }]);
  const ofSystem = await app.db.withSystem((tx) => tx.$client.query(SETTINGS));
  expect(ofSystem.rows).toEqual([{ ...inTransaction, role: "sintonia_system", user: "" }]);
  const ofOperator = await app.db.withOperator((tx) => tx.$client.query(SETTINGS));
  expect(ofOperator.rows).toEqual([{ ...inTransaction, role: "sintonia_operator", user: "" }]);
});

/** The settings that a connection is left with. */
async function leftSettings(options: { databaseUrl: string; pooler?: Pooler }): Promise<unknown> {
  const db = await connectDatabase(options);
  try {
    await db.statement({ text: "select set_config('app.user_id', gen_random_uuid()::text, true)" });
    const { rows } = await db.withSystem(async (tx) => {
      await tx.$client.query("rollback");
      return tx.$client.query(SETTINGS);
    });
    return rows;
  } finally {
    await db.close();
  }
}

test("behind a pooler all settings end with their transaction, elsewhere those of single reads stay, without a user", async () => {
  const name = `sintonia_settings_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabase(name);
  try {
    // After the commit, a pooler in transaction mode gives the connection to another client.
    expect(await leftSettings({ databaseUrl, pooler: "transaction" })).toEqual([
      {
        role: "sintonia_login",
        zone: expect.any(String),
        jit: "off",
        plans: "auto",
        scans: "on",
        limit: "0",
        user: "",
      },
    ]);
    expect(await leftSettings({ databaseUrl: pastPooler(databaseUrl) })).toEqual([
      { ...COMMON, limit: "250ms", role: "sintonia_app", plans: "force_generic_plan", scans: "off", user: "" },
    ]);
  } finally {
    await dropDatabase(name);
  }
});

test("a failed statement leaves its connection usable", async () => {
  await expect(app.db.statement({ text: "select 1 / 0" })).rejects.toMatchObject({ code: "22012" });
  await expect(app.db.statement({ text: "select 1 as one" })).resolves.toEqual([{ one: 1 }]);
});
