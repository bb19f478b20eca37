import { setTimeout as sleep } from "node:timers/promises";
import { connectDatabase } from "#server/db/connect.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { median, quantile, type Figure } from "../../bench/report.ts";
import { AUTH_SECRET, startCluster } from "../../bench/seed.ts";
import { operationsOf, type Operation } from "../../tests/support/api-document.ts";
import { signUp, type Client } from "../../tests/support/client.ts";
import { freePort } from "../../tests/support/listen.ts";
import { startServerProcess, temporaryFolder } from "../../tests/support/server-process.ts";
import { clientOf } from "../client.ts";
import { newSession } from "../session.ts";
import { fillAccount } from "./heavy-account.ts";
import { asksOf, type Ask } from "./heavy-requests.ts";
import type { Held } from "./watched-server.ts";

/** Without rate limits, which would reject most requests. */
const SERVER = new URL("./watched-server.ts", import.meta.url);
const METRICS_TOKEN = "only-for-measurements";
/** Maximum time in milliseconds for which one request may block the event loop. */
const BOUND_MS = 50;
/** Sampling interval of the delay histogram, which it includes in its values. */
const RESOLUTION_MS = 10;
/** Retries of a request over the bound. The minimum counts, because the request's own work takes as long each time. */
const ASKED_AGAIN = 3;
/** Includes work after the response, such as the rest of an answer or the worker's tasks. */
const AFTER_MS = 30;
/** An idle period before each route, to measure the machine's own delays. */
const IDLE_MS = 200;
const WORST = 8;
/** The document does not list itself. */
const DOCUMENT: Operation = { method: "GET", path: "/api/openapi.json", parameters: [], body: null };
const DELETION = "/api/account/deletion";

/**
 * The longest time that each route of the API document blocks the event loop for a very large account. Excludes work in
 * PostgreSQL, which corresponds to the embedded database's own thread.
 */
export async function measureLoop(): Promise<Figure[]> {
  await using cluster = await startCluster();
  const database = await cluster.createDatabase("load_loop");
  using data = temporaryFolder();
  const watchPort = await freePort();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: data.folder,
    AUTH_SECRET,
    METRICS_TOKEN,
    TRUST_PROXY: "true",
    WATCH_PORT: `${watchPort}`,
  };
  await using server = await startServerProcess(env, SERVER);
  const db = await connectDatabase({ databaseUrl: database.url });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => db.close());
  const client = clientOf(server.url);
  const { code } = await createInvitation(db, server.url, { tester_type: "check" });
  const { id: userId } = await signUp(client, { code });
  await fillAccount(database.superuserUrl, userId);
  const all = operationsOf(await client.json("/api/openapi.json"));
  const operations = [DOCUMENT, ...all].toSorted((a, b) => Number(a.path === DELETION) - Number(b.path === DELETION));
  // A new session for each request, because some routes end it.
  const session = async () => client.with({ cookie: await newSession(db, server.url, userId) });

  const watched = () => clientOf(`http://127.0.0.1:${watchPort}`).json<Held>("/");
  const held = async (operation: Operation, one: Ask): Promise<{ ms: number; worked: number }> => {
    const somebody = await session();
    await lag(client);
    await watched();
    const { status, text } = await somebody.ask(one.path, { method: operation.method, body: one.body ?? undefined });
    await sleep(AFTER_MS);
    const { worked } = await watched();
    const ms = await lag(client);
    if (status >= 500 && status !== 503)
      throw new Error(`${operation.method} ${one.path} answered ${status}: ${text.slice(0, 200)}`);
    return { ms, worked };
  };
  // Warm-up.
  for (let count = 0; count < 20; count += 1) await (await session()).ask("/api/personas");
  const idle: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    await lag(client);
    await client.ask("/healthz");
    await sleep(AFTER_MS);
    idle.push(await lag(client));
  }

  const unasked: number[] = [];
  const found: Asked[] = [];
  for (const operation of operations) {
    // Measured between the requests, because the machine's load varies.
    await watched();
    await sleep(IDLE_MS);
    unasked.push((await watched()).waited);
    for (const one of asksOf(operation)) {
      let least = await held(operation, one);
      for (let again = 0; again < ASKED_AGAIN && least.ms > BOUND_MS && operation.path !== DELETION; again += 1) {
        const other = await held(operation, one);
        least = { ms: Math.min(least.ms, other.ms), worked: Math.min(least.worked, other.worked) };
      }
      found.push({ ...least, route: `${operation.method} ${operation.path}`, what: one.what });
    }
  }
  return figuresOf(found, { idle, unasked });
}

/** A measured request: how long it blocked the loop and how long the thread worked without a break, in milliseconds. */
interface Asked {
  route: string;
  what: string;
  ms: number;
  worked: number;
}

/** The slowest request of each route by one of the two measures, slowest first. */
function worstOf(found: readonly Asked[], by: "ms" | "worked"): Asked[] {
  const longest = [...Map.groupBy(found, ({ route }) => route).values()].map((asks) =>
    asks.reduce((most, one) => (one[by] > most[by] ? one : most)),
  );
  return longest.toSorted((a, b) => b[by] - a[by]);
}

function figuresOf(found: readonly Asked[], { idle, unasked }: { idle: number[]; unasked: number[] }): Figure[] {
  const told = (asks: readonly Asked[], by: "ms" | "worked") =>
    asks
      .slice(0, WORST)
      .map((one) => `${one[by].toFixed(0)} ${one.route} ${one.what}`)
      .join("; ");
  const worst = worstOf(found, "ms");
  const hardest = worstOf(found, "worked");
  const over = worst.filter(({ ms }) => ms > BOUND_MS);
  for (const { route, what, ms, worked } of over)
    console.log(`  ${ms.toFixed(0)} ms, of which the server's thread worked ${worked.toFixed(0)} ms: ${route} ${what}`);
  if (over.length > 0 && over.every(({ worked }) => worked <= BOUND_MS))
    console.log(
      "  In none of these the server worked longer than the bound: the machine gave it no processor meanwhile.",
    );
  return [
    {
      name: "the loop’s delay beside /healthz",
      value: median(idle),
      unit: "ms, median",
      detail: `at most ${Math.max(...idle).toFixed(0)} ms: what the machine itself takes at this moment`,
    },
    {
      name: "the loop’s delay, nothing asked",
      value: quantile(unasked, 0.95),
      unit: "ms, 95th percentile",
      detail: `at most ${Math.max(...unasked).toFixed(0)} ms in ${unasked.length} times ${IDLE_MS} ms beside the requests`,
    },
    { name: "routes of the document", value: worst.length, unit: "routes", bound: { atLeast: 100 } },
    {
      name: "the longest the loop was kept",
      value: worst[0]?.ms ?? Number.NaN,
      unit: "ms",
      bound: { atMost: BOUND_MS },
      detail: told(worst, "ms"),
    },
    {
      name: "the longest the server worked",
      value: hardest[0]?.worked ?? Number.NaN,
      unit: "ms",
      bound: { atMost: BOUND_MS },
      detail: `processor time of the loop’s thread: ${told(hardest, "worked")}`,
    },
  ];
}

/** The longest event loop delay since the last call, in milliseconds. */
async function lag(client: Client): Promise<number> {
  const { status, text } = await client.ask("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
  if (Number.isNaN(seconds)) throw new Error(`/metrics answered ${status} without the loop’s delay`);
  return Math.max(0, seconds * 1000 - RESOLUTION_MS);
}
