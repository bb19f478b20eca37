import { randomBytes } from "node:crypto";
import { appendFileSync, linkSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { backupName } from "#server/db/backup/folder.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import type { Figure } from "../../bench/report.ts";
import { startCluster, type BenchCluster } from "../../bench/seed.ts";
import type { ServerProcess } from "../../tests/support/server-process.ts";
import { createBucket, type Bucket } from "./bucket.ts";
import { checkFolder } from "../folder.ts";
import { until } from "../until.ts";
import { backupEnded, makeInstance, metric, PREFIX, reasonIn, startLater, type Instance } from "./instance.ts";
import { startSwift, type Swift } from "./swift.ts";
import { jobOf } from "./watch.ts";

const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;
const END_SECONDS = 600;
const MEGABYTE = 1_000_000;

interface Scene {
  swift: Swift;
  bucket: Bucket;
  instance: Instance;
  superuserUrl: string;
}

/** What a scene found, as told by the log and the metrics, and how many of its expectations were missed. */
type Outcome = { told: string; missed: string[] };

/** Every way a copy can fail to arrive, then the next backup, which has to make it good. */
export async function measureFailures(largeBytes: number): Promise<Figure[]> {
  await using cluster = await startCluster();
  await using swift = await startSwift();
  using shared = checkFolder();
  const large = join(shared.folder, "large");
  writeFileSync(large, "");
  for (let left = largeBytes; left > 0; left -= MEGABYTE) appendFileSync(large, randomBytes(Math.min(left, MEGABYTE)));

  const scene = async (name: string, play: (on: Scene) => Promise<Outcome>): Promise<Figure> => {
    const bucket = await createBucket(swift, name);
    const database = await freshDatabase(cluster, name.replaceAll("-", "_"));
    using instance = await makeInstance(database, swift, bucket);
    const { told, missed } = await play({ swift, bucket, instance, superuserUrl: database.superuserUrl });
    const left = [...missed, ...(await leftOver(bucket, instance))];
    return {
      name: name.replaceAll("-", " "),
      value: left.length,
      unit: "expectations missed",
      bound: { atMost: 0 },
      detail: [told, ...left].join("; "),
    };
  };
  const withLarge = (play: (on: Scene) => Promise<Outcome>) => (on: Scene) => {
    linkSync(large, join(on.instance.kept, backupName(new Date(Date.now() - DAY_HOURS * HOUR_MS), true)));
    return play(on);
  };
  return [
    await scene("wrong-secret", (on) =>
      refused(on, { AWS_SECRET_ACCESS_KEY: "another" }, "status_403_SignatureDoesNotMatch"),
    ),
    await scene("unknown-key", (on) =>
      refused(on, { AWS_ACCESS_KEY_ID: "nobody" }, "status_403_SignatureDoesNotMatch"),
    ),
    await scene("key-that-may-only-read", (on) => refused(on, asReader(on), "status_403_AccessDenied")),
    await scene("no-such-bucket", (on) => refused(on, { BACKUP_S3_URL: `${on.swift.url}/missing/x` }, "no_bucket")),
    await scene("certificate-not-trusted", (on) => refused(on, { NODE_EXTRA_CA_CERTS: "" }, "certificate")),
    await scene("server-killed-while-uploading", withLarge(killed)),
    await scene("server-stopped-while-uploading", withLarge(stopped)),
    await scene("store-away-while-uploading", withLarge(storeAway)),
  ];
}

async function freshDatabase(cluster: BenchCluster, name: string) {
  const database = await cluster.createDatabase(name);
  await migrateDatabase({ connectionString: database.url });
  return database;
}

const asReader = ({ swift: { reader } }: Scene) => ({
  AWS_ACCESS_KEY_ID: reader.id,
  AWS_SECRET_ACCESS_KEY: reader.secret,
});

/** Ends a server whatever its scene does. */
async function running<T>(starting: Promise<ServerProcess>, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  await using server = await starting;
  return await work(server);
}

/** A backup whose copy is refused for a reason, then the next day's with the right settings. */
async function refused({ instance }: Scene, wrong: Record<string, string>, reason: string): Promise<Outcome> {
  const first = await running(startLater({ ...instance.env, ...wrong }), (server) => reported(server));
  const second = await running(startLater(instance.env, DAY_HOURS), (server) => reported(server));
  const missed = [
    ...expected("the reason in the log", first.reason, reason),
    ...expected("not_uploaded in the metrics", first.notUploaded, 1),
    ...expected("not_uploaded the next day", second.notUploaded, 0),
  ];
  return { told: `${first.reason}, the next day ${second.notUploaded === 0 ? "good" : second.reason}`, missed };
}

async function reported(server: ServerProcess) {
  await backupEnded(server, END_SECONDS);
  return {
    reason: reasonIn(server),
    notUploaded: await metric(server, "sintonia_backup_not_uploaded"),
    failures: await metric(server, "sintonia_backup_failures"),
  };
}

/** Waits until some parts have arrived, and not all. */
const whileUploading = (bucket: Bucket) =>
  // The mark of the upload is counted, too.
  until("an upload in parts", END_SECONDS, async () => (await bucket.partCount()) >= 4);

/** Killed with -9: nobody can say so. Once its lease and an hour have passed, another makes it good. */
async function killed({ bucket, instance, superuserUrl }: Scene): Promise<Outcome> {
  const survivor = await running(startLater(instance.env), async (server) => {
    await whileUploading(bucket);
    const job = jobOf(server.process.pid!);
    await server.stop("SIGKILL");
    await until("the end of the process that uploads", 10, () => !isAlive(job));
    return job;
  });
  const open = await bucket.unused();
  const early = await running(startLater(instance.env, 0.2), async (server) => {
    // It looks for what is due as it starts.
    await sleep(3000);
    return jobOf(server.process.pid!);
  });
  const later = await running(startLater(instance.env, 2), (server) => reported(server));
  return {
    told: `${open.length} parts and marks left open; ${await runsOf(superuserUrl)}`,
    missed: [
      ...(survivor === undefined ? ["no process was uploading"] : []),
      ...(open.length === 0 ? ["it was killed too late to leave anything"] : []),
      ...(early === undefined ? [] : ["a second one was begun beside a lease that runs"]),
      ...expected("not_uploaded after the next", later.notUploaded, 0),
      ...expected("failures after the next", later.failures, 0),
    ],
  };
}

/** Stopped as by a service manager: logged as interrupted, and made again two minutes later. */
async function stopped({ bucket, instance, superuserUrl }: Scene): Promise<Outcome> {
  const first = await running(startLater(instance.env), async (server) => {
    await whileUploading(bucket);
    await server.stop("SIGTERM");
    return reasonIn(server);
  });
  const open = await bucket.unused();
  const later = await running(startLater(instance.env, 2 / 60), (server) => reported(server));
  return {
    told: `${first}, ${open.length} parts and marks left open; ${await runsOf(superuserUrl)}`,
    missed: [
      ...expected("the reason in the log", first, "interrupted"),
      ...(open.length === 0 ? ["it was stopped too late to leave anything"] : []),
      ...expected("not_uploaded after the next", later.notUploaded, 0),
    ],
  };
}

/** The store goes away in the middle, and is back the next day. */
async function storeAway({ swift, bucket, instance }: Scene): Promise<Outcome> {
  const first = await running(startLater(instance.env), async (server) => {
    await whileUploading(bucket);
    await swift.leave();
    return reported(server);
  });
  await swift.comeBack();
  const open = await bucket.unused();
  const second = await running(startLater(instance.env, DAY_HOURS), (server) => reported(server));
  return {
    told: `${first.reason}, ${open.length} parts and marks left open`,
    missed: [
      ...expected("the reason in the log", first.reason, "network"),
      ...expected("not_uploaded in the metrics", first.notUploaded, 1),
      ...(open.length === 0 ? ["it left too late to leave anything open"] : []),
      ...expected("not_uploaded the next day", second.notUploaded, 0),
    ],
  };
}

function expected(what: string, found: unknown, wanted: unknown): string[] {
  return found === wanted ? [] : [`${what}: ${String(found)} instead of ${String(wanted)}`];
}

/** What is not as it should be at the end of every scene: each file is in the bucket, and nothing is left open. */
async function leftOver(bucket: Bucket, { kept }: Instance): Promise<string[]> {
  const there = new Map((await bucket.objects(PREFIX)).map(({ name, bytes }) => [name.slice(PREFIX.length), bytes]));
  const here = readdirSync(kept).filter((name) => name.endsWith(".backup.age"));
  const absent = here.filter((name) => there.get(name) !== statSync(join(kept, name)).size);
  const open = await bucket.unused();
  return [
    ...(here.length === 0 ? ["no backup was made"] : []),
    ...absent.map((name) => `${name} is not in the bucket`),
    ...(open.length > 0 ? [`${open.length} parts or marks are left open`] : []),
  ];
}

async function runsOf(superuserUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ run: string }>(
      "select concat_ws(' ', state, error) as run from backup_runs order by started_at",
    );
    return `runs: ${rows.map(({ run }) => run).join(", ")}`;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
