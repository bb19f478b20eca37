import { quantile, type Figure } from "../../bench/report.ts";
import {
  AUTH_SECRET,
  fill,
  personaId,
  seedSintonia,
  sessionHash,
  signInUser,
  sqlId,
  startCluster,
} from "../../bench/seed.ts";
import type { Client } from "../../tests/support/client.ts";
import { startServerProcess } from "../../tests/support/server-process.ts";
import { clientOf } from "../client.ts";

const TIMES = 100;
/** Enough rows to fill every page of the small account. */
const SMALL = { people: 60, notes: 20, ofPerson: 120, longTalk: 60 };
const AROUND = { users: 100, people: 50, notes: 20 };
/** Requests are spread over several blocks, so that load from other processes affects all of them equally. */
const BLOCKS = 5;
const WARM_UP = 20;
const SMALL_USER = 501;
const BIG_USER = 601;
/** The long conversation that is opened; the others have two messages. */
const talkId = (user: number) => `00000000-0000-4000-9000-${String(user).padStart(12, "0")}`;

/** SQL statements that create a user's rows, with `times` the base amount. */
function has(user: number, times: number): string[] {
  const owner = sqlId(String(user));
  const person = (place: string) => sqlId(`${user} * 1000 + ${place}`);
  const shown = person("1");
  const many = SMALL.ofPerson * times;
  const text = (n: string) => `${n} || ': we met, ' || md5(${n}::text) || ' and talked for a while about the summer'`;
  const message = (n: string) => sqlId(`${user}000000 + ${n}`);
  return [
    `insert into users (id, name, email) values (${owner}, 'User ${user}', 'u${user}@example.org')`,
    `insert into sessions (token_hash, user_id, expires_at) values ('${sessionHash(user)}', ${owner}, now() + interval '30 days')`,
    `insert into profiles (user_id, name, language) values (${owner}, 'User ${user}', 'en')`,
    `insert into personas (id, user_id, name, context, relationship_type, traits_short, safety_read_at, created_at)
     select ${person("p")}, ${owner}, 'Person ' || p, 'friend', 'Friend', '{"O":2,"C":5,"E":4,"A":3,"N":2}', now(), now() - p * interval '1 minute'
     from generate_series(1, ${SMALL.people * times}) p`,
    `insert into notes_persona (user_id, persona_id, content, created_at)
     select p.user_id, p.id, ${text("n")}, now() - n * interval '1 day'
     from personas p, generate_series(1, ${SMALL.notes}) n where p.user_id = ${owner}`,
    `insert into notes_persona (user_id, persona_id, content, created_at)
     select ${owner}, ${shown}, ${text("n")}, now() - n * interval '1 hour' from generate_series(1, ${many}) n`,
    `insert into interactions (user_id, persona_id, objectives, planned_date)
     select user_id, id, 'Ask about the summer', now() + interval '3 days' from personas where user_id = ${owner}`,
    `insert into interactions (user_id, persona_id, objectives, status, result_summary, completed_date, created_at)
     select ${owner}, ${shown}, ${text("n")}, 'completed', ${text("n")}, now() - n * interval '1 hour', now() - n * interval '1 hour'
     from generate_series(1, ${many}) n`,
    `insert into conversations (id, user_id, persona_id, title, updated_at)
     select ${message("100000 + n")}, ${owner}, ${shown}, 'Talk ' || n, now() - n * interval '1 hour' from generate_series(1, ${many}) n`,
    `insert into conversations (id, user_id, persona_id, title) values ('${talkId(user)}', ${owner}, ${shown}, 'The long talk')`,
    `insert into chat_messages (id, user_id, persona_id, conversation_id, role, content)
     select ${message("200000 + n")}, ${owner}, ${shown}, ${message("100000 + n")}, 'user', ${text("n")} from generate_series(1, ${many}) n`,
    `insert into chat_messages (id, user_id, persona_id, conversation_id, parent_message_id, role, content, created_at)
     select ${message("300000 + n")}, ${owner}, ${shown}, ${message("100000 + n")}, ${message("200000 + n")}, 'assistant', ${text("n")},
       now() + interval '1 second' from generate_series(1, ${many}) n`,
    `insert into chat_messages (id, user_id, persona_id, conversation_id, parent_message_id, role, content, created_at)
     select ${message("400000 + n")}, ${owner}, ${shown}, '${talkId(user)}', case when n > 1 then ${message("400000 + n - 1")} end,
       (array['assistant', 'user'])[1 + n % 2], ${text("n")}, now() - interval '1 day' + n * interval '1 second'
     from generate_series(1, ${SMALL.longTalk * times}) n`,
  ];
}

