import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readBackupState } from "#server/records/backups/read-backup-state.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { backupName } from "#server/db/backup/folder.ts";
import { publish, writeUnverified } from "#server/features/backups/make-backup.ts";
import { runDueBackup } from "#server/features/backups/run-due-backup.ts";
import type { BackupSettings } from "#server/features/backups/settings.ts";
import { verifyBackup } from "#server/db/backup/verify.ts";
import { testApp, TEST_SECRET, type TestApp } from "../support/app.ts";
import { commandLine } from "../support/command-line.ts";
import { fillEveryTable } from "../support/fill.ts";
import { startS3Server, type S3Server } from "../support/s3-server.ts";

const HOUR = 3_600_000;
const root = mkdtempSync(path.join(tmpdir(), "sintonia-scheduled-"));
let app: TestApp;
let s3: S3Server;
let now = new Date("2031-05-01T12:00:00Z");
let settings: BackupSettings;
let identity: string;
const never = () => false;
/** Each throw-away database is created from nothing, which takes a busy machine half a minute. */
const LONG_MS = 400_000;
const files = () => readdirSync(settings.job.folder).toSorted();

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  s3 = await startS3Server();
  const anna = await app.signUp();
  await fillEveryTable(app.db, anna.id);
  identity = await generateIdentity();
});
afterAll(async () => {
  await s3.close();
  await app.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  const folder = mkdtempSync(path.join(root, "kept-"));
  const recipients = [await identityToRecipient(identity)];
  settings = {
    schedule: { time: "03:00", folder, encryption: "recipients", target: null },
    job: {
      options: app.database.options,
      folder,
      scratch: path.join(root, "scratch"),
      secret: { value: TEST_SECRET, kept: false },
      encryption: { kind: "recipients", recipients },
      target: s3.settings,
    },
  };
  await app.db.withSystem((tx) => tx.$client.query("delete from backup_runs"));
  app.logged.length = 0;
});

const state = () => readBackupState({ db: app.db, operation: { backups: settings.schedule } });

test(
  "one process makes the day's backup, which is verified, copied, told and can be restored",
  async () => {
    const others = await Promise.all([1, 2].map(() => connectDatabase(app.database.options)));
    await Promise.all([app.db, ...others].map((db) => runDueBackup({ ...app.services, db }, settings, never)));
    await Promise.all(others.map((db) => db.close()));
    const [file = "", ...more] = files();
    expect(file).toBe("sintonia-20310501T120000Z.backup.age");
    expect(more).toEqual([]);
    expect(readdirSync(settings.job.scratch), "the throw-away database is gone").toEqual([]);
    const found = await state();
    expect(found.runs).toHaveLength(1);
    expect(found.last_good).toMatchObject({ state: "good", file, encrypted: true, uploaded: true, error: null });
    expect(found.last_good?.rows).toBeGreaterThan(30);
    expect(s3.objects.get(`of/sintonia/${file}`)?.equals(readFileSync(path.join(settings.job.folder, file)))).toBe(
      true,
    );
    expect(app.logged.map(({ event }) => event)).toEqual(["backup_made"]);

    await runDueBackup(app.services, settings, never);
    expect((await state()).runs, "once a day").toHaveLength(1);

    writeFileSync(path.join(root, "keys"), `# created by a test\n${identity}\n`);
    const env = { DATA_DIR: path.join(root, "restored"), BACKUP_DIR: settings.job.folder, BACKUP_ENCRYPTION: "off" };
    const whole = path.join(settings.job.folder, file);
    const closed = await commandLine(env, "restore", whole);
    expect(closed).toMatchObject({ status: 2, err: expect.stringMatching(/is encrypted to recipients: name[^\n]*$/) });
    expect(existsSync(env.DATA_DIR), "nothing has been changed").toBe(false);
    const verified = await commandLine(env, "backup", "verify", whole, "--identity", path.join(root, "keys"));
    expect(verified).toMatchObject({
      status: 0,
      out: expect.stringContaining(` is good: ${found.last_good!.rows} rows in`),
    });
    const listed = await commandLine(env, "backup", "list");
    expect(listed.out).toMatch(
      /^sintonia-20310501T120000Z\.backup\.age {2}2031-05-01T12:00:00\.000Z {2}[\d.]+ [kM]B {2}encrypted$/,
    );
  },
  LONG_MS,
);

test(
  "a folder that cannot be written to is told, and tried again after an hour",
  async () => {
    settings.job.folder = path.join(root, "a-file");
    writeFileSync(settings.job.folder, "");
    await runDueBackup(app.services, settings, never);
    expect(await state()).toMatchObject({ failures: 1, last_good: null, runs: [{ state: "failed", error: "folder" }] });
    expect(app.logged).toMatchObject([{ level: "error", event: "backup_failed", details: { reason: "folder" } }]);
    now = new Date(now.getTime() + HOUR / 2);
    await runDueBackup(app.services, settings, never);
    expect((await state()).runs).toHaveLength(1);
    now = new Date(now.getTime() + HOUR);
    settings.job.folder = settings.schedule.folder;
    s3.fault = "refuses";
    await runDueBackup(app.services, settings, never);
    s3.fault = "none";
    expect(await state()).toMatchObject({ failures: 0, last_good: { uploaded: false, error: "upload" } });
    expect(app.logged.at(-1)).toMatchObject({
      event: "backup_not_uploaded",
      details: { reason: "status_403_AccessDenied" },
    });
  },
  LONG_MS,
);

