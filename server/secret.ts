import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The secret that signs session cookies: made once and kept in the data folder, readable by its owner only. It appears
 * under its name in one step, so that two processes starting at once agree on one.
 */
export function ensureSecret(dataDir: string): string {
  const file = path.join(dataDir, "auth-secret");
  const read = () => readFileSync(file, "utf8").trim();
  try {
    return read();
  } catch {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
    writeFileSync(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft);
    }
    return read();
  }
}
