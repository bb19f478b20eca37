import { expect, test } from "vitest";
import { attention } from "./attention.ts";
import type { Installation } from "./installation.ts";

const NOW = new Date("2026-11-28T12:00:00Z");
const GOOD = {
  started_at: "2026-11-28T02:00:00Z",
  ended_at: "2026-11-28T02:01:00Z",
  state: "good",
  file: "a.backup",
  bytes: 10,
  rows: 5,
  encrypted: true,
  uploaded: null,
  error: null,
} as const;
const WELL: Installation = {
  version: "1.0.0",
  commit: null,
  started_at: "2026-11-20T00:00:00Z",
  database: { kind: "postgres", version: "17.2", bytes: 1 },
  disk: { free_bytes: 50e9, total_bytes: 100e9 },
  backups: {
    schedule: { time: "02:00", folder: "/backups", encryption: "passphrase", target: null },
    runs: [GOOD],
    last_good: GOOD,
    failures: 0,
  },
  requests: { count: 1000, errors: 3, since: "2026-11-28T11:00:00Z" },
  queues: { reminders: 0, safety: 2, memory: 40 },
  tables: [],
  accounts: { total: 3, suspended: 0, seen_this_week: 2 },
  mail: { by: "server", waiting: 0, failed: 0 },
  model: null,
};
const found = (change: Partial<Installation>) => attention({ ...WELL, ...change }, NOW);

test("nothing needs attention where all is well", () => {
  expect(found({})).toEqual([]);
  expect(found({ disk: null })).toEqual([]);
});

test("a disk that is nearly full comes first, by bytes or by share", () => {
  expect(found({ disk: { free_bytes: 0.9e9, total_bytes: 2e9 }, mail: { ...WELL.mail, by: "folder" } })).toEqual([
    { what: "disk", bytes: 0.9e9 },
    { what: "mail_folder" },
  ]);
  expect(found({ disk: { free_bytes: 9e9, total_bytes: 100e9 } })).toEqual([{ what: "disk", bytes: 9e9 }]);
  expect(found({ disk: { free_bytes: 10e9, total_bytes: 100e9 } })).toEqual([]);
});

test("backups are missed, fail, are off or open", () => {
  const { backups } = WELL;
  const { schedule } = backups;
  const old = { ...GOOD, ended_at: "2026-11-27T09:00:00Z" };
  const failed = { ...GOOD, state: "failed", error: "disk_full" } as const;
  expect(found({ backups: { ...backups, schedule: null } })).toEqual([{ what: "backup_off" }]);
  expect(found({ backups: { ...backups, last_good: old, runs: [failed, old], failures: 2 } })).toEqual([
    { what: "backup_failed", error: "disk_full", count: 2 },
    { what: "backup_overdue", at: old.ended_at },
  ]);
  expect(found({ backups: { ...backups, last_good: { ...GOOD, error: "upload", uploaded: false } } })).toEqual([
    { what: "backup_failed", error: "upload", count: 1 },
  ]);
  expect(found({ backups: { ...backups, last_good: null, runs: [] } })).toEqual([{ what: "backup_missing" }]);
  expect(found({ started_at: "2026-11-28T11:00:00Z", backups: { ...backups, last_good: null, runs: [] } })).toEqual([]);
  expect(found({ backups: { ...backups, schedule: { ...schedule!, encryption: "off" } } })).toEqual([
    { what: "backup_open" },
  ]);
});

test("some failed requests are usual; many, and more than one in a hundred, are not", () => {
  expect(found({ requests: { count: 20, errors: 10, since: "" } })).toEqual([]);
  expect(found({ requests: { count: 100_000, errors: 900, since: "" } })).toEqual([]);
  expect(found({ requests: { count: 1000, errors: 11, since: "" } })).toEqual([
    { what: "errors", count: 11, of: 1000 },
  ]);
});

test("a queue that does not get shorter is named", () => {
  expect(found({ queues: { reminders: 201, safety: 0, memory: 5000 } })).toEqual([
    { what: "waiting", queue: "reminders", count: 201 },
  ]);
});

test("letters that wait or were not sent are named, however few", () => {
  expect(found({ mail: { by: "server", waiting: 1, failed: 0 } })).toEqual([{ what: "mail_waiting", count: 1 }]);
  expect(found({ mail: { by: "server", waiting: 3, failed: 2 } })).toEqual([
    { what: "mail_waiting", count: 3 },
    { what: "mail_failed", count: 2 },
  ]);
});
