import { startServerProcess } from "../../tests/support/server-process.ts";
import { createClient } from "../../tests/support/client.ts";
import { median, spread, type Figure } from "../report.ts";
import { AUTH_SECRET, sessionCookie } from "../seed.ts";
import { onClient, type Databases, type Side } from "./databases.ts";

const ROUNDS = 15;
/** An operator waits for a page, not a whole installation. */
const BOUND_MS = 1000;
/** The account that is made an operator. */
const OPERATOR = 1;

const ROOM = "/api/operator";
const PAGES = {
  accounts: `${ROOM}/accounts`,
  "suspended accounts": `${ROOM}/accounts?filter=suspended`,
  "accounts by address": `${ROOM}/accounts?search=u7`,
  invitations: `${ROOM}/invitations`,
  "the installation": `${ROOM}/installation`,
  "the log": `${ROOM}/log`,
};

/** What the pages of the operator's room take, with few accounts and with many. */
export async function measureOperator({ few, many }: Databases): Promise<Figure[]> {
  const small = await timesOf(few);
  const big = await timesOf(many);
  return Object.keys(PAGES).map((page, at) => ({
    name: `the operator's room, ${page}`,
    value: median(big[at]!),
    unit: "ms",
    bound: { atMost: BOUND_MS },
    detail: `rounds ${spread(big[at]!, 1)}; with ${few.accounts} accounts ${median(small[at]!).toFixed(1)} ms`,
  }));
}

async function timesOf(side: Side): Promise<number[][]> {
  await onClient(side, async (client) => {
    await client.query(`
      with operator as (update users set two_factor_enabled = true where email = 'u${OPERATOR}@example.org' returning id)
      insert into operators (user_id) select id from operator on conflict do nothing`);
  });
  await using server = await startServerProcess({ DATABASE_URL: side.url, AUTH_SECRET });
  const operator = createClient(server.url).with({ cookie: await sessionCookie(OPERATOR) });
  const times: number[][] = [];
  for (const path of Object.values(PAGES)) {
    const taken: number[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await operator.json(path);
      if (round >= 0) taken.push(performance.now() - begun);
    }
    times.push(taken);
  }
  return times;
}
