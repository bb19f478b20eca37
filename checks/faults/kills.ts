import { setTimeout as sleep } from "node:timers/promises";
import { median, type Figure } from "../../bench/report.ts";
import { Refused } from "../../tests/support/client.ts";
import { startServerProcess } from "../../tests/support/server-process.ts";
import { countHalfSignUps, countHalfWrites, countStreaming, findMissing, Ledger } from "./ledger.ts";
import { makeWorld, type DatabaseKind, type World } from "./world.ts";
import { Writers } from "./writers.ts";

/** Each round waits for this many confirmed writes; the kill then comes at a random time within the next 300 ms. */
const WRITES_A_ROUND = 20;
const KILL_WITHIN_MS = 300;
/** Another process closes an answer 30 seconds after its process died, and checks every minute. */
const CLOSED_WITHIN_MS = 100_000;

/** Kills the server during writes, restarts it, and checks that all confirmed writes exist. */
export async function measureKills(kind: DatabaseKind, kills: number): Promise<Figure[]> {
  await using world = await makeWorld({ kind, invitations: kills * 12 });
  const ledger = new Ledger();
  let server = await startServerProcess(world.env);
  const writers = new Writers({ url: server.url, codes: world.codes, ledger });
  const unexpected: string[] = [];
  const startsMs: number[] = [];
  try {
    await writers.signUp();
    for (let round = 0; round < kills; round += 1) {
      const enough = Promise.withResolvers<void>();
      const before = ledger.size;
      const confirmed = () => {
        if (ledger.size >= before + WRITES_A_ROUND) enough.resolve();
      };
      const writing = write(writers, { confirmed, gone: () => server.process.killed }).catch((error: unknown) => {
        unexpected.push(String(error));
        enough.resolve();
      });
      await enough.promise;
      await sleep(Math.random() * KILL_WITHIN_MS);
      await server.stop("SIGKILL");
      await writing;
      const begun = performance.now();
      server = await startServerProcess(world.env);
      startsMs.push(performance.now() - begun);
      writers.moveTo(server.url);
    }
    const left = await streamingLeft(world);
    await server.stop();
    return await world.inspect(async (client) => {
      const missing = await findMissing(client, ledger);
      const half = await countHalfSignUps(client);
      return [
        {
          name: "kills",
          value: kills,
          unit: "times -9",
          detail: `${startsMs.length} starts, median ${median(startsMs).toFixed(0)} ms, the longest ${Math.max(...startsMs).toFixed(0)} ms`,
        },
        {
          name: "confirmed writes",
          value: ledger.size,
          unit: "writes",
          bound: { atLeast: kills * WRITES_A_ROUND },
          detail: ledger.summary(),
        },
        {
          name: "confirmed and not there",
          value: missing.length,
          unit: "writes",
          bound: { atMost: 0 },
          detail: missing.slice(0, 5).join(", "),
        },
        { name: "half sign-ups", value: half, unit: "accounts", bound: { atMost: 0 } },
        {
          name: "messages without an answer's row",
          value: await countHalfWrites(client),
          unit: "messages",
          bound: { atMost: 0 },
        },
        {
          name: "answers left open",
          value: left ?? (await countStreaming(client)),
          unit: "answers",
          bound: { atMost: 0 },
        },
        {
          name: "writes refused while it ran",
          value: unexpected.length,
          unit: "writes",
          bound: { atMost: 0 },
          detail: unexpected.slice(0, 3).join("; "),
        },
      ];
    });
  } finally {
    await server.stop("SIGKILL");
  }
}

/** Writes with several accounts until the server is killed. @throws on an error from a running server. */
async function write(
  writers: Writers,
  { confirmed, gone }: { confirmed: () => void; gone: () => boolean },
): Promise<void> {
  const repeat = async (work: () => Promise<void>, most = Infinity) => {
    for (let count = 0; count < most; count += 1) {
      try {
        await work();
      } catch (error) {
        if (gone() && !(error instanceof Refused)) return;
        throw error;
      }
      confirmed();
    }
  };
  const someone = (index: number) =>
    writers.accounts[(writers.accounts.length - 1 - index + writers.accounts.length) % writers.accounts.length]!;
  // Each writer uses its own account, so that no two change the same answer concurrently.
  const [first, second, third, fourth] = [someone(0), someone(1), someone(2), someone(3)];
  await Promise.all([
    repeat(() => writers.signUp(), 10),
    repeat(() => writers.note(first)),
    repeat(() => writers.plan(second)),
    repeat(() => writers.answer(third)),
    repeat(() => writers.message(fourth), 15),
  ]);
}

/** Waits until no answer is streaming. Null if the database cannot be inspected while the server runs. */
async function streamingLeft(world: World): Promise<number | null> {
  if (!world.cluster) return null;
  const end = performance.now() + CLOSED_WITHIN_MS;
  for (;;) {
    const left = await world.inspect(countStreaming);
    if (left === 0 || performance.now() > end) return left;
    await sleep(1000);
  }
}
