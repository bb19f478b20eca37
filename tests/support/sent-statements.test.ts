import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { tableUses } from "./named-users.ts";
import { checkSent, complaint } from "./sent-statements.ts";

const SPREAD = ["notes", "people", "queue"];
const uses = (text: string) => tableUses(text, new Map(SPREAD.map((name) => [name, "user_id"])));
const bounds = (text: string) => uses(text).map(({ table, bound }) => `${table}: ${bound}`);

describe("a table is bound", () => {
  test.each([
    ["by a value", "select 1 from notes n where n.user_id = $1 and n.id = $2"],
    ["by the only one of a list", "select 1 from notes where user_id in ($1)"],
    ["by a row of values", "delete from notes where (user_id, id) = ($1, $2)"],
    ["with another that is", "select 1 from people p join notes n on n.user_id = p.user_id where p.user_id = $1"],
    ["by a column of both", "select 1 from people p join notes n using (user_id) where p.user_id = $1"],
    [
      "with a query in `from`",
      "select 1 from (select user_id from people where user_id = $1) p join notes n on n.user_id = p.user_id",
    ],
    [
      "with a query in `with`",
      "with own as (select * from people where user_id = $1) delete from notes n using own where n.user_id = own.user_id",
    ],
    [
      "with the rows of another statement",
      "with gone as (delete from people where user_id = $1 returning user_id) update notes set a = 1 from gone where notes.user_id = gone.user_id",
    ],
    [
      "by what is inserted",
      "insert into notes (id, user_id) values ($1, $2) on conflict (user_id, id) do update set a = excluded.a",
    ],
    [
      "by the rows it is inserted from",
      "insert into notes (id, user_id) select id, user_id from people where user_id = $1",
    ],
    [
      "by those of several queries",
      "insert into queue (user_id, id) select user_id, id from notes where user_id = $1 union all select user_id, id from people where user_id = $1",
    ],
    ["with its account", "select 1 from users u left join notes n on n.user_id = u.id where u.id = $1"],
    ["by OWN_ID", "select 1 from notes where user_id = coalesce($1::uuid, app_user_id())"],
  ])("%s", (_, text) => {
    expect(uses(text).length).toBeGreaterThan(0);
    for (const use of uses(text)) expect(use.bound, use.table).toBe("value");
  });

  test("by the session that the statement looks up", () => {
    const text =
      "select a.* from app_session($1) s left join lateral (select id from notes n where n.user_id = s.user_id) a on true";
    expect(bounds(text)).toEqual(["notes: session"]);
    expect(complaint({ text, file: "server/x.ts" }, SPREAD)).toBeNull();
  });
});

describe("a table is not bound", () => {
  test.each([
    ["by its id", "select 1 from notes where id = $1"],
    ["by one of two", "select 1 from notes where user_id = $1 or id = $2"],
    ["by a list", "select 1 from notes where user_id in ($1, $2)"],
    ["by an array", "select 1 from notes where user_id = any($1)"],
    ["by the id of another that is", "select 1 from notes n join people p on p.id = n.person_id where n.user_id = $1"],
    ["by the account with an address", "select 1 from users u join notes n on n.user_id = u.id where u.email = $1"],
    [
      "by the query around it alone",
      "select 1 from people p where p.user_id = $1 and exists (select from notes n where n.user_id = p.user_id)",
    ],
    ["without a condition", "update notes set a = $1"],
    ["by what it excludes", "delete from notes where user_id <> $1"],
    ["by rows of all users", "insert into queue (user_id, id) select user_id, id from notes where id = $1"],
  ])("%s", (_, text) => {
    expect(uses(text).some(({ bound }) => bound === null)).toBe(true);
    expect(complaint({ text, file: "server/x.ts" }, SPREAD)).toMatch(/names no user/);
  });
});

test("the user of the session is taken as a value", () => {
  const text = "select 1 from notes where user_id = app_user_id()";
  expect(complaint({ text, file: null }, SPREAD)).toMatch(/use OWN_ID/);
});

test("a listed file may ask everywhere", () => {
  const text = "select 1 from notes where due < $1";
  expect(complaint({ text, file: "server/features/reminders/queue-reminders.ts" }, SPREAD)).toBeNull();
});

describe("a page that is kept", () => {
  const page = (rows: string) =>
    `select p.* from app_session($1) s cross join lateral (select stored.state, i.id from (select 1 as state) stored, (${rows}) i) p`;
  const complaintAbout = (rows: string) =>
    complaint({ text: page(rows), file: "server/x.ts" }, ["notes_persona", "notes"]);

  test("may read listed tables", () => {
    expect(complaintAbout("select id from notes_persona n where n.user_id = s.user_id")).toBeNull();
  });

  test.each([
    ["another table", "select id from notes n where n.user_id = s.user_id", "reads notes"],
    [
      "a table that every machine holds",
      "select n.id from notes_persona n join users u on u.id = n.user_id where n.user_id = s.user_id",
      "reads users",
    ],
    ["a view", "select id from operator_accounts", "operator_accounts"],
    [
      "by a function",
      "select id from notes_persona n where n.user_id = s.user_id and app_quota(1, 2) > 0",
      "calls app_quota",
    ],
    ...["now()", "statement_timestamp()", "'today'::timestamptz", "current_date"].map((time) => [
      time,
      `select id from notes_persona n where n.user_id = s.user_id and created_at > ${time}`,
      "changes by itself",
    ]),
  ])("may not read %s", (_, rows, reason) => {
    expect(complaintAbout(rows)).toContain(reason);
  });
});

describe("a statement from another process", () => {
  const CHORE = "server/features/reminders/deliver-reminders.ts";
  const claim = (values: string) => `update "reminder_deliveries" set "begun" = 1 where "id" in (${values})`;
  /** As the processes of a run leave them. */
  const check = (...sent: { text: string; file: string | null }[]) => {
    const folder = mkdtempSync(path.join(tmpdir(), "sent-"));
    const lines = sent.map((each) => JSON.stringify({ ...each, role: "system", values: [] }));
    writeFileSync(path.join(folder, "1.jsonl"), lines.join("\n"));
    return checkSent(folder);
  };

  test("is its file's who sends the same one in a process of the tests, with as many values or others", async () => {
    const more = check({ text: claim("$1"), file: CHORE }, { text: claim("$1, $2, $3"), file: null });
    await expect(more).resolves.toBeUndefined();
    const fewer = check({ text: claim("$1, $2"), file: CHORE }, { text: claim("$1"), file: null });
    await expect(fewer).resolves.toBeUndefined();
  });

  test("is nobody's if none does", async () => {
    await expect(check({ text: claim("$1"), file: null })).rejects.toThrow("names no user for reminder_deliveries");
    const other = { text: 'update "reminder_deliveries" set "begun" = 2 where "id" in ($1)', file: CHORE };
    await expect(check(other, { text: claim("$1, $2"), file: null })).rejects.toThrow("names no user");
  });
});
