import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { AUTH_SECRET, type BenchDatabase } from "../../bench/seed.ts";
import { startServerProcess, type ServerProcess } from "../../tests/support/server-process.ts";
import type { Bucket } from "./bucket.ts";
import { checkFolder } from "../folder.ts";
import { until } from "../until.ts";
import type { Swift } from "./swift.ts";

const SERVER_AT = new URL("../../tests/support/server-at.ts", import.meta.url);
const METRICS_TOKEN = "the-token-of-this-check-alone";
export const PREFIX = "of/sintonia/";

/** One installation that copies its backups to a bucket. Disposing of it removes its folders. */
export interface Instance extends Disposable {
  env: Record<string, string>;
  /** Its BACKUP_DIR. */
  kept: string;
  /** A file with what opens its backups. */
  identity: string;
}

export async function makeInstance(database: BenchDatabase, swift: Swift, bucket: Bucket): Promise<Instance> {
  const disposable = checkFolder();
  const { folder } = disposable;
  const kept = join(folder, "kept");
  const identityFile = join(folder, "key.txt");
  mkdirSync(kept);
  const identity = await generateIdentity();
  writeFileSync(identityFile, `${identity}\n`, { mode: 0o600 });
  return {
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, "data"),
      AUTH_SECRET,
      METRICS_TOKEN,
      BACKUP_DIR: kept,
      BACKUP_RECIPIENTS: await identityToRecipient(identity),
      BACKUP_S3_URL: `${bucket.url}/${PREFIX}`,
      NODE_EXTRA_CA_CERTS: swift.authority,
      AWS_ACCESS_KEY_ID: swift.writer.id,
      AWS_SECRET_ACCESS_KEY: swift.writer.secret,
    },
    kept,
    identity: identityFile,
    [Symbol.dispose]: () => disposable[Symbol.dispose](),
  };
}

/** Starts its server, which begins a backup at once if one is due, as of `hours` from now. */
export function startLater(env: Record<string, string>, hours = 0): Promise<ServerProcess> {
  const at = new Date(Date.now() + hours * 3_600_000);
  return startServerProcess({ ...env, STARTED_AT: at.toISOString() }, SERVER_AT);
}

/** An event that the server has logged; the newest of its name. */
type LogLine = { event: string } & Record<string, string | number | boolean | null | undefined>;

function logged(server: ServerProcess, event: string): LogLine | undefined {
  return server
    .stderr()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as LogLine)
    .findLast((line) => line.event === event);
}

/** Why a backup or its copy has failed, according to the log. */
export function reasonIn(server: ServerProcess): string {
  const line = logged(server, "backup_not_uploaded") ?? logged(server, "backup_failed");
  return String(line?.["reason"] ?? "");
}

/** Waits until the server has logged that a backup is made or has failed, and recorded it. */
export async function backupEnded(server: ServerProcess, seconds: number): Promise<LogLine> {
  const end = await until(
    "the end of a backup",
    seconds,
    () => logged(server, "backup_made") ?? logged(server, "backup_failed"),
  );
  // Recorded right after it is logged.
  await sleep(1000);
  return end;
}

/** What the metrics say; null for one that is not there. */
export async function metric(server: ServerProcess, name: string): Promise<number | null> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`/metrics: ${answer.status}`);
  const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text);
  return found ? Number(found[1]) : null;
}
