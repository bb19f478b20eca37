import { accessSync, constants } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { keptBackups } from "#domain/backups/kept.ts";
import { makeFolder } from "#server/runtime/make-folder.ts";
import { syncFolder } from "./back-up.ts";

/** Names that only the server gives, with the moment (UTC) at which the backup was begun. */
const NAME = /^sintonia-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.age)?$/;
/** What an interrupted backup leaves: not yet verified, or not even complete. */
const UNFINISHED = /^sintonia-\d{8}T\d{6}Z\.backup(\.age)?\.unverified(\.[0-9a-f]{8}\.partial)?$/;
const STALE_MS = 86_400_000;

export interface KeptBackup {
  name: string;
  madeAt: Date;
  bytes: number;
  encrypted: boolean;
}

export function backupName(now: Date, encrypted: boolean): string {
  return named("sintonia", now, encrypted);
}

/** Of what a restore replaces: not a name of the server's own, which it deletes as newer ones are made. */
export function copyName(now: Date, encrypted: boolean): string {
  return named("before-restore", now, encrypted);
}

function named(kind: string, now: Date, encrypted: boolean): string {
  const moment = now.toISOString().replace(/\.\d+Z$/, "Z");
  return `${kind}-${moment.replaceAll(/[-:]/g, "")}.backup${encrypted ? ".age" : ""}`;
}

/** What a name says, or null for a file that the server has not made. */
export function readBackupName(name: string): Pick<KeptBackup, "madeAt" | "encrypted"> | null {
  const found = NAME.exec(name);
  if (!found) return null;
  const [, year, month, day, hours, minutes, seconds, age] = found;
  const madeAt = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
  // A day or hour that does not exist.
  if (Number.isNaN(madeAt.getTime()) || backupName(madeAt, age !== undefined) !== name) return null;
  return { madeAt, encrypted: age !== undefined };
}

/** The name under which a backup is written and verified. */
export const unverified = (file: string) => `${file}.unverified`;

/** Creates the folder if it is missing. @throws the file system's error if it cannot be written to. */
export function openFolder(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** The verified backups in a folder, newest first. Files that the server has not made are left out. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const found: KeptBackup[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const known = entry.isFile() ? readBackupName(entry.name) : null;
    if (known) found.push({ name: entry.name, ...known, bytes: (await stat(path.join(folder, entry.name))).size });
  }
  return found.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Those of a list that are no longer kept. Never the newest. */
export function surplus<T extends { madeAt: Date }>(backups: readonly T[]): T[] {
  const kept = keptBackups(
    backups.map(({ madeAt }) => madeAt),
    localDay,
  );
  return backups.filter(({ madeAt }) => !kept.has(madeAt));
}

/** In the process's time zone, as the time at which backups are made. */
function localDay(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** Deletes the backups that are no longer kept, and what interrupted ones have left a day ago. */
export async function deleteSurplus(folder: string, now: Date): Promise<void> {
  const names = surplus(await listBackups(folder)).map(({ name }) => name);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !UNFINISHED.test(entry.name)) continue;
    const { mtimeMs } = await stat(path.join(folder, entry.name));
    if (mtimeMs < now.getTime() - STALE_MS) names.push(entry.name);
  }
  for (const name of names) await rm(path.join(folder, name), { force: true });
  if (names.length > 0) await syncFolder(folder);
}
