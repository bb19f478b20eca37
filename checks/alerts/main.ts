/* Checks the alert rules with Debian's promtool, and plays each of them on a quiet and on a bad day. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureSystemPackages } from "../../scripts/system-packages.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../docs/monitoring");

function promtool(...args: string[]): boolean {
  const { status, error } = spawnSync("promtool", args, { cwd: FOLDER, stdio: "inherit" });
  if (error) throw error;
  return status === 0;
}

try {
  ensureSystemPackages(["prometheus"]);
  const good = promtool("check", "rules", "alerts.yaml") && promtool("test", "rules", "alerts.test.yaml");
  process.exitCode = good ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
