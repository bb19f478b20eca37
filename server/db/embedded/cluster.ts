import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { copyKeptCluster, keepCluster } from "./kept-cluster.ts";

/**
 * Creates an empty PostgreSQL cluster in a folder that is missing or empty. It is created beside it and renamed when
 * complete and synced, so that a process killed half-way leaves nothing that looks like a database.
 */
export async function createCluster(folder: string, onStderr: (line: string) => boolean): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    if (existsSync(join(folder, "PG_VERSION"))) return;
    throw new Error(`${folder} is not empty and contains no database.`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (!copyKeptCluster(unfinished)) {
    rmSync(unfinished, { recursive: true, force: true });
    const database = await PGlite.create({ fs: new NodeFS(unfinished), onStderr });
    await database.close();
    keepCluster(unfinished);
  }
  syncTree(unfinished);
  renameSync(unfinished, folder);
  sync(dirname(folder));
}

/** PGlite unpacks its initial files unsynced and readable by everybody. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else {
      chmodSync(path, 0o600);
      sync(path);
    }
  }
  chmodSync(folder, 0o700);
  sync(folder);
}

function sync(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
