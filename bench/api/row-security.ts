import pg from "pg";
import { pageQuerySchema } from "#domain/page.ts";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { keptPages } from "#server/db/kept-pages.ts";
import { POSTGRES_SESSION } from "#server/db/settings.ts";
import { credentialHash } from "#server/auth/credential.ts";
import { listPersonas } from "#server/features/people/list-personas.ts";
import { median, spread, type Figure } from "../report.ts";
import type { SeededUser } from "../seed.ts";

const ROUNDS = 15;
const SLICE_MS = 200;
const INPUT = pageQuerySchema.parse({});
/**
 * The query of the people list with row-level security and as a superuser, who bypasses it. One connection each,
 * alternating, without load.
 */
export async function measureRowSecurity(
  database: { url: string; superuserUrl: string },
  users: SeededUser[],
): Promise<Figure[]> {
  const secured = await connectDatabase({ databaseUrl: database.url });
  // Superusers bypass row-level security.
  const client = new pg.Client({ connectionString: database.superuserUrl, pipeline: true });
  await client.connect();
  await client.query(`${POSTGRES_SESSION}; reset role`);
  try {
    const ways: Reader[] = [secured, { read: async (statement) => (await client.query(statement)).rows as never[] }];
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

type Reader = Pick<Database, "read">;

function list(way: Reader, { token }: SeededUser): Promise<string> {
  keptPages.clear();
  return listPersonas({ db: way as Database, token: credentialHash("session", token), input: INPUT });
}

async function checkSame(ways: Reader[], users: SeededUser[]): Promise<void> {
  for (const user of [users[0], users.at(-1)]) {
    if (!user) throw new Error("no users");
    const [first, ...others] = await Promise.all(ways.slice(0, 1).map((way) => list(way, user)));
    for (const way of ways.slice(1)) others.push(await list(way, user));
    if (others.some((other) => other !== first)) throw new Error("without policies the people list is another one");
  }
}

/** Milliseconds per list. */
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
  const [secured = [], bare = []] = times;
  const shares = secured.map((time, round) => (1 - (bare[round] ?? Number.NaN) / time) * 100);
  return [
    {
      name: "share of row-level security",
      value: median(shares),
      unit: "% of the query's time",
      detail: `${median(secured).toFixed(2)} ms against ${median(bare).toFixed(2)} ms without; rounds ${spread(shares, 0)} %`,
    },
  ];
}
