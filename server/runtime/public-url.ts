import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILE = "public-url";

/** Stores the running server's address in the data folder, for links printed by the command line. */
export function rememberPublicUrl(dataDir: string, url: string): void {
  writeFileSync(path.join(dataDir, FILE), `${url}\n`, { mode: 0o600 });
}

/** The address the server last ran at; null before its first start. */
export function lastPublicUrl(dataDir: string): string | null {
  try {
    return readFileSync(path.join(dataDir, FILE), "utf8").trim() || null;
  } catch {
    return null;
  }
}
