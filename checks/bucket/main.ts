import { runParts } from "../../bench/run.ts";
import type { SystemPackage } from "../../scripts/system-packages.ts";
import { measureFailures } from "./failures.ts";
import { measureRules } from "./rules.ts";
import { measureWhole } from "./whole.ts";

const needs: SystemPackage[] = ["postgresql", "python3-swift", "memcached", "openssl"];
const BACKUP_BYTES = 300_000_000;

// So that what it has created is removed.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

await runParts(
  {
    whole: {
      title: "whole · a backup of 300 MB: made, verified, copied to a bucket of OpenStack Swift, fetched, restored",
      needs,
      measure: () => measureWhole(BACKUP_BYTES),
    },
    rules: {
      title: "rules · 400 copies in the bucket, of which those of 7 days, 4 weeks and 12 months stay",
      needs,
      measure: measureRules,
    },
    failures: {
      title: "failures · copies that do not arrive, and the next backup after each",
      needs,
      measure: () => measureFailures(BACKUP_BYTES),
    },
  },
  process.argv.slice(2),
);
