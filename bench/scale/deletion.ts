import { randomInt } from "node:crypto";
import { connectDatabase } from "#server/db/connect.ts";
import { eraseAccount } from "#server/records/account/erase-account.ts";
import { spread, type Figure } from "../report.ts";
import { onClient, TIMES, type Databases } from "./databases.ts";
import { copiedId, writeLarge } from "./multiply.ts";

const BOUND_MS = 2000;
const ORDINARY = 5;

/** Deletes accounts made for it, so that the others stay. */
export async function measureDeletion({ many, template }: Databases): Promise<Figure[]> {
  // Others each time: that an invitation was used outlives its account.
  const first = randomInt(1_000_000, 1_000_000_000);
  const made = [
    ...Array.from({ length: ORDINARY }, (_, at) => ({ account: first + at, growth: "none" as const, times: 1 })),
    { account: first + ORDINARY, growth: "people" as const, times: TIMES },
    { account: first + ORDINARY + 1, growth: "notes" as const, times: TIMES },
  ];
  await onClient(many, async (client) => {
    for (const account of made) await writeLarge(client, template, account);
  });
  const db = await connectDatabase({ databaseUrl: many.url });
  try {
    const times = { none: [] as number[], people: [] as number[], notes: [] as number[] };
    for (const { account, growth } of made) {
      const begun = performance.now();
      const told = await db.withSystem((tx) => eraseAccount(tx, copiedId(template.userId, account)));
      times[growth].push(performance.now() - begun);
      if (!told) throw new Error("there was nothing to delete");
    }
    const figure = (name: string, ms: number[]): Figure => ({
      name: `deletion, ${name}`,
      value: Math.max(...ms),
      unit: "ms",
      bound: { atMost: BOUND_MS },
      detail: `the slowest of ${ms.length}: ${spread(ms, 0)} ms`,
    });
    return [
      figure("an ordinary account", times.none),
      figure(`${TIMES} times the people`, times.people),
      figure(`${TIMES} times the notes about each`, times.notes),
    ];
  } finally {
    await db.close();
  }
}
