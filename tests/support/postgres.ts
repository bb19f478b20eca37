import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { freePort } from "./listen.ts";

const OLDEST = 15;
const SUPERUSER = "postgres";
/** The role tests log in as. Not a superuser, who would bypass row-level security; may create roles and databases. */
const LOGIN_ROLE = "sintonia_login";
const START_ATTEMPTS = 5;

/** A private PostgreSQL cluster. `url` is for the superuser and the database postgres. */
export type Cluster = {
  url: string;
  /** Stops it immediately, as in a crash, and starts it on the same port and data. @throws if it does not start. */
  restart: () => Promise<void>;
  /** Stops it and removes its folder. */
  stop: () => Promise<void>;
};

export interface ClusterOptions {
  /** The parent of the data folder; by default the system's temporary folder. */
  parent?: string;
  /** Committed transactions survive a crash of PostgreSQL. */
  durable?: boolean;
  /** Further settings, such as `shared_buffers=2GB`. */
  settings?: readonly string[];
  /** A folder that keeps the data for the next time, instead of a temporary one. */
  folder?: string | undefined;
}

function majorVersion(bin: string): number {
  const banner = execFileSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/(\d+)/.exec(banner)?.[1] ?? 0);
}

/** Folder of PostgreSQL's programs: Debian's newest (15 or later) or the one in PATH; undefined if there is none. */
export function findPostgres(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find(
    (bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres")) && majorVersion(bin) >= OLDEST,
  );
}

/** The user that PostgreSQL runs as when this process is root, because it refuses to run as root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user) throw new Error("PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Creates and runs the cluster under a shell that waits for the end of its standard input: however this process ends,
 * even by kill -9, the server stops and its folder is removed, unless it is to be kept. Each line it reads restarts the
 * server.
 */
const KEEPER = `
clear() { cd / && if [ "$5" != keep ]; then rm -rf "$2"; fi; }
fail() { cat "$2/log" >&2; clear "$@"; exit 1; }
start() {
  "$1/pg_ctl" -D "$2/data" -l "$2/log" -w -t 60 -o "-k $2 -p $3 -c listen_addresses=127.0.0.1 $4 \
    -c max_connections=300 -c jit=off" start >/dev/null 2>&1
}
[ -e "$2/data/PG_VERSION" ] || "$1/initdb" -D "$2/data" -U ${SUPERUSER} --pwfile="$2/password" -A scram-sha-256 -E UTF8 --locale=C.UTF-8 --no-sync \
  >"$2/log" 2>&1 || fail "$@"
start "$@" || fail "$@"
echo ready
while read -r _; do
  "$1/pg_ctl" -D "$2/data" -m immediate -w stop >/dev/null 2>&1
  if start "$@"; then echo ready; else echo failed; fi
done
mode=immediate
if [ "$5" = keep ]; then mode=fast; fi
"$1/pg_ctl" -D "$2/data" -m $mode -w stop >/dev/null 2>&1
clear "$@"
`;

/** Durability off: the data is discarded after the run. */
const FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off";

/** Runs the keeper until it reports ready. @throws with PostgreSQL's log if it fails. */
async function keep(bin: string, options: ClusterOptions): Promise<Cluster> {
  const { parent = tmpdir(), durable = false, settings = [], folder: kept } = options;
  const user = unprivileged();
  const folder = kept ?? mkdtempSync(join(parent, "sintonia-pg-"));
  mkdirSync(folder, { recursive: true });
  const secret = join(folder, "password");
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(18).toString("hex"), { mode: 0o600 });
  const password = readFileSync(secret, "utf8");
  if (user) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid);
  const port = await freePort();
  const given = [durable ? "" : FAST, ...settings.map((setting) => `-c ${setting}`)].join(" ");
  const keeping = ["postgres-keeper", bin, folder, String(port), given, kept ? "keep" : ""];
  const keeper = spawn("/bin/sh", ["-c", KEEPER, ...keeping], {
    cwd: folder,
    detached: true, // so that Ctrl-C in the terminal reaches the tests but not the server
    env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8" },
    stdio: ["pipe", "pipe", "pipe"],
    ...user,
  });
  const ended = new Promise<void>((resolve) => keeper.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    keeper.stderr.on("data", (part: Buffer) => (log += part.toString()));
    keeper.stdout.once("data", () => resolve());
    keeper.once("error", reject);
    keeper.once("close", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    restart: async () => {
      const said = new Promise<string>((resolve) => {
        keeper.stdout.once("data", (part: Buffer) => resolve(part.toString().trim()));
      });
      keeper.stdin.write("restart\n");
      if ((await said) !== "ready") throw new Error("PostgreSQL did not start again.");
    },
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}

/** Starts a private cluster in a temporary folder on a random port of 127.0.0.1 and creates the login role. */
export async function startPostgres(options: ClusterOptions = {}): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new Error(`PostgreSQL ${OLDEST} or newer is not installed (Debian: apt-get install postgresql).`);
  let cluster: Cluster | undefined;
  for (let attempt = 1; !cluster; attempt += 1) {
    try {
      cluster = await keep(bin, options);
    } catch (error) {
      // Another process may take the free port before PostgreSQL does.
      if (attempt >= START_ATTEMPTS || !String(error).includes("Address already in use")) throw error;
    }
  }
  const password = new URL(cluster.url).password;
  await asAdmin(async (admin) => {
    const { rowCount } = await admin.query("select from pg_roles where rolname = $1", [LOGIN_ROLE]);
    if (!rowCount) await admin.query(`create role ${LOGIN_ROLE} login createdb createrole password '${password}'`);
  }, cluster.url);
  return cluster;
}

