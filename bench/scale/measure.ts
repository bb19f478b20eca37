import type { Figure } from "../report.ts";
import { measureChores } from "./chores.ts";
import { openDatabases, say, type ScaleOptions } from "./databases.ts";
import { measureDeletion } from "./deletion.ts";
import { measureOperator } from "./operator.ts";
import { measureLargeAccounts, measureReads } from "./reads.ts";
import { measureSizes } from "./sizes.ts";

/**
 * What an installation with thousands of accounts does as one with few: its reads, those of a large account, its chores,
 * the deletion of an account and its migrations.
 */
export async function measureScale(options: ScaleOptions): Promise<Figure[]> {
  const begun = performance.now();
  const databases = await openDatabases(options);
  try {
    const seeded: Figure = { name: "filled", value: (performance.now() - begun) / 60_000, unit: "minutes" };
    const figures = [seeded, ...(await measureSizes(databases)), ...databases.figures];
    for (const [name, measure] of Object.entries({
      measureReads,
      measureLargeAccounts,
      measureOperator,
      measureChores,
      measureDeletion,
    })) {
      say(name);
      const measured = await measure(databases);
      for (const { name: what, value, unit, detail } of measured)
        say(`${what}: ${value.toFixed(2)} ${unit} (${detail})`);
      figures.push(...measured);
    }
    return figures;
  } finally {
    await databases.cluster[Symbol.asyncDispose]();
  }
}
