import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { median, type Figure } from "../../bench/report.ts";
import { freePort } from "../../tests/support/listen.ts";
import { startServerProcess, type ServerProcess } from "../../tests/support/server-process.ts";
import { AUTH_SECRET } from "../../bench/seed.ts";
import { findMissing, countHalfSignUps, countHalfWrites, countStreaming, Ledger } from "../faults/ledger.ts";
import { retryUntilDone, Traffic } from "../faults/traffic.ts";
import { Writers } from "../faults/writers.ts";
import { NODES, startCluster } from "./cluster.ts";
import { createDatabase, hasLeader, invite } from "./database.ts";
import { cause, isOfDatabase, lastsMs, type Fault } from "./faults.ts";
import { startHaProxy } from "./haproxy.ts";
import { startSlowModel, WHOLE } from "./model.ts";
import { makeNetwork } from "./network.ts";
import { countEnds, countTwice, People } from "./people.ts";
import { Primaries } from "./primaries.ts";
import { Readiness } from "./readiness.ts";

const WRITES_WITHIN_S = 30;
/** A response while the database is away: ten seconds for a connection, twelve for what it says. */
const ANSWERED_WITHIN_S = 30;
/** How long `/readyz` may say what was true before a fault, or before its end. */
const NOTICED_WITHIN_MS = 5000;
/** How much earlier than this check a process may find that the database is back. */
const LOOKED_WITHIN_MS = 3000;
/** Answers left by a process that died show as interrupted after ten seconds, and are looked for every minute. */
const CLOSED_WITHIN_MS = 100_000;
const TALKERS = 6;
/** Between the writes that are timed during a fault: more of them would meet a rate limit. */
const PAUSE_MS = 1000;

/** Plays each fault `times` times under writes and answers, in one installation from the first to the last. */
export async function measureFailover(faults: Fault[], times: number): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const network = stack.use(await makeNetwork(3));
  const cluster = stack.use(await startCluster(network));
  const model = await startSlowModel();
  stack.defer(() => model.close());
  const ports = [await freePort(), await freePort()];
  const haproxy = stack.use(await startHaProxy(network, ports));
  const superuserUrl = cluster.superuserUrl("127.0.0.1", haproxy.databasePort);
  const superuserUrls = new Map(NODES.map((node) => [node, cluster.superuserUrl(network.address(node), 5432)]));
  const databaseUrl = await createDatabase(superuserUrl);
  const codes = await invite(databaseUrl, 500 + faults.length * times * 60);
  const env = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET,
    TRUST_PROXY: "true",
    AI_BASE_URL: model.url,
    AI_MODEL: "slow",
    LOG_LEVEL: "warn",
  };
  const servers: ServerProcess[] = [];
  stack.defer(async () => void (await Promise.all(servers.map((server) => server.stop("SIGKILL")))));
  for (const port of ports) servers.push(await startServerProcess({ ...env, PORT: String(port) }));
  const restart = async (at: number): Promise<ServerProcess> =>
    (servers[at] = await startServerProcess({ ...env, PORT: String(ports[at]) }));
  const readiness = servers.map((_, at) => new Readiness(() => servers[at]!.url));
  stack.defer(async () => void (await Promise.all(readiness.map((one) => one.stop()))));

  // HAProxy sends nobody to a process before it has been ready once.
  await retryUntilDone(async () => {
    if (!(await fetch(`${haproxy.url}/readyz`)).ok) throw new Error("not ready");
  }, 30_000);
  await sleep(2000);
  const people = new People(haproxy.url);
  for (let count = 0; count <= TALKERS; count += 1) await people.signUp(codes.pop()!);
  const probe = new People(haproxy.url);
  await probe.signUp(codes.pop()!);
  const ledger = new Ledger();
  const writers = new Writers({ url: servers[0]!.url, codes, ledger });
  while (writers.accounts.length < 4) await writers.signUp();

  people.start();
  // They would go on for ever after an error.
  stack.defer(() => people.stop());
  const figures: Figure[] = [];
  for (const fault of faults) {
    // The first process answers these writers directly, so that each of its responses is looked at.
    const traffic = isOfDatabase(fault) ? new Traffic(writers) : null;
    stack.defer(() => traffic?.stop());
    const lasts = lastsMs(fault);
    const writesMs: number[] = [];
    const lies: string[] = [];
    const primaries: Primaries[] = [];
    for (let count = 0; count < times; count += 1) {
      const leader = await cluster.healthy();
      await sleep(2000 + Math.random() * 2000);
      const looked = lasts ? new Primaries(superuserUrls) : null;
      stack.defer(() => looked?.stop());
      const heal = await cause(fault, { leader, network, cluster, haproxy, servers, restart });
      const begun = performance.now();
      const database = hasLeader(superuserUrl);
      const write = async () => {
        const sent = performance.now();
        await probe.note().catch(async (error: unknown) => {
          const waited = ((await database) - begun) / 1000;
          throw new Error(`no write; a leader answered after ${waited.toFixed(1)} s\n${cluster.logs()}`, {
            cause: error,
          });
        });
        return performance.now() - sent;
      };
      let longestMs = await write();
      const until = begun + (lasts ?? 0);
      while (performance.now() < until) {
        await sleep(PAUSE_MS);
        longestMs = Math.max(longestMs, await write());
      }
      const back = await database;
      writesMs.push(longestMs);
      if (longestMs > WRITES_WITHIN_S * 1000) console.log(cluster.logs());
      // After a fault of the leader another one leads; the old one comes back as a standby.
      await heal();
      await sleep(NOTICED_WITHIN_MS);
      await cluster.healthy();
      await probe.note();
      await looked?.stop();
      if (looked) primaries.push(looked);
      if (traffic) {
        const ended = performance.now();
        for (const one of readiness) {
          lies.push(...one.lies(begun + NOTICED_WITHIN_MS, back - LOOKED_WITHIN_MS, false));
          lies.push(...one.lies(back + NOTICED_WITHIN_MS, ended, true));
        }
      }
      console.log(`  ${fault}, ${count + 1} of ${times}: ${told(longestMs, looked)}`);
    }
    await traffic?.stop();
    figures.push({
      name: `${fault}: ${lasts ? "longest write" : "writes again after"}`,
      value: Math.max(...writesMs) / 1000,
      unit: "s at most",
      bound: { atMost: WRITES_WITHIN_S },
      detail: `${times} times, median ${(median(writesMs) / 1000).toFixed(1)} s`,
    });
    if (primaries.length > 0) {
      figures.push({
        name: `${fault}: two leaders`,
        value: primaries.reduce((sum, { several }) => sum + several, 0),
        unit: "looks",
        bound: { atMost: 0 },
        detail: `of ${primaries.reduce((sum, { looks }) => sum + looks.length, 0)}; without a leader: ${primaries.map(({ none }) => none).join(" ")}; changes of leader: ${primaries.map(({ changes }) => changes).join(" ")}`,
      });
    }
    if (!traffic) continue;
    const { reads, writes } = traffic;
    const unclear = [...reads.unclear, ...writes.unclear];
    figures.push(
      {
        name: `${fault}: unclear answers`,
        value: unclear.length,
        unit: "answers",
        bound: { atMost: 0 },
        detail: `${reads.done + writes.done} done; refused reads: ${reads.refusals()}; refused writes: ${writes.refusals()}. ${unclear.slice(0, 3).join("; ")}`,
      },
      {
        name: `${fault}: longest wait`,
        value: Math.max(reads.longestMs, writes.longestMs) / 1000,
        unit: "s",
        bound: { atMost: ANSWERED_WITHIN_S },
        detail: `${reads.slowest} and ${writes.slowest}`,
      },
      {
        name: `${fault}: /readyz wrong`,
        value: lies.length,
        unit: "times",
        bound: { atMost: 0 },
        detail: lies.slice(0, 5).join(", "),
      },
    );
  }
  await people.stop();
  return [...figures, ...(await lookAt(superuserUrl, { people, probe, ledger, readiness }))];
}

