import type { Installation } from "./installation.ts";

/** Below this share of the disk, or this many bytes, an operator has to act. */
const LOW_SHARE = 0.1;
const LOW_BYTES = 1_000_000_000;
const DAY_MS = 86_400_000;
/** A good backup that is older has missed a day, with two hours to spare. */
const OVERDUE_MS = DAY_MS + 2 * 3_600_000;
/** More failed requests than this, and more than one in a hundred. */
const ERRORS = 10;
const ERROR_SHARE = 0.01;
/** So many waiting records mean that a worker does not keep up. */
const WAITING = { reminders: 200, safety: 200, memory: 5000 } as const;

export type Attention =
  | { what: "disk"; bytes: number }
  | { what: "backup_missing" | "backup_off" | "backup_open" }
  | { what: "backup_overdue"; at: string }
  | { what: "backup_failed"; error: NonNullable<Installation["backups"]["runs"][number]["error"]>; count: number }
  | { what: "errors"; count: number; of: number }
  | { what: "mail_folder" }
  | { what: "mail_waiting" | "mail_failed"; count: number }
  | { what: "waiting"; queue: keyof Installation["queues"]; count: number };

/** What an operator should look at, the most pressing first. */
export function attention(installation: Installation, now: Date): Attention[] {
  return [
    ...ofDisk(installation),
    ...ofBackups(installation, now),
    ...ofRequests(installation),
    ...(["reminders", "safety", "memory"] as const).flatMap((queue): Attention[] => {
      const count = installation.queues[queue];
      return count > WAITING[queue] ? [{ what: "waiting", queue, count }] : [];
    }),
    ...ofMail(installation),
  ];
}

function ofDisk({ disk }: Installation): Attention[] {
  const isLow = disk !== null && (disk.free_bytes < LOW_BYTES || disk.free_bytes < disk.total_bytes * LOW_SHARE);
  return isLow ? [{ what: "disk", bytes: disk.free_bytes }] : [];
}

function ofBackups({ backups, started_at: started }: Installation, now: Date): Attention[] {
  const { schedule, last_good: last, failures, runs } = backups;
  if (!schedule) return [{ what: "backup_off" }];
  const found: Attention[] = [];
  const error = runs.find((run) => run.error !== null)?.error;
  if (failures > 0 && error) found.push({ what: "backup_failed", error, count: failures });
  else if (last?.error) found.push({ what: "backup_failed", error: last.error, count: 1 });
  if (last?.ended_at && now.getTime() - Date.parse(last.ended_at) > OVERDUE_MS)
    found.push({ what: "backup_overdue", at: last.ended_at });
  // A new installation makes its first one within a day.
  if (!last && now.getTime() - Date.parse(started) > OVERDUE_MS) found.push({ what: "backup_missing" });
  if (schedule.encryption === "off") found.push({ what: "backup_open" });
  return found;
}

function ofRequests({ requests }: Installation): Attention[] {
  const { count, errors } = requests;
  return errors > ERRORS && errors > count * ERROR_SHARE ? [{ what: "errors", count: errors, of: count }] : [];
}

function ofMail({ mail }: Installation): Attention[] {
  const found: Attention[] = mail.by === "folder" ? [{ what: "mail_folder" }] : [];
  if (mail.waiting > 0) found.push({ what: "mail_waiting", count: mail.waiting });
  if (mail.failed > 0) found.push({ what: "mail_failed", count: mail.failed });
  return found;
}
