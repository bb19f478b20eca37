import { randomUUID } from "node:crypto";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { mergeStorageRows } from "#server/db/account-storage.ts";
import { createNote } from "#server/features/notes/create-note.ts";
import { updateNote } from "#server/features/notes/update-note.ts";
import type { SessionUser } from "#server/services.ts";
import { median, spread, type Figure } from "../report.ts";
import { fill, personaId, seedSintonia, startCluster, type BenchCluster, type SeededUser } from "../seed.ts";

const SIZE = { users: 20, people: 10, notes: 20 };
const ROUNDS = 21;
/** Writes of one kind per round, sequential, spread over the users. */
const EACH = 100;
/** A quota far above what is stored; each write is still counted and checked against it. */
const QUOTA = 100_000_000;
const CONTENT = "We met for coffee and talked about the house. ".repeat(5);

interface Side {
  db: Database;
  users: SeededUser[];
  notes: { user: SessionUser; id: string }[];
}

/**
 * The cost of counting each account's bytes for its writes: the server's own operations on PostgreSQL, with and without
 * the triggers, alternating. Commits do not wait for the disk, which would hide the difference.
 */
export async function measureWrites(): Promise<Figure[]> {
  await using cluster = await startCluster();
  const counted = await open(cluster, "bench_counted", []);
  const bare = await open(cluster, "bench_bare", [WITHOUT_COUNTING]);
  try {
    const kinds = { "a note written": write, "a note changed": change };
    const times = Object.keys(kinds).map(() => ({ counted: [] as number[], bare: [] as number[] }));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [at, work] of Object.values(kinds).entries()) {
        const sides = [["counted", counted] as const, ["bare", bare] as const];
        for (const [name, side] of round % 2 === 0 ? sides : sides.toReversed()) {
          const ms = await timed(side, work);
          if (round > 0) times[at]?.[name].push(ms); // the first round warms up
        }
      }
      // As the server does every minute.
      await mergeStorageRows(counted.db);
    }
    return Object.keys(kinds).map((name, at) => figure(name, times[at]!));
  } finally {
    await counted.db.close();
    await bare.db.close();
  }
}

/** Drops the triggers that count bytes. Without their rows the trigger that checks the quota does not fire either. */
const WITHOUT_COUNTING = `do $$ declare t record; begin
  for t in select tgname, tgrelid::regclass as of from pg_trigger where tgname like 'store\\_%' loop
    execute format('drop trigger %I on %s', t.tgname, t.of);
  end loop;
end $$`;

async function open(cluster: BenchCluster, name: string, statements: string[]): Promise<Side> {
  const database = await cluster.createDatabase(name);
  const users = await seedSintonia(database, SIZE);
  await fill({ connectionString: database.superuserUrl }, statements);
  return { db: await connectDatabase({ databaseUrl: database.url, quota: QUOTA }), users, notes: [] };
}

const userOf = ({ id }: SeededUser): SessionUser => ({ id, email: "", name: "", sessionId: "", scope: null });

async function write({ db, users, notes }: Side, count: number): Promise<void> {
  const at = count % users.length;
  const user = userOf(users[at]!);
  const id = randomUUID();
  const input = { id, personaId: personaId(at + 1, 1), content: CONTENT, tags: [], left_out_of_ai: false };
  await createNote({ db, user, input });
  notes.push({ user, id });
}

/** Makes the text a little longer each time. */
async function change({ db, notes }: Side, count: number): Promise<void> {
  const { user, id } = notes[notes.length - 1 - count]!;
  await updateNote({ db, user, input: { id, content: `${CONTENT} And then.` } });
}

async function timed(side: Side, work: (side: Side, count: number) => Promise<void>): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < EACH; count += 1) await work(side, count);
  return (performance.now() - begun) / EACH;
}

function figure(name: string, { counted, bare }: { counted: number[]; bare: number[] }): Figure {
  const ratios = counted.map((ms, round) => ms / bare[round]!);
  return {
    name: `${name}, with its bytes counted`,
    value: median(ratios),
    unit: "times without",
    detail: `${median(counted).toFixed(2)} to ${median(bare).toFixed(2)} ms, rounds ${spread(ratios)}`,
  };
}
