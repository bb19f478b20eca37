import { setTimeout as sleep } from "node:timers/promises";
import { connectDatabase } from "#server/db/connect.ts";
import { createInvitation } from "#server/features/invitations/create-invitation.ts";
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

/** Without limits, which would only keep the check from asking. */
const SERVER = new URL("./watched-server.ts", import.meta.url);
const METRICS_TOKEN = "only-for-measurements";
/** Milliseconds for which one request may keep everybody else waiting. */
const BOUND_MS = 50;
/** The histogram behind the figure looks every so often, and counts that in. */
const RESOLUTION_MS = 10;
/** What was over the bound is asked again this often, and its least counts: work takes as long each time. */
const ASKED_AGAIN = 3;
/** Work that a request leaves behind (an answer that goes on, what the worker takes up) is the request's, too. */
const AFTER_MS = 30;
/** For so long nothing is asked, before each route, to see what the machine itself takes. */
const IDLE_MS = 200;
const WORST = 8;
/** The document itself, which it does not name, and everybody may ask for. */
const DOCUMENT: Operation = { method: "GET", path: "/api/openapi.json", parameters: [], body: null };
const DELETION = "/api/account/deletion";

/**
 * The longest that each route of the API document keeps the event loop, asked by somebody who has very much. What PostgreSQL
 * computes is no part of it; nor would be what the embedded database does, which has a thread of its own.
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
  // Each request has a session of its own: some end theirs.
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
  // The first requests are those of a process that has just started.
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
    // In the same minutes as what is asked: what the machine takes changes.
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

/** A request as it was asked: how long the loop was held, and how long its thread worked at a stretch, in milliseconds. */
interface Asked {
  route: string;
  what: string;
  ms: number;
  worked: number;
}

/** Of each route the request that took longest by one of the two, the longest first. */
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

/** Milliseconds of the loop's longest delay since this was asked last. */
async function lag(client: Client): Promise<number> {
  const { status, text } = await client.ask("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
  if (Number.isNaN(seconds)) throw new Error(`/metrics answered ${status} without the loop’s delay`);
  return Math.max(0, seconds * 1000 - RESOLUTION_MS);
}