test("a shutdown interrupts a backup, of which nothing counts", async () => {
  const started = performance.now();
  await runDueBackup(app.services, settings, () => performance.now() - started > 100);
  expect(await state()).toMatchObject({
    last_good: null,
    runs: [{ state: "failed", error: "interrupted", file: null }],
  });
  expect(files().filter((name) => !name.includes("unverified"))).toEqual([]);
});

test(
  "while npm replaces the packages a backup waits, and one that was begun is tried again a minute later",
  async () => {
    let packages: number | null = null;
    const stamp = () => packages;
    await runDueBackup(app.services, settings, never, stamp);
    expect((await state()).runs).toEqual([]);
    expect(app.logged).toMatchObject([{ level: "warn", event: "backup_waits", details: { reason: "packages" } }]);

    // As it fails where a file is missing that its process would load.
    settings.job.folder = path.join(root, "a-file");
    writeFileSync(settings.job.folder, "");
    const stamps = [1, 1, null];
    await runDueBackup(app.services, settings, never, () => stamps.shift()!);
    expect((await state()).runs).toMatchObject([{ state: "failed", error: "interrupted" }]);
    expect(app.logged.at(-1)).toMatchObject({
      level: "warn",
      event: "backup_failed",
      details: { reason: "interrupted", kind: "packages" },
    });

    packages = 2;
    now = new Date(now.getTime() + 61_000);
    await runDueBackup(app.services, settings, never, stamp);
    expect((await state()).runs).toMatchObject([{ error: "folder" }, { error: "interrupted" }]);
  },
  LONG_MS,
);

/** Changes the lines of an unencrypted backup and gives it the checksum of what it then holds. */
function tamper(file: string, change: (lines: string[]) => string[]): void {
  const lines = change(gunzipSync(readFileSync(file)).toString().trimEnd().split("\n").slice(0, -1));
  const text = `${lines.join("\n")}\n`;
  const sha256 = createHash("sha256").update(text).digest("hex");
  writeFileSync(file, gzipSync(`${text}${JSON.stringify({ sha256 })}\n`));
}

test(
  "a fault in what was written is found, whatever kind it is, and the backups before stay",
  async () => {
    settings.job.encryption = { kind: "off" };
    settings.job.target = null;
    const { folder, scratch } = settings.job;
    const before = Array.from({ length: 40 }, (_, day) => backupName(new Date(Date.UTC(2031, 2, 1 + day)), false));
    for (const name of before) writeFileSync(path.join(folder, name), "an earlier one");
    const draftOf = (name: string) => path.join(folder, `${name}.unverified`);
    const faults: Record<string, (draft: string) => void> = {
      "a flipped bit": (draft) => {
        const bytes = readFileSync(draft);
        bytes[bytes.length >> 1]! ^= 1;
        writeFileSync(draft, bytes);
      },
      "a missing end": (draft) => writeFileSync(draft, readFileSync(draft).subarray(0, -100)),
      "another word": (draft) =>
        tamper(draft, (lines) => lines.map((line) => line.replace(/"content":"[^"]{3}/, '"content":"xxx'))),
      "a missing row, counted as it is": (draft) =>
        tamper(draft, (lines) => {
          const at = lines.findIndex((line) => line.startsWith('[{"user_id"'));
          const end = lines.findIndex((line, index) => index > at && line.startsWith('{"rows"'));
          const count = JSON.parse(lines[end]!) as { rows: number };
          lines[end] = JSON.stringify({ ...count, rows: count.rows - 1 });
          return lines.filter((_, index) => index !== at);
        }),
      "a missing table": (draft) =>
        tamper(draft, (lines) => {
          const at = lines.findIndex((line) => line.startsWith('{"table":"daily_quotes"'));
          const end = lines.findIndex((line, index) => index > at && line.startsWith('{"rows"'));
          return lines.filter((_, index) => index < at || index > end);
        }),
    };
    for (const [what, plant] of Object.entries(faults)) {
      const written = await writeUnverified(settings.job, now);
      const original = readFileSync(draftOf(written.name));
      plant(draftOf(written.name));
      expect(readFileSync(draftOf(written.name)).equals(original), `${what} is planted`).toBe(false);
      await expect(publish(settings.job, written), what).rejects.toMatchObject({ reason: "verification" });
      expect(files(), what).toEqual(before);
    }
    const large = await writeUnverified(settings.job, now);
    const tooLarge = publish(settings.job, { ...large, length: Number.MAX_SAFE_INTEGER });
    await expect(tooLarge, "there is no room to verify it").rejects.toMatchObject({ reason: "disk_full" });
    expect(files()).toEqual(before);
    // Without what the writer knows, a whole file that is not the one written is found by its rows.
    const written = await writeUnverified(settings.job, now);
    faults["another word"]!(draftOf(written.name));
    await expect(verifyBackup({ file: draftOf(written.name), keys: {}, scratch })).rejects.toThrow(
      /has other rows once restored/,
    );
    expect(readdirSync(scratch)).toEqual([]);
    rmSync(draftOf(written.name));

    writeFileSync(path.join(folder, "sintonia-2031-01-01"), "the operator's own");
    symlinkSync("sintonia-2031-01-01", path.join(folder, backupName(new Date("2020-01-01T00:00:00Z"), false)));
    await runDueBackup(app.services, settings, never);
    const kept = files();
    expect(kept).toContain("sintonia-2031-01-01");
    expect(kept).toContain("sintonia-20200101T000000Z.backup");
    expect(kept.filter((name) => before.includes(name)).length).toBeLessThan(14);
    expect((await state()).last_good).toMatchObject({ encrypted: false, uploaded: null, error: null });
  },
  LONG_MS,
);
