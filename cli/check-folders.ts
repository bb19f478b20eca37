import { accessSync, constants, existsSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { note, ok, wrong, type Finding } from "./findings.ts";

/** Bytes below which an operator is told: verifying a backup takes a few hundred megabytes. */
const SCARCE = 1_000_000_000;
/** More than a file system may keep in the folder itself, so that a full disk refuses it. */
const TRIED = Buffer.alloc(8192);

/** Whether a folder can be written to, or created. Leaves nothing behind. */
export function checkFolder(about: string, folder: string): Finding {
  const place = path.resolve(folder);
  try {
    if (!existsSync(place)) {
      const parent = existingParent(place);
      if (!statSync(parent).isDirectory()) return wrong(about, `${parent} is not a folder`);
      accessSync(parent, constants.W_OK | constants.X_OK);
      return note(about, `${place} is not there yet; it will be created`);
    }
    if (!statSync(place).isDirectory()) return wrong(about, `${place} is not a folder`);
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
    writeAndDelete(path.join(place, `.sintonia-check-${process.pid}`));
  } catch (error) {
    return wrong(about, `${place} cannot be written to (${(error as NodeJS.ErrnoException).code}); ${whoRuns()}`);
  }
  const foreign = ownedByAnother(place);
  if (foreign) return note(about, `${place}: ${foreign}`);
  const { bavail, bsize } = statfsSync(place);
  const free = `${((bavail * bsize) / 1_000_000_000).toFixed(1)} GB free`;
  return bavail * bsize < SCARCE
    ? note(about, `${place} can be written to, but has only ${free}`)
    : ok(about, `${place} can be written to, ${free}`);
}

/** Root can write everywhere, which says nothing about the user that the server runs as. */
export function ownedByAnother(folder: string): string | null {
  const owner = existsSync(folder) ? statSync(folder).uid : 0;
  if (process.getuid?.() !== 0 || owner === 0) return null;
  return `this command runs as root, and the folder belongs to user ${owner}; run it as the user of the server`;
}

function existingParent(place: string): string {
  const parent = path.dirname(place);
  return existsSync(parent) ? parent : existingParent(parent);
}

function writeAndDelete(file: string): void {
  try {
    writeFileSync(file, TRIED, { mode: 0o600, flag: "wx", flush: true });
  } finally {
    rmSync(file, { force: true });
  }
}

const whoRuns = () => `this command runs as user ${process.getuid?.() ?? "unknown"}`;
