import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { causesOf } from "#server/runtime/causes.ts";
import { fillEveryTable } from "../support/fill.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { liveTables } from "../support/live-schema.ts";
import { signUpOperator } from "../support/operator.ts";

/** What the role of the operator's room may read; every other column of every table and view is refused. */
const READABLE: Record<string, string[]> = {
  operators: ["user_id", "created_at"],
  operator_actions: [
    "id",
    "action",
    "operator_id",
    "account_id",
    "invitation_id",
    "announcement_id",
    "amount",
    "created_at",
  ],
  account_limits: ["user_id", "storage_bytes", "daily_tokens", "invitations"],
  installation_settings: ["name", "value"],
  announcements: ["id", "level", "text_en", "text_it", "starts_at", "ends_at", "created_at"],
  // Not the hash of a code.
  invitations: [
    "id",
    "tester_type",
    "email",
    "language",
    "by_mail",
    "given_by",
    "at_start",
    "created_at",
    "expires_at",
    "revoked_at",
    "used_at",
    "used_by",
    "undelivered_from",
    "address_refused",
  ],
  operator_accounts: [
    "id",
    "email",
    "created_at",
    "email_verified",
    "two_factor_enabled",
    "suspended_at",
    "is_operator",
    "last_seen_week",
    "sessions",
    "api_tokens",
    "stored_bytes",
    "tokens_today",
  ],
  operator_figures: ["accounts", "suspended", "seen_this_week", "due_reminders", "pending_safety", "pending_memory"],
};

const WRITABLE: Record<string, string[]> = {
  operator_actions: ["insert"],
  account_limits: ["insert", "update"],
  installation_settings: ["insert", "update"],
  announcements: ["insert", "update", "delete"],
  invitations: ["insert"],
};

let app: TestApp;
let anna: TestUser;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp({ name: "Words that are Anna’s" });
  await fillEveryTable(app.db, anna.id);
  await signUpOperator(app);
});
afterAll(() => app.close());

/** Runs a statement as the operators' role. Returns the rows, or the error's SQLSTATE. */
async function attempt(statement: string): Promise<Record<string, unknown>[] | string> {
  try {
    return (await app.db.withOperator((tx) => tx.execute(sql.raw(statement)))).rows;
  } catch (error) {
    const refusal = causesOf(error).find((one): one is Error & { code: string } => "code" in one);
    return refusal?.code ?? String(error);
  }
}

/** Every column of every table and view. */
async function everyColumn(): Promise<{ relation: string; columns: string[] }[]> {
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ relation: string; columns: string[] }>(sql`
      select c.relname::text as relation, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') group by 1 order by 1`),
  );
  return rows;
}

describe("as the operators' role", () => {
  test("every column of every table and view is refused, except those the room shows", async () => {
    const all = await everyColumn();
    expect(all.length).toBeGreaterThan(35);
    expect(all.map(({ relation }) => relation)).toEqual(expect.arrayContaining(Object.keys(READABLE)));
    for (const { relation, columns } of all) {
      for (const column of columns) {
        const answer = await attempt(`select "${column}" from ${relation} limit 1`);
        const place = `${relation}.${column}`;
        if (READABLE[relation]?.includes(column)) expect(answer, place).toBeInstanceOf(Array);
        else expect(answer, place).toBe("42501");
      }
    }
  });

  test("nothing can be written except what the room writes", async () => {
    for (const { name } of await liveTables(app.db)) {
      const { rows } = await app.db.withSystem((tx) =>
        tx.execute<{ rights: string[] }>(sql`
          select array(select r from unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r
            where has_table_privilege('sintonia_operator', ${name}, r)) as rights`),
      );
      expect(rows[0]?.rights, name).toEqual(WRITABLE[name] ?? []);
      if (!WRITABLE[name]?.includes("delete")) expect(await attempt(`delete from ${name}`), name).toBe("42501");
    }
    for (const column of ["email", "used_by", "used_at", "tester_type", "given_by"]) {
      expect(await attempt(`update invitations set ${column} = null`), column).toBe("42501");
    }
  });

  test("no function with its owner's rights tells more, and no other role can be taken", async () => {
    for (const name of [
      "app_session('x')",
      "app_account_states('{x}')",
      "app_count_use('x', 1, 1, 1)",
      "app_passes_on()",
    ]) {
      expect(await attempt(`select ${name}`), name).toBe("42501");
    }
    const { rows } = await app.db.withSystem((tx) =>
      tx.execute<{ unsafe: boolean; member: boolean }>(sql`
        select rolsuper or rolbypassrls or rolcanlogin or rolcreaterole as unsafe,
          pg_has_role('sintonia_operator', 'sintonia_system', 'member')
            or pg_has_role('sintonia_operator', 'sintonia_app', 'member') as member
        from pg_roles where rolname = 'sintonia_operator'`),
    );
    expect(rows).toEqual([{ unsafe: false, member: false }]);
  });

  test("the accounts that are shown hold neither a name nor a day", async () => {
    const answer = await attempt(`select * from operator_accounts where id = '${anna.id}'`);
    expect(JSON.stringify(answer)).not.toContain("Words that are");
    expect(answer).toMatchObject([{ email: anna.email, last_seen_week: expect.stringMatching(/^\d{4}-W\d\d$/) }]);
  });
});

describe("the log", () => {
  test("cannot be changed or emptied by any role, nor by the tables' owner", async () => {
    const changes = [
      "update operator_actions set created_at = now()",
      "delete from operator_actions",
      "truncate operator_actions",
    ];
    for (const change of changes) {
      expect(await attempt(change), change).toBe("42501");
      const system = app.db.withSystem((tx) => tx.execute(sql.raw(change)));
      await expect(system, change).rejects.toMatchObject({ cause: { code: "42501" } });
      const owner = app.db.withSystem(async (tx) => {
        await tx.execute(sql`set local role none`);
        await tx.execute(sql.raw(change));
      });
      await expect(owner, change).rejects.toMatchObject({ cause: { message: "the log of operators only grows" } });
    }
  });
});

test("a user's requests see their own limits only, and may not change them", async () => {
  const bruno = await app.signUp({ name: "Bruno" });
  await app.db.withSystem((tx) =>
    tx.execute(sql`insert into account_limits (user_id, daily_tokens) values (${bruno.id}, 2)`),
  );
  const own = await app.db.withUser(bruno.id, (tx) => tx.execute(sql`select daily_tokens::int from account_limits`));
  expect(own.rows).toEqual([{ daily_tokens: 2 }]);
  for (const change of [
    sql`update account_limits set daily_tokens = 9`,
    sql`delete from account_limits`,
    sql`insert into account_limits (user_id) values (${bruno.id})`,
  ]) {
    await expect(app.db.withUser(bruno.id, (tx) => tx.execute(change))).rejects.toMatchObject({
      cause: { code: "42501" },
    });
  }
});
