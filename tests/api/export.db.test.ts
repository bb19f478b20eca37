import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ARCHIVE_FILES, ARCHIVE_FORMAT, ARCHIVE_VERSION } from "#domain/my-data/archive.ts";
import {
  EXPORTED_TABLES,
  exportedColumns,
  LEFT_OUT_TABLES,
  tableName,
} from "#server/features/my-data/exported-tables.ts";
import type { Database } from "#server/db/connect.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { exportData } from "#server/features/my-data/export-data.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { fillEveryTable } from "../support/fill.ts";
import { addPerson, saveAnswers } from "../support/people.ts";
import { unzip } from "../support/unzip.ts";

let app: TestApp;
let anna: TestUser;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp({ name: "Anna", language: "it" });
});
afterAll(() => app.close());

interface DataFile {
  format: string;
  version: number;
  account: { email: string; sign_ins: unknown[]; sessions: unknown[]; invitation: { tester_type: string } };
  tables: Record<string, Record<string, unknown>[]>;
}

async function archiveOf(user: TestUser, query = "") {
  const response = await user.request(`/api/export${query}`);
  expect(response.status).toBe(200);
  const zip = Buffer.from(await response.arrayBuffer());
  const files = await unzip(zip);
  const data = JSON.parse(files[ARCHIVE_FILES.data]!) as DataFile;
  return { response, files, data, page: files[ARCHIVE_FILES.page]!, people: files[ARCHIVE_FILES.people]! };
}

describe("compared with the live schema", () => {
  test("every table with user data is exported, or excluded with a reason", async () => {
    const { rows } = await app.db.withSystem((tx) =>
      tx.execute<{ name: string }>(sql`
        select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id' order by 1`),
    );
    const known = [...EXPORTED_TABLES.map(tableName), ...Object.keys(LEFT_OUT_TABLES)];
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
    expect(new Set(known).size).toBe(known.length);
  });

  test("every column of an exported table is exported, or excluded with a reason; none is a credential", async () => {
    for (const table of EXPORTED_TABLES) {
      const { rows } = await app.db.withSystem((tx) =>
        tx.execute<{ name: string }>(sql`
          select column_name as name from information_schema.columns
          where table_schema = 'public' and table_name = ${tableName(table)} order by 1`),
      );
      const out = Object.keys(table.without ?? {});
      expect(
        rows.map(({ name }) => name),
        tableName(table),
      ).toEqual([...exportedColumns(table), ...out].toSorted());
      expect(
        exportedColumns(table).filter(
          (name) => /hash|token|secret|password|code/.test(name) && !["tokens", "daily_tokens"].includes(name),
        ),
      ).toEqual([]);
    }
  });
});

