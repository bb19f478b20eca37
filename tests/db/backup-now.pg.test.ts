import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../cli/commands.ts";
import { explainCommand } from "../../cli/failures.ts";
import { applyMigrations, knownMigrations, migrateDatabase } from "#server/db/migrate.ts";
import { TEST_SECRET } from "../support/app.ts";
import { commandLine } from "../support/command-line.ts";
import { createDatabase } from "../support/postgres.ts";
import { startS3Server } from "../support/s3-server.ts";

/** The throw-away database is created from nothing, which takes a busy machine half a minute. */
const LONG_MS = 200_000;
const root = mkdtempSync(path.join(tmpdir(), "sintonia-backup-now-"));
let databaseUrl: string;
let client: pg.Client;
beforeAll(async () => {
  databaseUrl = await createDatabase("backup_now");
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  rmSync(root, { recursive: true, force: true });
});

function backUpNow(folder: string): Promise<string> {
  const place = { DATABASE_URL: databaseUrl, DATA_DIR: path.join(root, "data"), AUTH_SECRET: TEST_SECRET };
  const env = { ...place, BACKUP_DIR: folder, BACKUP_ENCRYPTION: "off" };
  return runCommand(["backup", "now"], env).then(() => "made", explainCommand);
}

async function count(table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]!.n;
}

test("a schema of another version is refused and left as it is", async () => {
  const kept = path.join(root, "kept");
  const known = knownMigrations();
  await client.query("begin");
  await applyMigrations(client, known.at(-2)!.tag);
  await client.query("commit");
  expect(await backUpNow(kept)).toBe(
    "This database lacks migrations: start the server of this version first, or use backup FILE.",
  );
  expect(await count("drizzle.__drizzle_migrations")).toBe(known.length - 1);
  await migrateDatabase({ connectionString: databaseUrl });
  const later = "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)";
  await client.query(later);
  expect(await backUpNow(kept)).toBe("This database belongs to a newer version of Sintonia; back it up with that one.");
  await client.query("delete from drizzle.__drizzle_migrations where hash = 'later'");
  expect(existsSync(kept)).toBe(false);
});

test(
  "a copy that was not made is said, with the reason",
  async () => {
    const s3 = await startS3Server();
    s3.fault = "refuses";
    const { url, keyId, secret, region } = s3.settings;
    const bucket = { BACKUP_S3_URL: url, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret, AWS_REGION: region };
    const place = { DATABASE_URL: databaseUrl, DATA_DIR: path.join(root, "data"), AUTH_SECRET: TEST_SECRET };
    const env = { ...place, ...bucket, BACKUP_DIR: path.join(root, "copied"), BACKUP_ENCRYPTION: "off" };
    const refused = await commandLine(env, "backup", "now");
    await client.query("delete from backup_runs");
    await s3.close();
    expect(refused.out).toMatch(/, verified, NOT copied to BACKUP_S3_URL \(status_403_AccessDenied\)\.$/);
  },
  LONG_MS,
);

test("a folder that cannot be written to is refused before a run is recorded", async () => {
  const file = path.join(root, "a-file");
  writeFileSync(file, "");
  expect(await backUpNow(file)).toBe(`BACKUP_DIR cannot be written to: not a folder: ${file}.`);
  expect(await count("backup_runs")).toBe(0);
});
