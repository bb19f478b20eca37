import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { quantile, type Figure } from "../../bench/report.ts";
import { personaId, seedSintonia, startCluster, AUTH_SECRET, type SeededUser } from "../../bench/seed.ts";
import { chatBody } from "../../tests/support/chat-stream.ts";
import { answerOf, Refused, type Client } from "../../tests/support/client.ts";
import { SERVER_FLAGS, startProcess, type ListeningProcess } from "../../tests/support/server-process.ts";
import { clientOf } from "../client.ts";
import { wholeAnswer } from "../faults/ledger.ts";
import { startPgBouncer, type PgBouncer } from "./pgbouncer.ts";

const SCRIPT = new URL("./several-servers.ts", import.meta.url);
const PEOPLE = 3;
/** The connections of a server's pool. */
const POOL = 10;
/** The mean pause of a user between two requests, so that two cores can answer 500 users. */
const PAUSE_MS = 4000;
const TALK_EVERY = 40;
/** For the servers of all processes. */
const START_MS = 300_000;

interface Options {
  servers: number;
  processes: number;
  connections: number;
  seconds: number;
}

interface Tally {
  reads: number;
  notes: number;
  talks: number;
  ms: number[];
  errors: string[];
  wrong: string[];
  leaked: string[];
  probes: number;
}

/** The settings that a transaction sets for itself, and who is asking; read outside any transaction. */
const SETTINGS = `select current_user as role, coalesce(current_setting('app.user_id', true), '') as "user",
  coalesce(current_setting('app.quota', true), '') as quota, current_setting('timezone') as zone,
  current_setting('jit') as jit, current_setting('plan_cache_mode') as plans, current_setting('enable_seqscan') as scans,
  current_setting('statement_timeout') as timeout, current_setting('synchronous_commit') as commit,
  (select count(*)::int from pg_prepared_statements) as prepared`;

/**
 * Servers with ten connections each share a few to PostgreSQL, through PgBouncer in transaction mode: as many users as
 * client connections read, write and talk, each with an account of their own.
 */
export async function measureProcesses({ servers, processes, connections, seconds }: Options): Promise<Figure[]> {
  await using cluster = await startCluster();
  const database = await cluster.createDatabase("pooler");
  const users = await seedSintonia(database, { users: servers * POOL, people: PEOPLE, notes: 2 });
  await using pooler = await startPgBouncer(database.superuserUrl, { connections });
  const env = { DATABASE_URL: pooler.through(database.url), AUTH_SECRET, TRUST_PROXY: "true" };
  await using stack = new AsyncDisposableStack();
  const started: ListeningProcess[] = [];
  for (let count = 0; count < processes; count += 1) {
    const SERVERS = String(Math.ceil((servers - count) / processes));
    started.push(stack.use(await startProcess(SCRIPT, { ...env, SERVERS }, SERVER_FLAGS)));
  }
  const urls = await allUrls(started, servers);

  const tally: Tally = { reads: 0, notes: 0, talks: 0, ms: [], errors: [], wrong: [], leaked: [], probes: 0 };
  const end = performance.now() + seconds * 1000;
  const people = users.map((user, index) =>
    live(user, index, urls[index % servers]!, { tally, end, apart: users.length }),
  );
  const [most] = await Promise.all([watchPools(pooler, end), probe(env.DATABASE_URL, { tally, end }), ...people]);
  const mib = started.map((one) => one.residentMib());
  const logged = started.flatMap((one) =>
    one
      .stderr()
      .split("\n")
      .filter((line) => /"level":"error"/.test(line)),
  );
  return [
    {
      name: "servers",
      value: servers,
      unit: "with a pool of 10",
      detail: `in ${processes} processes, up to ${Math.max(...mib).toFixed(0)} MiB each`,
    },
    {
      name: "connections to the pooler",
      value: most.clients,
      unit: "at most at once",
      bound: { atLeast: servers * 2 },
    },
    { name: "connections to PostgreSQL", value: most.servers, unit: "at most at once", bound: { atMost: connections } },
    {
      name: "requests",
      value: tally.reads + tally.notes + tally.talks,
      unit: `in ${seconds} s`,
      bound: { atLeast: users.length },
      detail: `${tally.reads} reads, ${tally.notes} notes, ${tally.talks} conversations; median ${quantile(tally.ms, 0.5).toFixed(0)} ms, 99 % within ${quantile(tally.ms, 0.99).toFixed(0)} ms`,
    },
    figureOf("errors", "answers", tally.errors),
    figureOf("wrong answers", "answers", tally.wrong),
    {
      ...figureOf("settings left behind", "of them", tally.leaked),
      detail: `${tally.probes} looks. ${tally.leaked.slice(0, 3).join("; ")}`,
    },
    figureOf("errors in the servers’ logs", "lines", logged),
  ];
}

