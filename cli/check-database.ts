import path from "node:path";
import { symmetricDecrypt } from "better-auth/crypto";
import pg from "pg";
import { databaseExists } from "#server/db/backup/open-direct.ts";
import { attachOrOpen } from "#server/db/embedded/open.ts";
import { lastMigration, schemaState } from "#server/db/migrate.ts";
import { isDirect } from "#server/db/pooler.ts";
import { explain } from "#server/explain.ts";
import { causesOf } from "#server/runtime/causes.ts";
import type { Env } from "#server/runtime/env.ts";
import { secretOf } from "./backup.ts";
import { ownedByAnother } from "./check-folders.ts";
import { note, ok, wrong, type Finding } from "./findings.ts";

const ABOUT = "database";
const LIMIT_MS = 10_000;
/** The oldest PostgreSQL that the migrations run on. */
const OLDEST = 15;
const ROLES = ["sintonia_app", "sintonia_system", "sintonia_operator"];

/** Whether the database answers and this version can start on it. Changes nothing: no migration, no table. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  try {
    return env.DATABASE_URL ? await checkPostgres(env.DATABASE_URL, env) : await checkEmbedded(env);
  } catch (error) {
    return [wrong(ABOUT, reasonOf(error))];
  }
}

async function checkEmbedded(env: Env): Promise<Finding[]> {
  const folder = path.resolve(env.DATA_DIR);
  if (!databaseExists({ dataDir: folder })) {
    return [note(ABOUT, `there is none in ${folder} yet; the first start creates the embedded one`)];
  }
  const foreign = ownedByAnother(folder);
  // Root would leave files that the server cannot open.
  if (foreign) return [note(ABOUT, `not tried: ${foreign}`)];
  const embedded = await attachOrOpen(folder);
  try {
    const where = embedded.owned ? "" : ", in the running server";
    return await withClient(embedded.connection, async (client) => {
      const schema = await schemaFinding(client, env, `the embedded one answers${where}`);
      return [schema, ...(await secretFindings(client, env, schema))];
    });
  } finally {
    await embedded.close();
  }
}

async function checkPostgres(connectionString: string, env: Env): Promise<Finding[]> {
  return withClient({ connectionString }, async (client) => {
    const { rows } = await client.query<Facts>(FACTS, [ROLES]);
    const facts = rows[0]!;
    const answers = `PostgreSQL ${facts.version} answers`;
    if (Number.parseInt(facts.version, 10) < OLDEST) return [wrong(ABOUT, `${answers}, but ${OLDEST} is needed`)];
    if (facts.standby) return [wrong(ABOUT, `${answers}, but it is a standby, which takes no writes`)];
    const schema = await schemaFinding(client, env, answers);
    const lent = !(await isDirect(client));
    const pooler = lent && !env.DATABASE_POOLER ? [note("pooler", LENT)] : [];
    const secret = await secretFindings(client, env, schema);
    return [schema, ...checkRole(facts, schema.state === "note"), ...pooler, ...secret];
  });
}

const LENT = "there is one that lends its connections by transaction; the server will see that";

interface Facts {
  version: string;
  standby: boolean;
  role: string;
  superuser: boolean;
  may_create_roles: boolean;
  may_create_schemas: boolean;
  may_create_tables: boolean;
  missing: string[];
  foreign: string[];
}

/** Since PostgreSQL 16 a member of a role need not have the right to become it. */
const MEMBERSHIP = `case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end`;

const FACTS = `
  select current_setting('server_version') as version, pg_is_in_recovery() as standby,
    rolname::text as role, rolsuper as superuser, rolcreaterole as may_create_roles,
    has_database_privilege(current_database(), 'create') as may_create_schemas,
    coalesce(has_schema_privilege('public', 'create'), false) as may_create_tables,
    array(select wanted from unnest($1::text[]) wanted
      where not exists (select from pg_roles where rolname = wanted)) as missing,
    array(select found.rolname::text from pg_roles found
      where found.rolname = any ($1) and not pg_has_role(current_user, found.oid, ${MEMBERSHIP})) as foreign
  from pg_roles where rolname = current_user`;

