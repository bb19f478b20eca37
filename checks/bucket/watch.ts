import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** What a backup does, one after the other. */
export const PHASES = ["making", "verifying", "uploading"] as const;
export type Phase = (typeof PHASES)[number];

export interface Watched {
  seconds: Record<Phase, number>;
  /** The highest resident memory of the process that makes it, in MiB. */
  mib: Record<Phase, number>;
}

const LOOK_EVERY_MS = 20;
/** Written to clear_refs: the highest resident memory begins anew. */
const RESET_PEAK = "5";

/**
 * Watches a backup that a server makes, by the names in its folder and by its process, until that ends. Call it before the
 * backup begins.
 */
export async function watchBackup(server: number, folder: string): Promise<Watched> {
  const before = new Set(readdirSync(folder));
  const seconds = { making: 0, verifying: 0, uploading: 0 };
  const mib = { making: 0, verifying: 0, uploading: 0 };
  let job: number | undefined;
  while ((job = jobOf(server)) === undefined) await sleep(LOOK_EVERY_MS);
  let phase: Phase = "making";
  let since = performance.now();
  for (;;) {
    const peak = peakMib(job);
    if (peak === null) break;
    mib[phase] = Math.max(mib[phase], peak);
    const now = phaseOf(readdirSync(folder).filter((name) => !before.has(name)));
    if (now !== phase) {
      seconds[phase] = (performance.now() - since) / 1000;
      since = performance.now();
      phase = now;
      resetPeak(job);
    }
    await sleep(LOOK_EVERY_MS);
  }
  seconds[phase] = (performance.now() - since) / 1000;
  return { seconds, mib };
}

function phaseOf(names: string[]): Phase {
  if (names.some((name) => /\.backup(\.age)?$/.test(name))) return "uploading";
  return names.some((name) => name.endsWith(".unverified")) ? "verifying" : "making";
}

/** The process in which a server makes a backup. */
export function jobOf(server: number): number | undefined {
  const children = readOr(`/proc/${server}/task/${server}/children`, "").split(" ").filter(Boolean).map(Number);
  return children.find((pid) => readOr(`/proc/${pid}/cmdline`, "").includes("job-process"));
}

/** Null once it has ended. */
function peakMib(pid: number): number | null {
  const found = /^VmHWM:\s+(\d+) kB$/m.exec(readOr(`/proc/${pid}/status`, ""));
  return found ? Number(found[1]) / 1024 : null;
}

function resetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, RESET_PEAK);
  } catch {
    // It has just ended.
  }
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return otherwise;
  }
}
