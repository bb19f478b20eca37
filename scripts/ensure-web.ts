import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withLock } from "./bootstrap.mjs";
import { ensurePacked } from "./pack-packages.ts";

/** Everything that affects the web build; tests and generated files do not. */
const SOURCES = [
  "web/**/*",
  "domain/**/*",
  "scripts/build-web.mjs",
  "scripts/web-chunks.ts",
  "scripts/web-runtime.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const IGNORED = /\.(test|gen)\.tsx?$/;

/** SHA-256 of the paths and contents of the web's sources below `root`. Ignores file times, which a clone resets. */
export function hashSources(root: string): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function isBuilt(root: string, hash: string): boolean {
  const stamp = join(root, "dist", "web.sha256");
  return (
    existsSync(join(root, "dist", "web")) &&
    existsSync(join(root, "dist", "renderer")) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === hash
  );
}

/** Builds dist/web if it is missing, out of date or forced. @throws with the builder's output. */
export async function ensureWeb(root: string, { force = false } = {}): Promise<void> {
  const hash = hashSources(root);
  if (!force && isBuilt(root, hash)) return;
  await withLock(
    "build",
    () => {
      if (!force && isBuilt(root, hash)) return;
      process.stderr.write("Building the web pages.\n");
      const stamp = join(root, "dist", "web.sha256");
      rmSync(stamp, { force: true });
      const run = spawnSync(process.execPath, ["scripts/build-web.mjs"], {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, NODE_ENV: "production" },
      });
      if (run.status !== 0) throw new Error(`The web pages cannot be built:\n${run.stdout}${run.stderr}`);
      mkdirSync(join(root, "dist"), { recursive: true });
      writeFileSync(stamp, hash);
    },
    root,
  );
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "..");
  const force = process.argv.includes("--force");
  try {
    await ensureWeb(root, { force });
    await ensurePacked(root, { force });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
