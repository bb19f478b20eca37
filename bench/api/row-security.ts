import pg from "pg";
import { pageQuerySchema } from "#domain/page.ts";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { listPersonas } from "#server/features/people/list-personas.ts";
import { median, spread, type Figure } from "../report.ts";
import type { SeededUser } from "../seed.ts";

const ROUNDS = 15;
const SLICE_MS = 200;
const INPUT = pageQuerySchema.parse({});
/** Where the statement leaves "whose" to the policies. */
const OPEN_FILTERS = ["where p.deleted_at is null", "where status = 'planned'"];

/**
 * The people list as the server asks for it; the same without policies, the user named in the statement instead; and
 * that without a transaction, which is there only to name the user. One connection each, in turns, no load.
 */
export async function measureRowSecurity(
  database: { url: string; superuserUrl: string },
  users: SeededUser[],
): Promise<Figure[]> {
  const secured = await connectDatabase({ databaseUrl: database.url });
  // A superuser passes every policy.
  const client = new pg.Client({ connectionString: database.superuserUrl, pipeline: true });
  await client.connect();
  try {
    const ways = [
      secured,
      withoutPolicies(client, { transaction: true }),
      withoutPolicies(client, { transaction: false }),
    ];
    await checkSame(ways, users);
    const times = ways.map((): number[] => []);
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, way] of ways.entries()) {
        const time = await slice(way, users);
        if (round > 0) times[index]?.push(time); // the first round warms up
      }
    }
    return report(times);
  } finally {
    await client.end();
    await secured.close();
  }
}

type Reader = Pick<Database, "readAsUser">;

/** As Database.readAsUser, but past the policies: what they would have added stands in the statement. */
function withoutPolicies(client: pg.Client, { transaction }: { transaction: boolean }): Reader {
  return {
    readAsUser: async <R extends pg.QueryResultRow>(userId: string, statement: pg.QueryConfig) => {
      const values = [...((statement.values ?? []) as unknown[]), userId];
      const text = OPEN_FILTERS.reduce((sql, filter) => {
        if (!sql.includes(filter)) throw new Error(`the people list has no "${filter}" any more`);
        return sql.replace(filter, filter.replace("where", `where user_id = $${values.length}::uuid and`));
      }, statement.text);
      const read = { ...statement, text, values };
      if (!transaction) return (await client.query<R>(read)).rows;
      const begin = `begin; set local role none; set local app.user_id = '${userId}'`;
      const [, { rows }] = await Promise.all([client.query(begin), client.query<R>(read), client.query("commit")]);
      return rows;
    },
  };
}

async function list(way: Reader, { id }: SeededUser): Promise<string> {
  const user = { id, email: "", name: "", sessionId: "" };
  return JSON.stringify(await listPersonas({ db: way as Database, user, input: INPUT }));
}

async function checkSame(ways: Reader[], users: SeededUser[]): Promise<void> {
  for (const user of [users[0], users.at(-1)]) {
    if (!user) throw new Error("no users");
    const [first, ...others] = await Promise.all(ways.slice(0, 1).map((way) => list(way, user)));
    for (const way of ways.slice(1)) others.push(await list(way, user));
    if (others.some((other) => other !== first)) throw new Error("without policies the people list is another one");
  }
}

/** Milliseconds a list. */
async function slice(way: Reader, users: SeededUser[]): Promise<number> {
  const begun = performance.now();
  for (let count = 0; ; count += 1) {
    const passed = performance.now() - begun;
    const user = users[count % users.length];
    if (passed >= SLICE_MS || !user) return passed / count;
    await list(way, user);
  }
}

function report(times: number[][]): Figure[] {
  const [secured = [], transaction = [], bare = []] = times;
  const shares = (from: number[], to: number[]) =>
    from.map((time, round) => ((time - (to[round] ?? Number.NaN)) / (secured[round] ?? Number.NaN)) * 100);
  const all = shares(secured, bare);
  const policies = shares(secured, transaction);
  const naming = shares(transaction, bare);
  return [
    {
      name: "share of row-level security",
      value: median(all),
      unit: "% of the query's time",
      detail:
        `policies ${median(policies).toFixed(0)} %, transaction that names the user ${median(naming).toFixed(0)} %; ` +
        `${median(secured).toFixed(2)} ms against ${median(bare).toFixed(2)} ms alone; rounds ${spread(all, 0)} %`,
    },
  ];
}
