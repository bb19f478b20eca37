import { availableParallelism, cpus, totalmem } from "node:os";
import { isKept, printFigures, type Figure } from "./report.ts";
import { ensureSystemPackages, type SystemPackage } from "../scripts/system-packages.ts";

/** A part of a command that prints figures. */
export interface Part {
  title: string;
  needs: SystemPackage[];
  /** Takes too long to be among all. */
  onlyNamed?: boolean;
  measure: () => Promise<Figure[]>;
}

/**
 * Measures the named parts, or all, and prints the machine and every figure. Sets a non-zero exit code if a bound is
 * missed or a part fails.
 */
export async function runParts(parts: Record<string, Part>, names: string[]): Promise<void> {
  try {
    process.exitCode = (await measureAll(parts, names)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function measureAll(parts: Record<string, Part>, names: string[]): Promise<boolean> {
  const chosen = (names.length > 0 ? names : Object.keys(parts).filter((name) => !parts[name]?.onlyNamed)).map(
    (name) => {
      const part = parts[name];
      if (!part) throw new Error(`Unknown part ${name}: choose among ${Object.keys(parts).join(", ")}.`);
      return part;
    },
  );
  ensureSystemPackages(chosen.flatMap(({ needs }) => needs));
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"}), ${memory} GiB, Node ${process.version}`,
  );
  const missed: Figure[] = [];
  for (const { title, measure } of chosen) {
    const figures = await measure();
    printFigures(title, figures);
    missed.push(...figures.filter((figure) => !isKept(figure)));
  }
  console.log(
    missed.length === 0 ? "\nEvery bound is kept." : `\nMissed: ${missed.map(({ name }) => name).join(", ")}.`,
  );
  return missed.length === 0;
}
