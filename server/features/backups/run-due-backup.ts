import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBackupDue, type PastRun } from "#domain/backups/due.ts";
import { claimBackup, endBackup, extendLease, type BackupEnd } from "#server/records/backups/backup-runs.ts";
import { packagesStamp } from "#server/runtime/packages-stamp.ts";
import type { Services } from "#server/services.ts";
import type { JobInput, JobOutput } from "./run-job.ts";
import type { BackupSettings } from "./settings.ts";

const PROCESS = fileURLToPath(new URL("./job-process.ts", import.meta.url));
/** Megabytes of JavaScript objects; compression, encryption and the throw-away database have memory of their own. */
const HEAP_MB = 512;
const LEASE_EVERY_MS = 60_000;
/** A job that takes longer hangs. */
const JOB_MAX_MS = 12 * 3_600_000;
const STOP_EVERY_MS = 200;

type Outcome = JobOutput | { failed: "interrupted" | "other"; kind: string };

/**
 * Makes a backup if one is due and no other process makes it. Nothing of it is left when `stopping` interrupts it. The
 * process that makes it loads its packages anew, so one that is due while npm replaces them waits until they are there.
 */
export async function runDueBackup(
  work: Pick<Services, "db" | "clock" | "log">,
  settings: BackupSettings,
  stopping: () => boolean,
  packages = packagesStamp,
): Promise<void> {
  const isDue = (past: readonly PastRun[]) => {
    if (!isBackupDue(settings.schedule.time, work.clock(), past)) return false;
    if (packages() !== null) return true;
    work.log("warn", "backup_waits", { reason: "packages" });
    return false;
  };
  await runBackup(work, settings, { isDue, stopping, packages });
}

interface HowToRun {
  isDue: (past: readonly PastRun[]) => boolean;
  stopping: () => boolean;
  packages?: typeof packagesStamp;
}

/**
 * Makes a backup if `isDue`, given those before; null if not, or another process makes one. The work is done by a process of its own, so that neither
 * its memory nor its processor time is taken from requests. Nothing of it is left when `stopping` interrupts it.
 */
export async function runBackup(
  { db, clock, log }: Pick<Services, "db" | "clock" | "log">,
  settings: BackupSettings,
  { isDue, stopping, packages = packagesStamp }: HowToRun,
): Promise<BackupEnd | null> {
  const now = clock();
  const id = await claimBackup(db, isDue, now);
  if (id === null) return null;
  const begun = performance.now();
  const installed = packages();
  // On the embedded database this waits until all has been read; the lease is long enough for a miss.
  const lease = setInterval(() => void extendLease(db, id, clock()).catch(() => {}), LEASE_EVERY_MS);
  let outcome = await inProcess({ job: settings.job, now: now.toISOString() }, stopping).finally(() =>
    clearInterval(lease),
  );
  // Whatever went wrong: part of what it loads was missing, or of another version.
  if (!("made" in outcome) && packages() !== installed) outcome = { failed: "interrupted", kind: "packages" };
  const seconds = Math.round((performance.now() - begun) / 1000);
  let end: BackupEnd;
  if ("made" in outcome) {
    const { file, bytes, rows, encrypted, uploaded, reason } = outcome.made;
    log("info", "backup_made", { file, bytes, rows, seconds, uploaded });
    if (uploaded === false) log("error", "backup_not_uploaded", { file, reason });
    end = { state: "good", file, bytes, rows, encrypted, uploaded, error: uploaded === false ? "upload" : null };
  } else {
    const level = outcome.failed === "interrupted" ? "warn" : "error";
    log(level, "backup_failed", { reason: outcome.failed, kind: outcome.kind, seconds });
    end = { state: "failed", error: outcome.failed };
  }
  await endBackup(db, id, end, clock());
  return end;
}

function inProcess(input: JobInput, stopping: () => boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const { PATH, TZ, TMPDIR, NODE_ENV, NODE_EXTRA_CA_CERTS } = process.env;
    const child = fork(PROCESS, [], {
      // Not the server's environment, which contains its secrets.
      env: {
        PATH,
        ...(TZ ? { TZ } : {}),
        ...(TMPDIR ? { TMPDIR } : {}),
        // The authority of a bucket's certificate.
        ...(NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {}),
        NODE_ENV,
      },
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // Its errors may quote what people wrote.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let outcome: Outcome | null = null;
    const kill = () => child.kill("SIGKILL");
    const late = setTimeout(kill, JOB_MAX_MS);
    const watch = setInterval(() => {
      if (!stopping() || outcome) return;
      outcome = { failed: "interrupted", kind: "shutdown" };
      kill();
    }, STOP_EVERY_MS);
    child.once("message", (output: JobOutput) => {
      outcome ??= output;
    });
    const ended = (code: string) => {
      clearTimeout(late);
      clearInterval(watch);
      resolve(outcome ?? { failed: "other", kind: `exit_${code}` });
    };
    child.once("error", ({ name }) => ended(name));
    child.once("close", (code, signal) => ended(signal ?? String(code)));
    child.send(input, () => {});
  });
}
