import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { applyMigrations, knownMigrations, migrateDatabase } from "#server/db/migrate.ts";
import { startCluster, type BenchCluster, type BenchDatabase } from "../seed.ts";
import type { Figure } from "../report.ts";
import { measureMigrations } from "./migrations.ts";
import { multiply, stage, writeLarge } from "./multiply.ts";
import { createTemplate, type Template } from "./template.ts";

/** Accounts of the database that the large one is compared with. */
export const FEW = 200;
/** How many times an ordinary account a large one is. */
export const TIMES = 100;
/** The large database is filled at this migration and then brought up to date, which is measured. */
const BEFORE = "0005_look_back_day";

/** As on a machine with 8 GB; no log for a standby. */
const SETTINGS = [
  "shared_buffers=2GB",
  "effective_cache_size=6GB",
  "max_wal_size=8GB",
  "wal_level=minimal",
  "max_wal_senders=0",
];

export interface Side extends BenchDatabase {
  accounts: number;
}

export interface Databases {
  cluster: BenchCluster;
  template: Template;
  few: Side;
  many: Side;
  /** In `many`: a large account of many people, and one of many notes about each; counted from 1. */
  large: { people: number; notes: number };
  /** What was measured on the way: the migrations, where the database is not new. */
  figures: Figure[];
}

export interface ScaleOptions {
  accounts: number;
  /** A folder in which the databases are kept for the next time. */
  keep?: string | undefined;
}

interface Kept {
  accounts: number;
  template: { userId: string; rows: [string, string[]][] };
}

/** Starts the cluster and fills both databases, unless they were kept. */
export async function openDatabases({ accounts, keep }: ScaleOptions): Promise<Databases> {
  const cluster = await startCluster({ settings: SETTINGS, folder: keep });
  try {
    const file = keep && join(keep, "seeded.json");
    const large = { people: accounts + 1, notes: accounts + 2 };
    if (file && existsSync(file)) {
      const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
      if (kept.accounts !== accounts) throw new Error(`${keep} has ${kept.accounts} accounts.`);
      const template = { ...kept.template, rows: new Map(kept.template.rows) };
      const [few, many] = [cluster.database("scale_few"), cluster.database("scale_many")];
      await migrateDatabase({ connectionString: few.url });
      const figures = await measureMigrations(many);
      return { cluster, template, few: { ...few, accounts: FEW }, many: { ...many, accounts }, large, figures };
    }
    const template = await createTemplate(await cluster.createDatabase("scale_template"));
    const few = { ...(await cluster.createDatabase("scale_few")), accounts: FEW };
    const many = { ...(await cluster.createDatabase("scale_many")), accounts };
    await seed(few, template, knownMigrations().at(-1)!.tag);
    await seed(many, template, BEFORE);
    const figures = await measureMigrations(many);
    await onClient(many, async (client) => {
      await stage(client, template);
      await writeLarge(client, template, { account: large.people, growth: "people", times: TIMES });
      await writeLarge(client, template, { account: large.notes, growth: "notes", times: TIMES });
      await client.query("vacuum analyze");
    });
    const kept: Kept = { accounts, template: { ...template, rows: [...template.rows] } };
    if (file) writeFileSync(file, JSON.stringify(kept));
    return { cluster, template, few, many, large, figures };
  } catch (error) {
    await cluster[Symbol.asyncDispose]();
    throw error;
  }
}

async function seed(side: Side, template: Template, upTo: string): Promise<void> {
  const begun = performance.now();
  const owner = new pg.Client({ connectionString: side.url });
  await owner.connect();
  await owner.query("begin");
  await applyMigrations(owner, upTo);
  await owner.query("commit");
  await owner.end();
  await onClient(side, async (client) => {
    await stage(client, template);
    await multiply(client, template, side.accounts, say);
    await client.query("vacuum analyze");
    await checkWords(client);
  });
  say(`${side.accounts} accounts in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

/** The copied words of the search must be those that PostgreSQL would generate. */
async function checkWords(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ wrong: number; read: number }>(`
    select count(*) filter (where search is distinct from
      app_search_vector(title || ' ' || content || ' ' || app_tags_text(tags)))::int as wrong, count(*)::int as read
    from (select * from notes_persona limit 2000) notes`);
  if (rows[0]?.wrong !== 0 || rows[0].read === 0) throw new Error("the seeded notes have other words than their own");
}

/** As a superuser, who bypasses row-level security. */
export async function onClient<T>(side: BenchDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: side.superuserUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Progress, apart from the figures. */
export function say(text: string): void {
  console.error(`  ${text}`);
}
