import { BackupFailure, makeBackup, type MadeBackup } from "./make-backup.ts";
import type { BackupJob } from "./settings.ts";

/** Sent to this process once. */
export interface JobInput {
  job: BackupJob;
  now: string;
}
/** Sent by it once. `kind` is the name of the error behind a failure: its text may quote what people wrote. */
export type JobOutput = { made: MadeBackup } | { failed: BackupFailure["reason"]; kind: string };

// A service manager and a terminal signal all processes of a server. The server itself ends this one, and knows why.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {});

/** With its parent gone, nobody would record what it makes. */
process.once("disconnect", () => process.exit(1));

process.once("message", (input: JobInput) => {
  void work(input).then((output) => process.send?.(output, () => process.exit(0)));
});

async function work({ job, now }: JobInput): Promise<JobOutput> {
  try {
    return { made: await makeBackup(job, new Date(now)) };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const kind = cause instanceof Error ? cause.name : "unknown";
    return { failed: error instanceof BackupFailure ? error.reason : "other", kind };
  }
}