function superuserUrl(): string {
  const url = process.env["TEST_POSTGRES_URL"];
  if (!url) throw new Error("TEST_POSTGRES_URL is not set: run these tests as the project `postgres`.");
  return url;
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>, url = superuserUrl()): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The port of the pooler through which all databases are reached (checks/pooler), if there is one. */
export const POOLER_PORT = process.env["TEST_POOLER_PORT"];

/**
 * URL of a database in the running cluster for the login role, which row-level security applies to: through the pooler
 * if there is one.
 */
export function databaseUrl(name: string): string {
  const url = new URL(directUrl(name));
  url.port = POOLER_PORT ?? url.port;
  return url.href;
}

/** The same database, past the pooler: for settings of a session, which a pooler gives to somebody else. */
export function pastPooler(url: string): string {
  return directUrl(new URL(url).pathname.slice(1));
}

function directUrl(name: string): string {
  const url = new URL(superuserUrl());
  url.username = LOGIN_ROLE;
  url.pathname = `/${name}`;
  return url.href;
}

/** URL of the same database for the superuser, whom neither row-level security nor triggers bind. */
export function superuserDatabaseUrl(name: string): string {
  const url = new URL(superuserUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function create(admin: pg.Client, name: string, template?: string): Promise<void> {
  const from = template ? `template ${admin.escapeIdentifier(template)}` : "";
  await admin.query(`create database ${admin.escapeIdentifier(name)} owner ${LOGIN_ROLE} ${from}`);
}

/** Creates a database owned by the login role, empty or as a copy of `template`. Returns its URL. */
export async function createDatabase(name: string, template?: string): Promise<string> {
  await asAdmin((admin) => create(admin, name, template));
  return databaseUrl(name);
}

/** Creates an empty database whose owner has the application's roles but cannot create roles. Returns its URL. */
export async function createDatabaseOfMember(name: string): Promise<string> {
  const url = new URL(databaseUrl(name));
  url.username = `${name}_owner`;
  await asAdmin(async (admin) => {
    const owner = admin.escapeIdentifier(url.username);
    await admin.query(`create role ${owner} login password '${url.password}'`);
    await admin.query(`grant sintonia_app, sintonia_system, sintonia_operator to ${owner}`);
    await admin.query(`create database ${admin.escapeIdentifier(name)} owner ${owner}`);
  });
  return url.href;
}

/** Drops a database and closes its open connections. No error if it does not exist. */
export async function dropDatabase(name: string): Promise<void> {
  await asAdmin((admin) => admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`));
}

/** Closes all connections to a database, as a restart of the server does. */
export async function endConnections(name: string): Promise<void> {
  await asAdmin((admin) =>
    admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]),
  );
}

/**
 * Creates the template database `name` once per cluster; concurrent callers wait for it. `fill` (the migrations)
 * receives its URL and must close its connections, because a database with open connections cannot be copied.
 */
export async function ensureTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  await asAdmin(async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext($1))", [name]); // released when the connection closes
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) return;
    await create(admin, name);
    try {
      // Not through a pooler, which would keep its connection.
      await fill(directUrl(name));
    } catch (error) {
      await admin.query(`drop database ${admin.escapeIdentifier(name)} with (force)`);
      throw error;
    }
  });
}
