import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Figure } from "../../bench/report.ts";
import { readVitest } from "../../scripts/test-results.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { startPgBouncer } from "./pgbouncer.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Runs the whole database test project, whose databases are all reached through PgBouncer. */
export async function measureSuite(files: string[]): Promise<Figure[]> {
  const cluster = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "sintonia-pooler-"));
  try {
    await using pooler = await startPgBouncer(cluster.url);
    const report = join(folder, "report.json");
    const vitest = join(ROOT, "node_modules/.bin/vitest");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const child = spawn(vitest, ["run", "--project", "postgres", ...reporters, ...files], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, TEST_POSTGRES_URL: cluster.url, TEST_POOLER_PORT: String(pooler.port) },
    });
    const [code] = (await once(child, "close")) as [number | null];
    const results = readVitest(report);
    return [
      { name: "tests that fail", value: results.failed, unit: "tests", bound: { atMost: 0 }, detail: pooler.version },
      { name: "tests that pass", value: results.passed, unit: "tests", bound: { atLeast: 1 } },
      { name: "the suite's exit code", value: code ?? 1, unit: "", bound: { atMost: 0 } },
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
