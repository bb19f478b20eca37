import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "#server/db/backup/back-up.ts";
import { openDirect } from "#server/db/backup/open-direct.ts";
import { restore } from "#server/db/backup/restore.ts";
import { SKIPPED_TABLES } from "#server/db/backup/tables.ts";
import { connectDatabase, type ConnectOptions } from "#server/db/connect.ts";
import { knownMigrations, lastMigration } from "#server/db/migrate.ts";
import { latestTokenEnd } from "#domain/account/tokens.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { testApp, type TestApp } from "../support/app.ts";
import { PASSWORD } from "../support/client.ts";
import { signUpOperator } from "../support/operator.ts";
import { fillEveryTable } from "../support/fill.ts";
import { createDatabase, dropDatabase } from "../support/postgres.ts";
import { contentOf } from "../support/table-content.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sintonia-backup-"));
const inside = (name: string) => path.join(folder, name);
const databases: string[] = [];
let app: TestApp;
let personaId: string;

beforeAll(async () => {
  app = await testApp();
  const anna = await app.signUp();
  const marco = await app.signUp({ name: "Marco", language: "it" });
  const filled = await fillEveryTable(app.db, anna.id);
  await fillEveryTable(app.db, marco.id);
  await anna.request("/api/reminders");
  await anna.request("/api/auth/two-factor/enable", { method: "POST", body: { password: PASSWORD } });
  const now = new Date();
  const olga = await signUpOperator(app);
  await olga.json("/api/operator/limits", { method: "PUT", body: { member_invitations: 1 } });
  const text = { level: "info", en: "Closed.", it: "Chiuso.", from: now, until: new Date(now.getTime() + 60_000) };
  await olga.json("/api/operator/announcements", { body: text });
  await createToken(app.db, { email: anna.email, name: "Sync", scope: "read", expiresAt: latestTokenEnd(now), now });
  personaId = filled.persona;
  await anna.request(`/api/personas/${personaId}/notes`, {
    method: "POST",
    body: { id: crypto.randomUUID(), content: "Zoë’s “line”\u2028another\n\\ and 🎈", tags: ['a"b', "c,d"] },
  });
});
afterAll(async () => {
  await app.close();
  for (const name of databases) await dropDatabase(name);
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<ConnectOptions> {
  const name = `sintonia_restore_${crypto.randomUUID().replaceAll("-", "")}`;
  databases.push(name);
  return { databaseUrl: await createDatabase(name) };
}

const backup = (options: ConnectOptions, file: string) =>
  backUp({ options, file, secret: { value: "x".repeat(40), kept: true }, now: new Date() });

test("a backup during concurrent writes is consistent, and survives a restore to the embedded database and back", async () => {
  const before = await contentOf(app.database.options);
  for (const [table, rows] of Object.entries(before)) {
    if (!["verifications", "rate_limits", "backup_runs"].includes(table))
      expect(rows, `${table} holds something`).not.toEqual([]);
  }
  const writing = new AbortController();
  const begun = Promise.withResolvers<void>();
  const owner = (JSON.parse(before["personas"]![0] as string) as { user_id: string }).user_id;
  const writers = Array.from({ length: 4 }, async () => {
    for (let at = 0; !writing.signal.aborted && at < 400; at += 1) {
      // Both rows or neither: a conversation with its first message.
      await app.db.withUser(owner, async (tx) => {
        const id = crypto.randomUUID();
        const persona = (await tx.$client.query<{ id: string }>("select id from personas limit 1")).rows[0]!.id;
        const owned = [owner, persona, id];
        await tx.$client.query(
          "insert into conversations (user_id, persona_id, id, title) values ($1, $2, $3, 'During')",
          owned,
        );
        await tx.$client.query(
          "insert into chat_messages (user_id, persona_id, conversation_id, role, content) values ($1, $2, $3, 'user', 'During')",
          owned,
        );
      });
      begun.resolve();
    }
  });
  await begun.promise;
  await backup(app.database.options, inside("busy"));
  writing.abort();
  await Promise.all(writers);
  expect(statSync(inside("busy")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["busy"]);

  const file = gunzipSync(readFileSync(inside("busy"))).toString();
  for (const row of before["sessions"] ?? []) {
    const { token_hash: hash } = JSON.parse(String(row)) as { token_hash: string };
    expect(file, "nobody is signed in by a backup").not.toContain(hash);
  }

  const embedded = { dataDir: inside("data") };
  const { header, rows } = await restore({ options: embedded, file: inside("busy"), replace: false });
  expect(header.auth_secret).toBe("x".repeat(40));
  const moved = await contentOf(embedded);
  expect(Object.values(moved).flat()).toHaveLength(rows);
  const during = (table: string) => moved[table]!.filter((row) => String(row).includes("During")).length;
  expect(during("chat_messages")).toBe(during("conversations"));
  for (const [table, before_] of Object.entries(before))
    expect(moved[table], table).toEqual(SKIPPED_TABLES.has(table) ? [] : expect.arrayContaining(before_));

  await backup(embedded, inside("moved"));
  const back = await emptyDatabase();
  await restore({ options: back, file: inside("moved"), replace: false });
  expect(await contentOf(back)).toEqual(moved);

  const opened = await connectDatabase(back);
  await expect(
    opened.withUser(owner, async (tx) => (await tx.$client.query("select from personas")).rowCount),
  ).resolves.toBe(1);
  await expect(
    opened.withUser(crypto.randomUUID(), async (tx) => (await tx.$client.query("select from personas")).rowCount),
    "row-level security is back in force",
  ).resolves.toBe(0);
  await opened.close();
}, 120_000);

test("a restore replaces data only if told to, and all or nothing", async () => {
  const options = await emptyDatabase();
  await restore({ options, file: inside("moved"), replace: false });
  const content = await contentOf(options);
  await expect(restore({ options, file: inside("moved"), replace: false })).rejects.toThrow("not empty");

  const text = gunzipSync(readFileSync(inside("moved"))).toString();
  const broken = (name: string, change: (lines: string[]) => string[]) => {
    writeFileSync(inside(name), gzipSync(change(text.split("\n")).join("\n")));
    return restore({ options, file: inside(name), replace: true });
  };
  await expect(broken("changed", (lines) => lines.map((line) => line.replace("Marco", "Mario")))).rejects.toThrow(
    "damaged",
  );
  await expect(broken("short", (lines) => lines.slice(0, -20))).rejects.toThrow("damaged");
  const [first = "", ...rest] = text.split("\n");
  const newer = (header: object) =>
    broken("newer", () => [JSON.stringify({ ...(JSON.parse(first) as object), ...header }), ...rest]);
  await expect(newer({ version: 2 })).rejects.toThrow("newer version");
  await expect(newer({ auth_secret: "of a few letters" })).rejects.toThrow("that no server accepts");
  writeFileSync(inside("cut"), readFileSync(inside("moved")).subarray(0, 2000));
  await expect(restore({ options, file: inside("cut"), replace: true })).rejects.toThrow("damaged");
  writeFileSync(inside("words"), "not a backup");
  await expect(restore({ options, file: inside("words"), replace: true })).rejects.toThrow("not a backup");
  await expect(restore({ options, file: inside("nowhere"), replace: true })).rejects.toThrow("cannot be read");
  expect(await contentOf(options), "nothing of all that has touched it").toEqual(content);

  await restore({ options, file: inside("moved"), replace: true });
  expect(await contentOf(options)).toEqual(content);
  await expect(backup(options, inside("moved"))).rejects.toThrow("already exists");
});

/** Writes a copy of a backup with changed text and a valid checksum. */
function rewrite(from: string, to: string, change: (text: string) => string): void {
  const lines = gunzipSync(readFileSync(from)).toString().trimEnd().split("\n");
  const text = `${change(lines.slice(0, -1).join("\n"))}\n`;
  const sha256 = createHash("sha256").update(text).digest("hex");
  writeFileSync(to, gzipSync(`${text}${JSON.stringify({ sha256 })}\n`));
}

test("a backup with hidden blocks in messages is restored without the blocks and with all text", async () => {
  const file = fileURLToPath(new URL("before-initial.backup", import.meta.url));
  const block = `<!--sintonia:{"interaction_complete":true,"interaction_id":"${crypto.randomUUID()}"}-->`;
  const written = JSON.stringify(`\n\n${block}`).slice(1, -1);
  const END = /("role":"assistant","content":"(?:[^"\\]|\\.)*)"/g;
  rewrite(file, inside("marked"), (text) => text.replace(END, (_, words: string) => `${words}${written}"`));
  expect(gunzipSync(readFileSync(inside("marked"))).toString()).toContain("interaction_complete");
  const restored = async (from: string) => {
    const options = await emptyDatabase();
    await restore({ options, file: from, replace: false });
    return (await contentOf(options))["chat_messages"];
  };
  const messages = await restored(inside("marked"));
  expect(JSON.stringify(messages)).not.toContain("interaction_complete");
  expect(messages).toEqual(await restored(file));
});

test("a backup from before the first migration is accepted, an older or newer one rejected", async () => {
  const file = fileURLToPath(new URL("before-initial.backup", import.meta.url));
  const options = await emptyDatabase();
  const { header, rows } = await restore({ options, file, replace: false });
  expect({ tag: header.migration.tag, rows }).toEqual({ tag: "0021_account_storage", rows: 436 });
  const content = await contentOf(options);
  const counts = Object.fromEntries(Object.entries(content).map(([table, found]) => [table, found.length]));
  expect(counts).toMatchObject({
    users: 1,
    personas: 5,
    notes_persona: 12,
    chat_messages: 16,
    persona_profile_answers: 134,
  });
  expect(content["notes_persona"]![0], "the search’s words are worked out again").toMatch(/"search": "'/);
  const db = await connectDatabase(options);
  await expect(db.ping()).resolves.toBeUndefined();
  await db.close();
  const direct = await openDirect(options);
  expect(await lastMigration(direct.client)).toEqual(knownMigrations().at(-1));
  await direct.client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)", [
    knownMigrations().at(-1)!.when + 1,
  ]);
  await direct.close();
  await expect(backup(options, inside("late"))).rejects.toThrow("newer version");
  expect(readdirSync(folder).filter((name) => name.includes("partial") || name === "late")).toEqual([]);

  rewrite(file, inside("older"), (text) => text.replace(/"when":\d+/, '"when":1'));
  await expect(restore({ options, file: inside("older"), replace: true })).rejects.toThrow("older than the first");
});

test("a database older than the first migration can be replaced", async () => {
  const file = fileURLToPath(new URL("before-initial.backup", import.meta.url));
  const options = await emptyDatabase();
  await restore({ options, file, replace: false });
  const before = await contentOf(options);
  const direct = await openDirect(options);
  await direct.client.query("delete from drizzle.__drizzle_migrations");
  await direct.client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('early', 1)");
  await restore({ options, file, replace: true });
  expect(await contentOf(options)).toEqual(before);
  expect(await lastMigration(direct.client)).toEqual(knownMigrations().at(-1));
  await direct.close();
});
