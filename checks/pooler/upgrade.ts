import pg from "pg";
import { applyMigrations, knownMigrations } from "#server/db/migrate.ts";
import type { Figure } from "../../bench/report.ts";
import { measureMigrations } from "../../bench/scale/migrations.ts";
import { fillSintonia, startCluster } from "../../bench/seed.ts";
import { startPgBouncer } from "./pgbouncer.ts";

const BEFORE = "0005_look_back_day";
const SIZE = { users: 200, people: 20, notes: 20 };
/** Processes that start with the new version at the same time. */
const MIGRATORS = 3;

/**
 * A database of an earlier version is migrated through PgBouncer by several processes at once, while notes are written
 * through it and a transaction holds locks that the migrations need.
 */
export async function measureUpgrade(connections: number): Promise<Figure[]> {
  await using cluster = await startCluster();
  const database = await cluster.createDatabase("upgrade");
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    await owner.query("begin");
    await applyMigrations(owner, BEFORE);
    await owner.query("commit");
    await fillSintonia({ connectionString: database.superuserUrl }, SIZE);
    await using pooler = await startPgBouncer(database.superuserUrl, { connections });
    const figures = await measureMigrations(
      { url: pooler.through(database.url), superuserUrl: database.superuserUrl },
      { migrators: MIGRATORS, writesTo: pooler.through(database.superuserUrl) },
    );
    const { rows } = await owner.query<{ at: string }>(
      "select created_at::text as at from drizzle.__drizzle_migrations",
    );
    const unlikeOnce = knownMigrations().filter(
      ({ when }) => rows.filter(({ at }) => Number(at) === when).length !== 1,
    );
    const { rowCount } = await owner.query("select from pg_index where not indisvalid");
    return [
      ...figures,
      {
        name: "migrations not recorded once",
        value: unlikeOnce.length,
        unit: `of ${knownMigrations().length}`,
        bound: { atMost: 0 },
        detail: `${MIGRATORS} processes at once`,
      },
      { name: "indexes that are not valid", value: rowCount ?? 0, unit: "", bound: { atMost: 0 } },
    ];
  } finally {
    await owner.end();
  }
}