/** Waits until every process has printed its addresses. */
async function allUrls(started: ListeningProcess[], servers: number): Promise<string[]> {
  const late = performance.now() + START_MS;
  for (;;) {
    const urls = started.flatMap((one) => /^Servers (.*)$/m.exec(one.stdout())?.[1]?.split(" ") ?? []);
    if (urls.length === servers) return urls;
    if (performance.now() > late) throw new Error(`${urls.length} servers started instead of ${servers}`);
    await sleep(200);
  }
}

function figureOf(name: string, unit: string, found: string[]): Figure {
  return { name, value: found.length, unit, bound: { atMost: 0 }, detail: found.slice(0, 3).join("; ") };
}

/** Reads, writes and talks as one user; what is read must be what this user has and wrote, and nothing else. */
async function live(
  user: SeededUser,
  index: number,
  url: string,
  { tally, end, apart }: { tally: Tally; end: number; apart: number },
): Promise<void> {
  const client = clientOf(url).with({ cookie: user.cookie });
  const persona = personaId(index + 1, 1);
  const written = new Map<string, string>();
  const one = async (turn: number) => {
    if (turn % TALK_EVERY === TALK_EVERY - 1) {
      await talk(client, persona);
      tally.talks += 1;
    } else if (turn % 3 === 1) {
      const [id, content] = [crypto.randomUUID(), `Note ${turn} of user ${index + 1}`];
      await client.json(`/api/personas/${persona}/notes`, { body: { id, content } });
      written.set(id, content);
      tally.notes += 1;
    } else if (turn % 3 === 2) {
      const { items } = await client.json<{ items: { id: string; content: string }[] }>(
        `/api/personas/${persona}/notes`,
      );
      const newest = [...written].at(-1);
      if (newest && items.find(({ id }) => id === newest[0])?.content !== newest[1]) {
        tally.wrong.push(`user ${index + 1} does not see note ${newest[1]}`);
      }
      tally.reads += 1;
    } else {
      const { items } = await client.json<{ items: { name: string }[] }>("/api/personas");
      const expected = Array.from({ length: PEOPLE }, (_, at) => `Person ${at + 1} of ${index + 1}`);
      if (
        items
          .map(({ name }) => name)
          .toSorted()
          .join() !== expected.join()
      ) {
        tally.wrong.push(`user ${index + 1} got ${items.map(({ name }) => name).join()}`);
      }
      tally.reads += 1;
    }
  };
  await sleep((index / apart) * PAUSE_MS);
  for (let turn = index % TALK_EVERY; performance.now() < end; turn += 1) {
    const begun = performance.now();
    await one(turn).catch((error: unknown) => tally.errors.push(String(error)));
    tally.ms.push(performance.now() - begun);
    await sleep(PAUSE_MS * 2 * Math.random());
  }
}

async function talk(client: Client, persona: string): Promise<void> {
  const body = chatBody({ personaId: persona, conversationId: crypto.randomUUID(), message: "How do I ask for help?" });
  const answer = await answerOf(await client.request("/functions/v1/ai-chat", { body }));
  if (answer.status !== 200) throw new Refused("ai-chat", answer);
  if (wholeAnswer(answer.text) === null) throw new Error(`an answer ended early: ${answer.text.slice(-200)}`);
}

/** Asks for the settings as another client of the pooler, in whatever session it is lent. */
async function probe(url: string, { tally, end }: { tally: Tally; end: number }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const read = async () => JSON.stringify((await client.query(SETTINGS)).rows[0]);
    const own = new URL(url).username;
    const first = await read();
    if (!first.includes(`"role":"${own}"`) || !first.includes('"user":""') || !first.includes('"prepared":0')) {
      tally.leaked.push(first);
    }
    for (; performance.now() < end; tally.probes += 1) {
      const now = await read();
      if (now !== first) tally.leaked.push(now);
      await sleep(20);
    }
  } finally {
    await client.end();
  }
}

/** The most clients and servers that the pooler of the database has had at once. */
async function watchPools(pooler: PgBouncer, end: number): Promise<{ clients: number; servers: number }> {
  const most = { clients: 0, servers: 0 };
  while (performance.now() < end) {
    const row = (await pooler.pools()).find(({ database, user }) => database === "pooler" && user === "sintonia_login");
    const sum = (names: string[]) => names.reduce((total, name) => total + Number(row?.[name] ?? 0), 0);
    most.clients = Math.max(most.clients, sum(["cl_active", "cl_waiting"]));
    most.servers = Math.max(most.servers, sum(["sv_active", "sv_idle", "sv_used", "sv_tested", "sv_login"]));
    await sleep(200);
  }
  return most;
}
