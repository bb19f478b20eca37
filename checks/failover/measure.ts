import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { median, type Figure } from "../../bench/report.ts";
import { freePort } from "../../tests/support/listen.ts";
import { startServerProcess, type ServerProcess } from "../../tests/support/server-process.ts";
import { AUTH_SECRET } from "../../bench/seed.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { findMissing, countHalfSignUps, countHalfWrites, countStreaming, Ledger } from "../faults/ledger.ts";
import { retryUntilDone, Traffic } from "../faults/traffic.ts";
import { Writers } from "../faults/writers.ts";
import { startCluster } from "./cluster.ts";
import { startHaProxy } from "./haproxy.ts";
import { startSlowModel, WHOLE } from "./model.ts";
import { makeNetwork } from "./network.ts";
import { countEnds, countTwice, People } from "./people.ts";
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

export type Fault = "killed" | "frozen" | "cut off" | "a Sintonia process killed" | "HAProxy killed";

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
  const servers = await Promise.all(ports.map((port) => startServerProcess({ ...env, PORT: String(port) })));
  stack.defer(async () => void (await Promise.all(servers.map((server) => server.stop("SIGKILL")))));
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
    const onLeader = fault === "killed" || fault === "frozen" || fault === "cut off";
    // The first process answers these writers directly, so that each of its responses is looked at.
    const traffic = onLeader ? new Traffic(writers) : null;
    stack.defer(() => traffic?.stop());
    const writesMs: number[] = [];
    const lies: string[] = [];
    for (let count = 0; count < times; count += 1) {
      const leader = await cluster.healthy();
      await sleep(2000 + Math.random() * 2000);
      const heal = await cause(fault, { leader, network, cluster, haproxy, servers, restart });
      const begun = performance.now();
      const database = hasLeader(superuserUrl);
      await probe.note().catch(async (error: unknown) => {
        const waited = ((await database) - begun) / 1000;
        throw new Error(`no write; a leader answered after ${waited.toFixed(1)} s\n${cluster.logs()}`, {
          cause: error,
        });
      });
      const back = await database;
      const again = performance.now();
      writesMs.push(again - begun);
      if (again - begun > WRITES_WITHIN_S * 1000) console.log(cluster.logs());
      // The new leader leads; the old one comes back as a standby.
      await heal();
      await sleep(NOTICED_WITHIN_MS);
      await cluster.healthy();
      await probe.note();
      if (onLeader) {
        const ended = performance.now();
        for (const one of readiness) {
          lies.push(...one.lies(begun + NOTICED_WITHIN_MS, back - LOOKED_WITHIN_MS, false));
          lies.push(...one.lies(back + NOTICED_WITHIN_MS, ended, true));
        }
      }
      console.log(`  ${fault}, ${count + 1} of ${times}: writes after ${((again - begun) / 1000).toFixed(1)} s`);
    }
    await traffic?.stop();
    figures.push({
      name: `${fault}: writes again after`,
      value: Math.max(...writesMs) / 1000,
      unit: "s at most",
      bound: { atMost: WRITES_WITHIN_S },
      detail: `${times} times, median ${(median(writesMs) / 1000).toFixed(1)} s`,
    });
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

interface Actors {
  leader: number;
  network: Awaited<ReturnType<typeof makeNetwork>>;
  cluster: Awaited<ReturnType<typeof startCluster>>;
  haproxy: Awaited<ReturnType<typeof startHaProxy>>;
  servers: ServerProcess[];
  restart: (at: number) => Promise<ServerProcess>;
}

/** Causes the fault; returns what ends it. */
async function cause(fault: Fault, actors: Actors): Promise<() => Promise<unknown>> {
  const { leader, network, cluster, haproxy, servers, restart } = actors;
  if (fault === "killed") {
    network.signal(leader, "SIGKILL");
    return () => cluster.start(leader);
  }
  if (fault === "frozen") {
    network.signal(leader, "SIGSTOP");
    return () => Promise.resolve(network.signal(leader, "SIGCONT"));
  }
  if (fault === "cut off") {
    network.cut(leader);
    return () => Promise.resolve(network.mend(leader));
  }
  if (fault === "HAProxy killed") {
    await haproxy.restart();
    return () => Promise.resolve();
  }
  await servers[1]!.stop("SIGKILL");
  return () => restart(1);
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

/**
 * Waits until a leader answers, without Sintonia. Returns when that was. It may still wait for a standby before its first
 * commit; reading works then, so `/readyz` rightly says that requests can be taken.
 */
async function hasLeader(superuserUrl: string): Promise<number> {
  const ask = async () => {
    const client = new pg.Client({
      connectionString: superuserUrl,
      connectionTimeoutMillis: 1000,
      query_timeout: 1000,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
      if (rows[0]?.standby) throw new Error("a standby");
    } finally {
      await client.end().catch(() => {});
    }
  };
  await retryUntilDone(ask, 90_000);
  return performance.now();
}

/** Creates the login role and its database. Returns its URL. */
async function createDatabase(superuserUrl: string): Promise<string> {
  const { password } = new URL(superuserUrl);
  // HAProxy takes every node for the leader until it has asked them all.
  await sleep(5000);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`create role sintonia login createrole password '${password}'`);
    await client.query("create database failover owner sintonia");
  } finally {
    await client.end();
  }
  const url = new URL(superuserUrl);
  url.username = "sintonia";
  url.pathname = "/failover";
  return url.href;
}

async function invite(databaseUrl: string, count: number): Promise<string[]> {
  const db = await connectDatabase({ databaseUrl });
  try {
    const made: string[] = [];
    while (made.length < count)
      made.push((await createInvitation(db, "http://localhost", { tester_type: "beta" })).code);
    return made;
  } finally {
    await db.close();
  }
}
