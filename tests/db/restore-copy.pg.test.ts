import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "#server/db/backup/back-up.ts";
import { copyName, readBackupName } from "#server/db/backup/folder.ts";
import { openDirect } from "#server/db/backup/open-direct.ts";
import { restore } from "#server/db/backup/restore.ts";
import { connectDatabase, type ConnectOptions } from "#server/db/connect.ts";
import { knownMigrations } from "#server/db/migrate.ts";
import { testApp } from "../support/app.ts";
import { fillEveryTable } from "../support/fill.ts";
import { createDatabase, dropDatabase } from "../support/postgres.ts";
import { contentOf } from "../support/table-content.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sintonia-copy-"));
const inside = (name: string) => path.join(folder, name);
const databases: string[] = [];

beforeAll(async () => {
  const app = await testApp();
  const anna = await app.signUp();
  await fillEveryTable(app.db, anna.id);
  await backUp({ options: app.database.options, file: inside("moved"), secret: null, now: new Date() });
  await app.close();
});
afterAll(async () => {
  for (const name of databases) await dropDatabase(name);
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<ConnectOptions> {
  const name = `sintonia_copy_${crypto.randomUUID().replaceAll("-", "")}`;
  databases.push(name);
  return { databaseUrl: await createDatabase(name) };
}

test("what a restore replaces is copied first, with all that was confirmed until then, and can be restored", async () => {
  const options = await emptyDatabase();
  await restore({ options, file: inside("moved"), replace: false });
  const db = await connectDatabase(options);
  const owner = (JSON.parse((await contentOf(options))["personas"]![0] as string) as { user_id: string }).user_id;
  const confirmed: string[] = [];
  const writing = (async () => {
    for (;;) {
      const id = crypto.randomUUID();
      const { rowCount } = await db.withUser(owner, (tx) =>
        tx.$client.query(
          "insert into conversations (user_id, persona_id, id, title) select user_id, id, $1, 'Just before' from personas limit 1",
          [id],
        ),
      );
      if (rowCount !== 1) return;
      confirmed.push(id);
    }
  })();
  const wrote = writing.catch(() => "ended by the restore");
  await expect.poll(() => confirmed.length).toBeGreaterThan(5);

  const written: number[] = [];
  const copy = (name: string) => ({
    file: inside(`copies/${name}`),
    secret: { value: "y".repeat(40), kept: true },
    now: new Date(),
    encryption: { kind: "passphrase" as const, passphrase: "a passphrase of the tests" },
    onWritten: ({ rows }: { rows: number }) => written.push(rows),
  });
  const before = fileURLToPath(new URL("before-initial.backup", import.meta.url));
  // Another user's people are there afterwards, so that the writer finds nobody to write about, or a missing table.
  await restore({ options, file: before, replace: true, copy: copy("first") });
  await wrote;
  await db.close();
  expect(written).toHaveLength(1);
  expect(statSync(inside("copies/first")).mode & 0o777).toBe(0o600);
  expect(statSync(inside("copies")).mode & 0o777).toBe(0o700);
  expect(readBackupName(path.basename(copyName(new Date(), true))), "not deleted as one of the server's own").toBe(
    null,
  );
  const replacing = await contentOf(options);

  const keys = { passphrase: "a passphrase of the tests" };
  const back = { options, file: inside("copies/first"), replace: true, keys };
  const { header, rows } = await restore({ ...back, copy: copy("second") });
  expect({ rows, secret: header.auth_secret }).toEqual({ rows: written[0], secret: "y".repeat(40) });
  const conversations = JSON.stringify((await contentOf(options))["conversations"]);
  for (const id of confirmed) expect(conversations).toContain(id);

  await restore({ options, file: inside("copies/second"), replace: true, keys });
  expect(await contentOf(options), "and what replaced it was copied in turn").toEqual(replacing);

  const empty = await emptyDatabase();
  await (await connectDatabase(empty)).close();
  await restore({ options: empty, file: inside("moved"), replace: true, copy: copy("third") });
  expect(readdirSync(inside("copies")).toSorted(), "there was nothing to copy").toEqual(["first", "second"]);
});

test("a restore whose copy cannot be made replaces nothing", async () => {
  const options = await emptyDatabase();
  await restore({ options, file: inside("moved"), replace: false });
  const content = await contentOf(options);
  const into = (file: string) =>
    restore({
      options,
      file: inside("moved"),
      replace: true,
      copy: { file, secret: null, now: new Date(), onWritten: () => expect.unreachable() },
    });
  writeFileSync(inside("a-file"), "");
  await expect(into(inside("a-file/copy"))).rejects.toMatchObject({
    name: "NotCopiedError",
    cause: { code: "ENOTDIR" },
  });
  await expect(into(inside("a-file"))).rejects.toMatchObject({ name: "NotCopiedError" });
  expect(await contentOf(options)).toEqual(content);
  const direct = await openDirect(options);
  await direct.client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)", [
    knownMigrations().at(-1)!.when + 1,
  ]);
  await direct.close();
  await expect(into(inside("newer-copy"))).rejects.toMatchObject({
    cause: { message: expect.stringContaining("newer version") as string },
  });
  expect(await contentOf(options)).toEqual(content);
});
