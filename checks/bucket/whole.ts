import { createHash } from "node:crypto";
import { createReadStream, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { migrateDatabase } from "#server/db/migrate.ts";
import type { Figure } from "../../bench/report.ts";
import { startCluster } from "../../bench/seed.ts";
import { commandLine } from "../../tests/support/command-line.ts";
import { startServerProcess } from "../../tests/support/server-process.ts";
import { createBucket } from "./bucket.ts";
import { fillNotes } from "./fill.ts";
import { backupEnded, makeInstance, metric, PREFIX, reasonIn } from "./instance.ts";
import { startSwift } from "./swift.ts";
import { PHASES, watchBackup } from "./watch.ts";

const MEBIBYTE = 2 ** 20;
const PART_BYTES = 16 * MEBIBYTE;
/** docs/OPERATIONS.md, “Backing up”: 1.5 GB. */
const VERIFY_MIB = 1_500_000_000 / MEBIBYTE;
/** Tables with what people wrote, and whom it is about. */
const COMPARED = ["users", "profiles", "personas", "persona_photos", "notes_persona"];
const END_SECONDS = 1800;

/** A server makes the backup of the day by itself; the object in the bucket is fetched and restored. */
export async function measureWhole(backupBytes: number): Promise<Figure[]> {
  await using cluster = await startCluster();
  await using swift = await startSwift();
  const bucket = await createBucket(swift, "whole");
  const database = await cluster.createDatabase("whole");
  await migrateDatabase({ connectionString: database.url });
  const filling = performance.now();
  await fillNotes(database.superuserUrl, backupBytes);
  console.log(`Swift ${swift.version}; filled in ${seconds(filling)} s.`);
  using instance = await makeInstance(database, swift, bucket);

  await using server = await startServerProcess(instance.env);
  const watched = await watchBackup(server.process.pid!, instance.kept);
  await backupEnded(server, END_SECONDS);
  const reason = reasonIn(server);
  const notUploaded = await metric(server, "sintonia_backup_not_uploaded");
  await server.stop();

  const [name = "none"] = readdirSync(instance.kept);
  const file = join(instance.kept, name);
  const bytes = statSync(file).size;
  const fetched = join(instance.env["DATA_DIR"]!, "fetched");
  await bucket.download(PREFIX + name, fetched);
  const same = (await sha256(file)) === (await sha256(fetched));
  const parts = await bucket.partsOf(PREFIX + name);
  const wanted = Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) =>
    Math.min(PART_BYTES, bytes - index * PART_BYTES),
  );
  const empty = await cluster.createDatabase("restored");
  const restoring = performance.now();
  const { BACKUP_RECIPIENTS: _recipients, BACKUP_DIR: _folder, BACKUP_S3_URL: _url, ...env } = instance.env;
  const restored = await commandLine({ ...env, DATABASE_URL: empty.url }, "restore", fetched, "--identity", instance.identity); // prettier-ignore
  const restoreSeconds = seconds(restoring);
  const differing = await differences(database.superuserUrl, empty.superuserUrl);
  return [
    {
      name: "the file",
      value: bytes / 1e6,
      unit: "MB, encrypted",
      bound: { atLeast: backupBytes / 1e6 },
      detail: name,
    },
    ...PHASES.map((phase) => ({
      name: phase,
      value: watched.seconds[phase],
      unit: "s",
      detail: `at most ${watched.mib[phase].toFixed(0)} MiB${phase === "uploading" ? `, ${(bytes / 1e6 / watched.seconds.uploading).toFixed(0)} MB/s on loopback` : ""}`,
    })),
    {
      name: "memory of its process",
      value: Math.max(...Object.values(watched.mib)),
      unit: "MiB at most",
      bound: { atMost: Math.floor(VERIFY_MIB) },
    },
    {
      name: "not uploaded, in the metrics",
      value: notUploaded ?? Number.NaN,
      unit: "",
      bound: { atMost: 0 },
      detail: reason,
    },
    {
      name: "parts in the bucket",
      value: parts.length,
      unit: "parts",
      bound: { atLeast: wanted.length },
      detail: parts.join() === wanted.join() ? "each of 16 MiB but the last" : `of ${parts.join(", ")} bytes`,
    },
    { name: "the object is the file", value: Number(same), unit: "(1: by SHA-256)", bound: { atLeast: 1 } },
    {
      name: "uploads left open",
      value: (await bucket.unused()).length,
      unit: "parts or marks",
      bound: { atMost: 0 },
    },
    {
      name: "restored from the object",
      value: restored.status === 0 ? differing.length : COMPARED.length,
      unit: "tables differ",
      bound: { atMost: 0 },
      detail: `${COMPARED.length} compared, ${restoreSeconds} s into PostgreSQL. ${restored.out} ${restored.err}${differing.join(", ")}`,
    },
  ];
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** The tables whose rows differ between two databases. */
async function differences(one: string, other: string): Promise<string[]> {
  const [before, after] = [await summary(one), await summary(other)];
  return COMPARED.filter((table) => before[table] !== after[table]).map(
    (table) => `${table}: ${before[table]} before, ${after[table]} after`,
  );
}

async function summary(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found: Record<string, string> = {};
  try {
    for (const table of COMPARED) {
      const { rows } = await client.query<{ rows: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)), 0) as rows from ${table} t`,
      );
      found[table] = rows[0]!.rows;
    }
  } finally {
    await client.end();
  }
  return found;
}