test("the archive contains all of the user's rows, no other user's, and no credentials", async () => {
  const bruno = await app.signUp({ name: "Bruno", email: "bruno@example.org" });
  const theirs = await fillEveryTable(app.db, bruno.id);
  const mine = await fillEveryTable(app.db, anna.id);
  const { response, files, data } = await archiveOf(anna);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="sintonia-\d{4}-\d\d-\d\d\.zip"$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Object.keys(files).toSorted()).toEqual(Object.values(ARCHIVE_FILES).toSorted());
  expect(data).toMatchObject({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, account: { email: anna.email } });
  expect(data.account.sign_ins).toHaveLength(1);
  expect(data.account.sessions).toHaveLength(1);
  expect(data.account.invitation.tester_type).toBe("beta");

  for (const table of EXPORTED_TABLES) {
    const name = tableName(table);
    const { rows } = await app.db.withUser(anna.id, (tx) =>
      tx.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)}`),
    );
    expect(rows[0]!.n, name).toBeGreaterThan(0);
    expect(data.tables[name], name).toHaveLength(rows[0]!.n);
  }
  expect(data.tables["notes_persona"]).toContainEqual(
    expect.objectContaining({ id: mine.note, content: "Private note", tags: ["work"] }),
  );

  const everything = Object.values(files).join("\n");
  for (const foreign of [bruno.id, bruno.email, ...Object.values(theirs)]) expect(everything).not.toContain(foreign);
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ secret: string | null }>(sql`
      select token_hash as secret from sessions union all select password from accounts
      union all select code_hash from invitations union all select token_hash from calendar_feeds`),
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { secret } of rows) if (secret) expect(everything).not.toContain(secret);
});

test("the page uses the user's language and time zone, shows answers as words, and escapes texts", async () => {
  const user = await app.signUp({ name: "Zoë <b>", language: "it" });
  const { id } = await addPerson(user, { name: `<img src=x onerror="alert(1)">`, context: "mentor" });
  await saveAnswers(user, id, { initial_6: "{name} </script><script>alert(2)</script>", initial_1: "a" });
  await user.request(`/api/personas/${id}/notes`, {
    method: "POST",
    body: { content: "Riga uno\n& <i>due</i>", created_at: "2026-01-10T23:30:00Z" },
  });
  const { page, people } = await archiveOf(user, "?time_zone=Europe/Rome");
  expect(page).toContain(`<html lang="it">`);
  expect(page).toContain("I tuoi dati da Sintonia");
  expect(page).toContain("Riga uno\n&amp; &lt;i&gt;due&lt;/i&gt;");
  expect(page).toContain("11 gennaio 2026");
  expect(page).toContain("{name} &lt;/script&gt;");
  expect(page).not.toMatch(/<(img|script|i|b)[\s>]/);
  expect(page).not.toMatch(/(src|href)="?(https?:)?\/\//);
  // Questions and answers appear as text, with the persona's name, instead of keys and letters.
  expect(page).not.toContain("initial_1");
  expect(page).toContain("Mentore");
  expect(people).toContain("BEGIN:VCARD\r\nVERSION:4.0\r\n");
  expect(people).toContain(`FN:<img src=x onerror="alert(1)">\r\n`);
  expect(people).not.toContain("Riga uno");
});

test("several batches of rows are exported completely, oldest first on the page, without deleted ones", async () => {
  const user = await app.signUp({ language: "en" });
  const { id } = await addPerson(user, { short: false, name: "Marta" });
  const gone = await addPerson(user, { short: false, name: "Deleted Dora" });
  await app.db.withUser(user.id, async (tx) => {
    await tx.execute(sql`
      insert into ${sql.identifier(getTableName(notesPersona))} (user_id, persona_id, content, created_at)
      select ${user.id}, ${id}, 'Note number ' || n || '.', timestamptz '2026-01-01' + (n % 7) * interval '1 day'
      from generate_series(1, 250) n`);
    await tx.execute(
      sql`insert into notes_persona (user_id, persona_id, content) values (${user.id}, ${gone.id}, 'Gone')`,
    );
    await tx.execute(sql`
      insert into notes_persona (user_id, persona_id, content, deleted_at) values (${user.id}, ${id}, 'Deleted', now())`);
  });
  await user.request(`/api/personas/${gone.id}`, { method: "DELETE" });
  const { data, page, people } = await archiveOf(user);
  const notes = data.tables["notes_persona"]!.map((row) => row["content"]);
  expect(new Set(notes).size).toBe(250);
  expect(notes).not.toContain("Gone");
  expect(notes).not.toContain("Deleted");
  const days = [...page.matchAll(/class="meta">(\d) January 2026 at/g)].map((match) => Number(match[1]));
  expect(days).toHaveLength(250);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  for (const text of [page, people]) expect(text).not.toContain("Dora");
});

test("a new user gets an archive too", async () => {
  const { data, page, people } = await archiveOf(await app.signUp({ name: "Nuova" }));
  expect(data.tables["personas"]).toEqual([]);
  expect(page).toContain("You haven’t added anybody yet.");
  expect(people).toBe("");
});

test("a database failure aborts the download", async () => {
  let pages = 0;
  const failing: Database = {
    ...app.db,
    withUser: (userId, work) => {
      pages += 1;
      return pages > 6 ? Promise.reject(new Error("lost")) : app.db.withUser(userId, work);
    },
  };
  const user = { id: anna.id, email: anna.email, name: "Anna", sessionId: "", scope: null };
  const input = { now: new Date(), timeZone: "UTC", log: app.services.log };
  const stream = await exportData({ db: failing, user, input });
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow("lost");
  expect(app.logged).toContainEqual({ level: "error", event: "export_failed", details: { kind: "Error" } });
});

test("without a session it returns 401; a browser is sent to the settings page", async () => {
  expect((await app.request("/api/export")).status).toBe(401);
  const told = await app.request("/api/export", { headers: { "sec-fetch-mode": "navigate" } });
  expect([told.status, told.headers.get("location")]).toEqual([303, "/settings/your-data?export=unauthenticated"]);
});

test("limits exports to five per hour", async () => {
  const strict = await testApp({ rateLimit: true });
  const user = await strict.signUp();
  const asked: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const response = await user.request("/api/export");
    asked.push(response.status);
    await response.arrayBuffer();
  }
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  const told = await user.request("/api/export", { headers: { "sec-fetch-mode": "navigate" } });
  expect(told.headers.get("location")).toMatch(/^\/settings\/your-data\?export=rate_limited&wait=3[56]\d\d$/);
  await strict.close();
});

test("consents are listed with time and version, including withdrawn ones", async () => {
  const user = await app.signUp();
  await app.db.withUser(user.id, (tx) =>
    tx.execute(sql`
      insert into consents (user_id, kind, version, agreed_at, revoked_at)
      values (${user.id}, 'model', '2026-01-01', '2030-01-01', '2030-01-02')`),
  );
  const { items } = (await (await user.request("/api/consents")).json()) as { items: { kind: string }[] };
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(["adult", "model", "privacy", "terms"]);
  expect(items[0]).toEqual({
    id: expect.any(String) as string,
    kind: "model",
    version: "2026-01-01",
    agreed_at: "2030-01-01T00:00:00.000Z",
    revoked_at: "2030-01-02T00:00:00.000Z",
  });
});
