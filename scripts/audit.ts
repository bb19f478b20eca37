import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

interface Report {
  metadata?: { vulnerabilities: Record<string, number>; dependencies?: { prod?: number } };
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
  message?: string;
}

const GRAVE = ["high", "critical"];

/**
 * Runs npm audit on the production dependencies. Fails on a high or critical vulnerability; if the registry does not
 * answer, only prints that.
 */
function audit(): number {
  const run = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: resolve(import.meta.dirname, ".."),
    encoding: "utf8",
    timeout: 120_000,
  });
  const report = parsed(run.stdout);
  if (!report?.metadata) {
    console.log(
      `NOT CHECKED: the registry does not answer audits (${report?.message ?? run.error?.message ?? "no answer"}).`,
    );
    return 0;
  }
  const counts = Object.entries(report.metadata.vulnerabilities).map(([severity, count]) => `${count} ${severity}`);
  console.log(`Known findings in what ships: ${counts.join(", ")}.`);
  const grave = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) => GRAVE.includes(severity));
  for (const [name, { severity, range }] of grave) console.log(`  ${severity}: ${name} ${range}`);
  return grave.length > 0 ? 1 : 0;
}

function parsed(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}

process.exitCode = audit();
