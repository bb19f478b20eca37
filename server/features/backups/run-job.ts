import { BackupFailure, makeBackup, type MadeBackup } from "./make-backup.ts";
import type { BackupJob } from "./settings.ts";

/** What the process of a backup is sent, once. */
export interface JobInput {
  job: BackupJob;
  now: string;
}
/** What it sends, once. `kind` is the name of the error behind a failure: its text may quote what people wrote. */
export type JobOutput = { made: MadeBackup } | { failed: BackupFailure["reason"]; kind: string };

/** Makes one backup. */
export async function runJob({ job, now }: JobInput): Promise<JobOutput> {
  try {
    return { made: await makeBackup(job, new Date(now)) };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const kind = cause instanceof Error ? cause.name : "unknown";
    return { failed: error instanceof BackupFailure ? error.reason : "other", kind };
  }
}
