import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** Where the empty cluster of the installed version of PGlite is kept. Installing packages anew removes it. */
export function keptClusterOf(root: string): string {
  const manifest = path.join(root, "node_modules/@electric-sql/pglite/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return path.join(root, `node_modules/.cache/cluster-${version}`);
}

const KEPT = keptClusterOf(ROOT);

/**
 * Copies the empty cluster that was kept, if there is one and it is whole: a copy takes 0.4 s of processor time, a new
 * one some 10 s.
 * @param to a folder that does not exist; if false is returned it may be there, and incomplete
 */
export function copyKeptCluster(to: string, kept = KEPT): boolean {
  try {
    const expected = readFileSync(path.join(kept, "sha256"), "utf8");
    cpSync(path.join(kept, "cluster"), to, { recursive: true });
    if (hashOf(to) === expected) return true;
    rmSync(kept, { recursive: true, force: true });
  } catch {
    // None has been kept, or not for this user.
  }
  return false;
}

/** Keeps a copy of an empty cluster that nobody has opened, where that is possible. */
export function keepCluster(from: string, kept = KEPT): void {
  const made = `${kept}.${process.pid}`;
  try {
    mkdirSync(made, { recursive: true });
    cpSync(from, path.join(made, "cluster"), { recursive: true });
    writeFileSync(path.join(made, "sha256"), hashOf(from));
    renameSync(made, kept);
  } catch {
    // The folder cannot be written to, or another process was faster.
    rmSync(made, { recursive: true, force: true });
  }
}

/** Of the names and contents of all files in a folder. */
function hashOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    const file = path.join(folder, name);
    if (!statSync(file).isFile()) continue;
    const content = readFileSync(file);
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
