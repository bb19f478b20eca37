import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "../../bench/report.ts";
import { startServerProcess } from "../../tests/support/server-process.ts";
import { countHalfSignUps, countHalfWrites, findMissing, Ledger } from "./ledger.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { Outcomes, Traffic, retryUntilDone } from "./traffic.ts";
import { makeWorld, type DatabaseKind, type World } from "./world.ts";
import { Writers } from "./writers.ts";

const MIB = 2 ** 20;
/** Space left for the writers: more than the embedded database reserves, and almost nothing for PostgreSQL. */
const LEFT = { embedded: 68 * MIB, postgres: 4 * MIB };
const FILLED_WITHIN_MS = 90_000;
const FULL_FOR_MS = 8000;
const WELL_WITHIN_S = 15;

/** Fills the database's disk, first by writes and then by another file, and frees it. The server keeps running. */
export async function measureDisk(kind: DatabaseKind, rounds: number): Promise<Figure[]> {
  using disk = mountSmallDisk();
  await using world = await makeWorld({ kind, invitations: 1000, parent: disk.folder });
  await using server = await startServerProcess(world.env);
  const ledger = new Ledger();
  const writers = new Writers({ url: server.url, codes: world.codes, ledger });
  while (writers.accounts.length < 6) await writers.signUp();
  // A separate account for the recovery: the ones with traffic may reach a rate limit.
  const patient = writers.accounts[4]!;
  const own = new Outcomes();
  const reads = new Outcomes();
  const writes = new Outcomes();
  const recoveries: number[] = [];
  let restarts = 0;
  for (let round = 0; round < rounds; round += 1) {
    disk.fill(LEFT[kind]);
    const end = performance.now() + FILLED_WITHIN_MS;
    while (performance.now() < end && (await fills(writers, own)));
    disk.fill(0);
    const traffic = new Traffic(writers, { reads, writes });
    await sleep(FULL_FOR_MS);
    await traffic.stop();
    disk.free();
    if (await startedAgain(world)) restarts += 1;
    recoveries.push(await retryUntilDone(() => writers.note(patient), WELL_WITHIN_S * 2000));
  }
  const unclear = [...own.unclear, ...reads.unclear, ...writes.unclear];
  const running = server.process.exitCode === null;
  await server.stop();
  return await world.inspect(async (client) => {
    const missing = await findMissing(client, ledger);
    return [
      {
        name: "unclear answers",
        value: unclear.length,
        unit: "answers",
        bound: { atMost: 0 },
        detail: unclear.slice(0, 3).join("; "),
      },
      {
        name: "reads while full",
        value: reads.done,
        unit: "reads",
        ...(kind === "embedded" ? { bound: { atLeast: 1 } } : {}),
        detail: `refused: ${reads.refusals()}`,
      },
      {
        name: "writes refused",
        value: sum(own) + sum(writes),
        unit: "writes",
        bound: { atLeast: rounds },
        detail: `${own.refusals()} as the disk filled, ${writes.refusals()} while it was full, ${writes.done} done`,
      },
      {
        name: "well again after",
        value: Math.max(...recoveries) / 1000,
        unit: "s",
        bound: { atMost: WELL_WITHIN_S },
        detail: world.cluster ? `PostgreSQL itself had stopped, and was started, ${restarts} times of ${rounds}` : "",
      },
      { name: "the server", value: running ? 1 : 0, unit: "running since its start", bound: { atLeast: 1 } },
      {
        name: "confirmed and not there",
        value: missing.length,
        unit: "writes",
        bound: { atMost: 0 },
        detail: `of ${ledger.size}: ${ledger.summary()}. ${missing.slice(0, 5).join(", ")}`,
      },
      { name: "half sign-ups", value: await countHalfSignUps(client), unit: "accounts", bound: { atMost: 0 } },
      {
        name: "messages without an answer's row",
        value: await countHalfWrites(client),
        unit: "messages",
        bound: { atMost: 0 },
      },
    ];
  });
}

/** Writes a long note; at a rate limit, creates a new account instead. Returns false if nothing could be stored. */
async function fills(writers: Writers, own: Outcomes): Promise<boolean> {
  const waits = own.refused.get("rate_limited") ?? 0;
  if (await own.take("note", () => writers.note(writers.accounts.at(-1)!, 2000))) return true;
  if ((own.refused.get("rate_limited") ?? 0) === waits) return false;
  return own.take("sign-up", () => writers.signUp());
}

function sum({ refused }: Outcomes): number {
  return [...refused.values()].reduce((total, count) => total + count, 0);
}

/** PostgreSQL shuts down if it cannot write its WAL, so the operator has to restart it. Returns whether it did. */
async function startedAgain(world: World): Promise<boolean> {
  if (!world.cluster) return false;
  const up = await retryUntilDone(() => world.inspect((client) => client.query("select 1")), 5000);
  if (up < Infinity) return false;
  await world.cluster.restart();
  return true;
}
