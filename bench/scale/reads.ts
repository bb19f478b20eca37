import { readFileSync, readdirSync } from "node:fs";
import { startServerProcess, type ServerProcess } from "../../tests/support/server-process.ts";
import { median, quantile, spread, type Figure } from "../report.ts";
import { AUTH_SECRET } from "../seed.ts";
import { TIMES, type Databases, type Side } from "./databases.ts";
import { generator, READS, Visits, type Read, type Visitor } from "./visitor.ts";

/** The normal server with its rate limits off, which no setting can do. */
const SERVER = new URL("../../checks/fuzz/server.ts", import.meta.url);
const BOUND = 1.2;
/** Of each read, on each side. */
const EACH = 200;
const EACH_LARGE = 50;
/** The accounts before are those of the chores. */
const FIRST = 51;
/** Accounts that come again and again, whose rows PostgreSQL holds in its memory. */
const FAMILIAR = 40;

type Times = Map<Read, number[][]>;
type Choose = (pick: (below: number) => number) => Visitor;

const any =
  (server: ServerProcess, accounts: number): Choose =>
  (pick) => ({ url: server.url, account: FIRST + pick(accounts - FIRST), copy: 0 });

/** Reads over HTTP of random accounts, one at a time, in turns on both databases. */
export async function measureReads({ few, many, template }: Databases): Promise<Figure[]> {
  await using small = await startServerProcess({ DATABASE_URL: few.url, AUTH_SECRET }, SERVER);
  await using big = await startServerProcess({ DATABASE_URL: many.url, AUTH_SECRET }, SERVER);
  const visits = new Visits(template);
  const familiar = [any(small, FIRST + FAMILIAR), any(big, FIRST + FAMILIAR)] as const;
  const all = [any(small, few.accounts), any(big, many.accounts)] as const;
  return [
    ...ratios(`${FAMILIAR} accounts of ${many.accounts}`, await inTurns(visits, familiar, EACH), true),
    ...ratios(`any of ${many.accounts}`, await inTurns(visits, all, EACH), true),
  ];
}

/** The same reads of the large accounts, in turns with ordinary ones; and what an ordinary one's cost. */
export async function measureLargeAccounts({ many, large, template }: Databases): Promise<Figure[]> {
  await using server = await startServerProcess({ DATABASE_URL: many.url, AUTH_SECRET }, SERVER);
  const visits = new Visits(template);
  const figures = await costs(many, server, visits);
  for (const [growth, account] of Object.entries(large)) {
    const copies = growth === "people" ? TIMES : 1;
    const grown: Choose = (pick) => ({ url: server.url, account, copy: pick(copies) });
    const name = growth === "people" ? `${TIMES} times the people` : `${TIMES} times the notes about each`;
    const times = await inTurns(visits, [any(server, FIRST + FAMILIAR), grown], EACH_LARGE);
    figures.push(...ratios(name, times, false));
  }
  return figures;
}

async function inTurns(visits: Visits, sides: readonly [Choose, Choose], each: number): Promise<Times> {
  const times: Times = new Map(READS.map((read) => [read, [[], []]]));
  const picks = [generator(1), generator(1)];
  // Before they count: for what is only done once, such as plans and compiled code.
  for (let count = -Math.ceil(each / 10); count < each; count += 1) {
    for (const read of READS) {
      for (const side of count % 2 === 0 ? [0, 1] : [1, 0]) {
        const ms = await visits.time(read, sides[side]!(picks[side]!), picks[side]!);
        if (count >= 0) times.get(read)![side]!.push(ms);
      }
    }
  }
  return times;
}

/** The second side's median and 99th percentile of what they are on the first. */
function ratios(name: string, times: Times, withMedian: boolean): Figure[] {
  return [...times].flatMap(([read, [base = [], ours = []]]) => {
    const figure = (what: string, q: number): Figure => ({
      name: `${read}, ${name}, ${what}`,
      value: quantile(ours, q) / quantile(base, q),
      unit: "times",
      bound: { atMost: BOUND },
      detail: `${quantile(ours, q).toFixed(1)} to ${quantile(base, q).toFixed(1)} ms`,
    });
    return [...(withMedian ? [figure("median", 0.5)] : []), figure("p99", 0.99)];
  });
}

/** What a read costs a server and PostgreSQL in processor time. */
async function costs(many: Side, server: ServerProcess, visits: Visits): Promise<Figure[]> {
  const pick = generator(5);
  const count = 100;
  const figures: Figure[] = [];
  for (const read of READS) {
    const rounds: { node: number; postgres: number }[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = { node: server.cpuSeconds(), postgres: postgresSeconds() };
      for (let at = 0; at < count; at += 1) {
        await visits.time(read, { url: server.url, account: FIRST + pick(many.accounts - FIRST), copy: 0 }, pick);
      }
      rounds.push({
        node: ((server.cpuSeconds() - before.node) * 1000) / count,
        postgres: ((postgresSeconds() - before.postgres) * 1000) / count,
      });
    }
    const all = rounds.map(({ node, postgres }) => node + postgres);
    figures.push({
      name: `${read}, processor time`,
      value: median(all),
      unit: "ms",
      detail:
        `server ${median(rounds.map(({ node }) => node)).toFixed(2)}, ` +
        `PostgreSQL ${median(rounds.map(({ postgres }) => postgres)).toFixed(2)}; rounds ${spread(all)}`,
    });
  }
  return [...figures, { name: "server's memory after all that", value: server.residentMib(), unit: "MiB" }];
}

/** Processor seconds of the benchmark's PostgreSQL: all processes whose parent is the one that listens. */
function postgresSeconds(): number {
  const port = new URL(process.env["TEST_POSTGRES_URL"]!).port;
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const stat = (pid: string): string[] => {
    try {
      return readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
    } catch {
      return [];
    }
  };
  const command = (pid: string): string => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    } catch {
      return "";
    }
  };
  const parent = processes.find((pid) => command(pid).includes(`-p ${port} `) && command(pid).includes("/postgres"));
  if (!parent) throw new Error("PostgreSQL's process was not found");
  let ticks = 0;
  for (const pid of processes) {
    const fields = stat(pid);
    // utime and stime of its children that run, and of those that have ended.
    if (fields[1] === parent) ticks += Number(fields[11]) + Number(fields[12]);
    if (pid === parent) ticks += Number(fields[13]) + Number(fields[14]);
  }
  return ticks / 100;
}
