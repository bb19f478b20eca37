import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../../bench/report.ts";
import { startServerProcess } from "../../tests/support/server-process.ts";
import { endConnections } from "../../tests/support/postgres.ts";
import { startHangingProxy } from "./hanging-proxy.ts";
import { countHalfSignUps, countHalfWrites, findMissing, Ledger } from "./ledger.ts";
import { Traffic, retryUntilDone } from "./traffic.ts";
import { DATABASE, makeWorld } from "./world.ts";
import { Writers } from "./writers.ts";

/** Limits for a response while the database hangs, and for the recovery afterwards. */
const ANSWERED_WITHIN_S = 30;
const WELL_WITHIN_S = 10;

interface Options {
  terminations: number;
  restarts: number;
  hangs: number;
}

/** Interrupts the connection to the database in three ways, during reads and writes, without restarting the server. */
export async function measureConnection({ terminations, restarts, hangs }: Options): Promise<Figure[]> {
  await using world = await makeWorld({ kind: "postgres", invitations: 2000 });
  const { cluster } = world;
  if (!cluster) throw new Error("only PostgreSQL has a connection to lose");
  await using proxy = await startHangingProxy(world.env["DATABASE_URL"] ?? "");
  await using server = await startServerProcess({ ...world.env, DATABASE_URL: proxy.url });
  const ledger = new Ledger();
  const writers = new Writers({ url: server.url, codes: world.codes, ledger });
  while (writers.accounts.length < 4) await writers.signUp();

  const figures: Figure[] = [];
  const lose = async (name: string, times: number, work: () => Promise<void>) => {
    const traffic = new Traffic(writers);
    const recoveries: number[] = [];
    for (let count = 0; count < times; count += 1) {
      await sleep(500);
      await work();
      recoveries.push(await retryUntilDone(() => writers.read(), WELL_WITHIN_S * 2000));
    }
    await sleep(500);
    await traffic.stop();
    const { reads, writes } = traffic;
    const unclear = [...reads.unclear, ...writes.unclear];
    figures.push(
      {
        name: `${name}: unclear answers`,
        value: unclear.length,
        unit: "answers",
        bound: { atMost: 0 },
        detail: `${times} times; ${reads.done + writes.done} done; refused reads: ${reads.refusals()}; refused writes: ${writes.refusals()}. ${unclear.slice(0, 3).join("; ")}`,
      },
      {
        name: `${name}: longest wait`,
        value: Math.max(reads.longestMs, writes.longestMs) / 1000,
        unit: "s",
        bound: { atMost: ANSWERED_WITHIN_S },
        detail: `${reads.slowest} and ${writes.slowest}`,
      },
      {
        name: `${name}: well again after`,
        value: Math.max(...recoveries) / 1000,
        unit: "s",
        bound: { atMost: WELL_WITHIN_S },
      },
    );
  };
  await lose("connections ended", terminations, () => endConnections(DATABASE));
  await lose("PostgreSQL restarted", restarts, () => cluster.restart());
  await lose("connection hangs", hangs, async () => {
    proxy.hang();
    await sleep(ANSWERED_WITHIN_S * 1000 + 5000);
    proxy.resume();
  });
  const missing = await world.inspect((client) => findMissing(client, ledger));
  figures.push(
    {
      name: "confirmed and not there",
      value: missing.length,
      unit: "writes",
      bound: { atMost: 0 },
      detail: `of ${ledger.size}: ${ledger.summary()}. ${missing.slice(0, 5).join(", ")}`,
    },
    { name: "half sign-ups", value: await world.inspect(countHalfSignUps), unit: "accounts", bound: { atMost: 0 } },
    {
      name: "messages without an answer's row",
      value: await world.inspect(countHalfWrites),
      unit: "messages",
      bound: { atMost: 0 },
    },
    {
      name: "the server",
      value: server.process.exitCode === null ? 1 : 0,
      unit: "running since its start",
      bound: { atLeast: 1 },
    },
  );
  return figures;
}
