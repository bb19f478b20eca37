import { createHash } from "node:crypto";
import { serializeSigned } from "hono/utils/cookie";
import pg from "pg";
import { migrateDatabase } from "#server/db/migrate.ts";
import { credentialHash } from "#server/auth/credential.ts";
import { COOKIE_PREFIX } from "#server/auth/session.ts";
import {
  createDatabase,
  databaseUrl,
  startPostgres,
  superuserDatabaseUrl,
  type ClusterOptions,
} from "../tests/support/postgres.ts";

/** The size of both databases: people per user, notes per person. */
export interface Size {
  users: number;
  people: number;
  notes: number;
}

export interface SeededUser {
  id: string;
  token: string;
  /** The Cookie header of the user's session. */
  cookie: string;
}

/** Signs the cookies here and verifies them in the server under test. */
export const AUTH_SECRET = "only for measurements, never for people";

const TIME_LEFT = "interval '30 days'";
const NOTE = "repeat('met for coffee and talked ', 4)";

/** A private PostgreSQL. Disposing of it stops it. `url` is for a role that row-level security applies to. */
export interface BenchCluster extends AsyncDisposable {
  createDatabase(name: string): Promise<BenchDatabase>;
  /** One that is there, in a folder that was kept. */
  database(name: string): BenchDatabase;
  /** Restarts it as after a crash. @throws if it does not start. */
  restart(): Promise<void>;
}

export interface BenchDatabase {
  url: string;
  superuserUrl: string;
}

export async function startCluster(options: ClusterOptions = {}): Promise<BenchCluster> {
  const { url, restart, stop } = await startPostgres(options);
  process.env["TEST_POSTGRES_URL"] = url;
  const database = (name: string) => ({ url: databaseUrl(name), superuserUrl: superuserDatabaseUrl(name) });
  return {
    restart,
    database,
    createDatabase: async (name) => {
      await createDatabase(name);
      return database(name);
    },
    [Symbol.asyncDispose]: stop,
  };
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}

function uuid(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

/** The id of a seeded persona; user and place are counted from 1. */
export function personaId(user: number, place: number): string {
  return uuid(user * 1000 + place);
}

/** Runs statements as a superuser, who bypasses row-level security. */
export async function fill(superuser: pg.ClientConfig, statements: string[]): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates and fills the floor's tables, only as far as its query needs. Returns the Cookie headers. */
export async function seedFloor(superuserUrl: string, { users, people, notes }: Size): Promise<string[]> {
  await fill({ connectionString: superuserUrl }, [
    `create table users (id int primary key, email text not null);
     create table sessions (token text primary key, user_id int not null references users (id), expires_at timestamptz not null);
     create table people (id int primary key generated always as identity, owner_id int not null references users (id),
       name text not null, relation text not null, updated_at timestamptz not null);
     create table notes (id int primary key generated always as identity, person_id int not null references people (id),
       owner_id int not null, body text not null, created_at timestamptz not null)`,
    `insert into users select u, 'u' || u || '@example.org' from generate_series(1, ${users}) u`,
    `insert into sessions select md5('session ' || u), u, now() + ${TIME_LEFT} from generate_series(1, ${users}) u`,
    `insert into people (owner_id, name, relation, updated_at)
     select u, 'Person ' || p || ' of ' || u, (array['friend', 'family', 'colleague'])[1 + p % 3], now() - p * interval '1 hour'
     from generate_series(1, ${users}) u, generate_series(1, ${people}) p`,
    `insert into notes (person_id, owner_id, body, created_at)
     select p.id, p.owner_id, 'Note ' || n || ': ' || ${NOTE}, now() - n * interval '1 day'
     from people p, generate_series(1, ${notes}) n`,
    "create index on people (owner_id, updated_at desc)",
    "create index on notes (person_id, created_at desc)",
    "grant select, insert, update on all tables in schema public to public",
    "vacuum analyze",
  ]);
  return Array.from({ length: users }, (_, index) => `sid=${md5(`session ${index + 1}`)}`);
}

/** Fills Sintonia's schema with the same amount; all users have consented to the model. Returns the signed-in users. */
export async function seedSintonia(database: { url: string; superuserUrl: string }, size: Size): Promise<SeededUser[]> {
  await migrateDatabase({ connectionString: database.url });
  await fillSintonia({ connectionString: database.superuserUrl }, size);
  return signInUsers(size.users);
}

/** An SQL expression for the id derived from a number. */
export function sqlId(n: string): string {
  return `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
}

/** Inserts only the rows, into a migrated database. */
export async function fillSintonia(superuser: pg.ClientConfig, { users, people, notes }: Size): Promise<void> {
  const id = sqlId;
  await fill(superuser, [
    `insert into users (id, name, email)
     select ${id("u")}, 'User ' || u, 'u' || u || '@example.org' from generate_series(1, ${users}) u`,
    `insert into sessions (token_hash, user_id, expires_at)
     select encode(sha256(convert_to('session:' || md5('session ' || u), 'UTF8')), 'hex'), ${id("u")}, now() + ${TIME_LEFT} from generate_series(1, ${users}) u`,
    "insert into profiles (user_id, name, language) select id, name, 'en' from users",
    "insert into consents (user_id, kind, version) select id, 'model', 'bench' from users",
    // Marked as read for danger, as the application marks people it creates.
    `insert into personas (id, user_id, name, context, relationship_type, safety_read_at, created_at)
     select ${id("u * 1000 + p")}, ${id("u")}, 'Person ' || p || ' of ' || u,
       (array['friend', 'family', 'colleague'])[1 + p % 3], (array['Friend', 'Family', 'Colleague'])[1 + p % 3],
       now(), now() - p * interval '1 hour'
     from generate_series(1, ${users}) u, generate_series(1, ${people}) p`,
    `insert into notes_persona (user_id, persona_id, content, created_at)
     select p.user_id, p.id, 'Note ' || n || ': ' || ${NOTE}, now() - n * interval '1 day'
     from personas p, generate_series(1, ${notes}) n`,
    "vacuum analyze",
  ]);
}

/** The stored hash of a seeded user's session token. */
export function sessionHash(user: number): string {
  return credentialHash("session", md5(`session ${user}`));
}

function signInUsers(users: number): Promise<SeededUser[]> {
  return Promise.all(Array.from({ length: users }, (_, index) => signInUser(index + 1)));
}

/** A seeded user, counted from 1, with their session. */
export async function signInUser(user: number): Promise<SeededUser> {
  return { id: uuid(user), token: md5(`session ${user}`), cookie: await sessionCookie(user) };
}

/** The Cookie header of the session of a seeded user, counted from 1. */
export async function sessionCookie(user: number): Promise<string> {
  return serializeSigned(`${COOKIE_PREFIX}.session_token`, md5(`session ${user}`), AUTH_SECRET);
}