/** @param creates whether the next start has tables to create or change */
function checkRole(facts: Facts, creates: boolean): Finding[] {
  const { role, missing, foreign } = facts;
  const about = "database role";
  const see = "docs/OPERATIONS.md, PostgreSQL, lists what it needs";
  if (facts.superuser) return [note(about, `${role} is a superuser; use one that is not: ${see}`)];
  // A first migration makes it a member of roles that another database has created.
  if (foreign.length > 0 && !(creates && facts.may_create_roles))
    return [wrong(about, `${role} is not a member of ${foreign.join(", ")}: ${see}`)];
  if (missing.length > 0 && !facts.may_create_roles) {
    return [wrong(about, `${role} may not create ${missing.join(", ")}: ${see}`)];
  }
  if (creates && !(facts.may_create_schemas && facts.may_create_tables)) {
    return [wrong(about, `${role} may not create tables in this database: ${see}`)];
  }
  return [ok(about, `${role} has the privileges it needs`)];
}

async function schemaFinding(client: pg.Client, env: Env, answers: string): Promise<Finding> {
  if ((await lastMigration(client)) === null)
    return note(ABOUT, `${answers}, without tables; the first start creates them`);
  const state = await schemaState(client);
  if (state === "older") return note(ABOUT, `${answers}, with an older schema; the next start migrates it`);
  if (state === "current") return ok(ABOUT, `${answers}, with the schema of this version`);
  const text = `${answers}, but a newer version has migrated it`;
  if (env.ALLOW_NEWER_SCHEMA) return note(ABOUT, `${text}; ALLOW_NEWER_SCHEMA lets this one start anyway`);
  return wrong(ABOUT, `${text}; start that version, or restore an earlier backup`);
}

/** Whether a second factor, if anybody has one, can be decrypted. */
async function secretFindings(client: pg.Client, env: Env, schema: Finding): Promise<Finding[]> {
  const secret = secretOf(env);
  if (schema.state !== "ok" || !secret) return [];
  await client.query("savepoint asked");
  try {
    await client.query("set local role sintonia_system");
    const { rows } = await client.query<{ secret: string }>("select secret from two_factors where verified limit 1");
    if (rows[0]) await symmetricDecrypt({ key: secret.value, data: rows[0].secret });
    return [];
  } catch (error) {
    // That its role lacks a privilege is told elsewhere.
    return error instanceof pg.DatabaseError ? [] : [wrong("AUTH_SECRET", OTHER_SECRET)];
  } finally {
    await client.query("rollback to savepoint asked");
  }
}

const OTHER_SECRET =
  "it is not the one with which second factors were encrypted: nobody who has one can sign in; " +
  "docs/OPERATIONS.md, From one kind of database to the other";

/** The session may be a running server's, whose role may not read the migrations; afterwards it is as it was. */
async function withClient(config: pg.ClientConfig, ask: (client: pg.Client) => Promise<Finding[]>): Promise<Finding[]> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS });
  // A lost connection rejects the running query; without a listener the error event would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("begin read only; set local role none");
    const found = await ask(client);
    await client.query("rollback");
    return found;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where a database does not exist, PgBouncer keeps its client waiting. */
const SILENT = "it does not answer within ten seconds; where a pooler is between, its log says what PostgreSQL refuses";

const REASONS: Record<string, string> = {
  "28P01": "it refuses the user name or password of DATABASE_URL",
  "28000": "it refuses this user from here (pg_hba.conf)",
  // PgBouncer gives nearly all its errors this code.
  "08P01": "the pooler refuses the user name or password of DATABASE_URL, or PostgreSQL the pooler: its log says which",
  "3D000": "it has no database of the name in DATABASE_URL",
  "42704": "it does not have this role",
  ECONNREFUSED: "nothing listens at the address in DATABASE_URL",
  ENOTFOUND: "there is no host of the name in DATABASE_URL; in a password, /, @, # and the like are percent-encoded",
  ENOENT: "there is no socket at the address in DATABASE_URL",
  ETIMEDOUT: "it does not answer",
};

function reasonOf(error: unknown): string {
  const last = causesOf(error).at(-1);
  const code = last && "code" in last ? String(last.code) : "";
  if (/timeout/i.test(last?.message ?? "")) return SILENT;
  const known = REASONS[code] ?? explain(error)?.replace(/\.$/, "");
  return known ?? `it fails (${code || (last?.message ?? String(error))})`;
}