/** The initial requests of both pages, without the pages loaded by scrolling. */
function requests(user: number): [name: string, path: string][] {
  const person = `/api/personas/${personaId(user, 1)}`;
  return [
    ["home: session", "/api/auth/get-session"],
    ["home: profile", "/api/profile"],
    ["home: people", "/api/personas"],
    ["home: recent notes", "/api/notes?limit=5"],
    ["home: coming", "/api/interactions?status=planned&limit=3"],
    ["home: quote", "/api/quote?time_zone=Europe%2FRome"],
    ["persona: person", person],
    ["persona: notes", `${person}/notes`],
    ["persona: planned", `${person}/interactions?status=planned`],
    ["persona: completed", `${person}/interactions?status=completed`],
    ["persona: what works", `${person}/what-works`],
    ["persona: talks", `${person}/conversations`],
    ["persona: messages", `/api/conversations/${talkId(user)}/messages`],
  ];
}

/** Compares the slowest responses of an account 100 times the size with those of a small one, alternating. */
export async function measureGrowth(rounds: number): Promise<Figure[]> {
  await using cluster = await startCluster();
  const database = await cluster.createDatabase("load_growth");
  await seedSintonia(database, AROUND);
  await fill({ connectionString: database.superuserUrl }, [
    ...has(SMALL_USER, 1),
    ...has(BIG_USER, TIMES),
    "vacuum analyze",
  ]);
  const users = [await signInUser(SMALL_USER), await signInUser(BIG_USER)] as const;
  await using server = await startServerProcess({
    DATABASE_URL: database.url,
    AUTH_SECRET,
    TRUST_PROXY: "true",
  });
  const client = clientOf(server.url);
  const big = requests(BIG_USER);
  const calls = requests(SMALL_USER).map(([name, path], index) => ({
    name,
    sides: [
      { client: client.with({ cookie: users[0].cookie }), path },
      { client: client.with({ cookie: users[1].cookie }), path: big[index]?.[1] ?? "" },
    ],
    blocks: [] as Block[],
  }));
  for (const { sides } of calls) await alternate(sides, WARM_UP);
  for (let block = 0; block < BLOCKS; block += 1) {
    for (const { sides, blocks } of calls) blocks.push(await alternate(sides, rounds / BLOCKS));
  }
  return calls.map(({ name, blocks }) => {
    const [small, large] = [blocks.flatMap((block) => block.small), blocks.flatMap((block) => block.large)];
    const both = (q: number) => `${quantile(large, q).toFixed(1)} to ${quantile(small, q).toFixed(1)} ms`;
    return {
      name,
      value: quantile(large, 0.99) / quantile(small, 0.99),
      unit: "times, 99th percentile",
      bound: { atMost: 1.2 },
      detail: `${both(0.99)}, median ${both(0.5)}`,
    };
  });
}

/** Response times in milliseconds. */
interface Block {
  small: number[];
  large: number[];
}

/**
 * Requests both sides alternately in random order. In a fixed order, periodic work such as garbage collection would
 * always affect the same side.
 */
async function alternate(sides: { client: Client; path: string }[], rounds: number): Promise<Block> {
  const times = sides.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...sides.entries()];
    for (const [index, { client, path }] of Math.random() < 0.5 ? order : order.toReversed()) {
      const begun = performance.now();
      await client.json(path);
      times[index]?.push(performance.now() - begun);
    }
  }
  const [small = [], large = []] = times;
  return { small, large };
}