function told(longestMs: number, looked: Primaries | null): string {
  const seconds = `${(longestMs / 1000).toFixed(1)} s`;
  return looked
    ? `longest write ${seconds}, looks without a leader ${looked.none} of ${looked.looks.length}`
    : `writes after ${seconds}`;
}

interface Seen {
  people: People;
  probe: People;
  ledger: Ledger;
  readiness: Readiness[];
}

/** What the database has in the end, compared with what was confirmed. */
async function lookAt(superuserUrl: string, { people, probe, ledger, readiness }: Seen): Promise<Figure[]> {
  const url = new URL(superuserUrl);
  url.pathname = "/failover";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const late = performance.now() + CLOSED_WITHIN_MS;
    while ((await countStreaming(client)) > 0 && performance.now() < late) await sleep(1000);
    const missing = [
      ...(await people.missing(client, WHOLE)),
      ...(await probe.missing(client, WHOLE)),
      ...(await findMissing(client, ledger)),
    ];
    const ends = await countEnds(client);
    const none = { unit: "", bound: { atMost: 0 } };
    return [
      {
        name: "confirmed and not there",
        value: missing.length,
        unit: "writes",
        bound: { atMost: 0 },
        detail: `of ${people.notes.size + people.messages.size + probe.notes.size + ledger.size}, ${people.repeated + probe.repeated} sent again. ${missing.slice(0, 5).join(", ")}`,
      },
      { name: "there twice", value: await countTwice(client), ...none },
      { name: "half sign-ups", value: await countHalfSignUps(client), ...none },
      { name: "messages without an answer's row", value: await countHalfWrites(client), ...none },
      {
        name: "answers left open",
        value: await countStreaming(client),
        unit: "answers",
        bound: { atMost: 0 },
        detail: Object.entries(ends)
          .map(([status, count]) => `${count} ${status}`)
          .join(", "),
      },
      {
        name: "writes given up",
        value: people.failures.length,
        ...none,
        detail: people.failures.slice(0, 3).join("; "),
      },
      {
        name: "/readyz: longest answer",
        value: Math.max(...readiness.map(({ slowestMs }) => slowestMs)) / 1000,
        unit: "s",
        bound: { atMost: 5 },
        detail: `${readiness.reduce((sum, { looks }) => sum + looks.length, 0)} looks`,
      },
    ];
  } finally {
    await client.end();
  }
}
