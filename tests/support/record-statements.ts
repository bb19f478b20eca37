import { AsyncLocalStorage } from "node:async_hooks";
import { appendFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import pg from "pg";
import type { Database } from "#server/db/connect.ts";
import { checkingKept, hidingState } from "./check-kept-pages.ts";

/** A statement that the server sent while a test ran. */
export interface SentStatement {
  text: string;
  /** The role of its transaction, without the prefix: `app`, `system`, `operator`. */
  role: string;
  /** The file that opened the transaction; null if the sign-in library did. */
  file: string | null;
  /** The values of the first time, for checks that plan the statement. */
  values: unknown[];
}

const ROOT = resolve(import.meta.dirname, "../..");
const OPENING = /^begin; set local role sintonia_(\w+)/;
const CONTROL = /^(?:begin|commit|rollback|savepoint|release|set|explain)\b/i;
/** Its callers have the statements. */
const PASSES_ON = "server/db/session-read.ts";

interface Caller {
  file: string;
  byTest: boolean;
  /** The role of a statement without a transaction block. */
  role?: string;
}

const callers = new AsyncLocalStorage<Caller>();
const roles = new WeakMap<object, string>();
const seen = new Set<string>();

/** The files of the running functions, innermost first; unlike a printed stack, without the cost of source maps. */
function runningFiles(): string[] {
  const before = Object.getOwnPropertyDescriptor(Error, "prepareStackTrace");
  Error.prepareStackTrace = (_, calls) => calls;
  const calls = new Error().stack as unknown as NodeJS.CallSite[];
  if (before) Object.defineProperty(Error, "prepareStackTrace", before);
  else Reflect.deleteProperty(Error, "prepareStackTrace");
  return calls.map((call) => (call.getFileName() ?? "").replace(/^file:\/\//, ""));
}

/** The file that called the database, seen from one of its methods. */
function caller(): Caller {
  for (const file of runningFiles()) {
    if (!file.startsWith("/") || file === import.meta.filename || file.includes("node_modules")) continue;
    const path = relative(ROOT, file);
    if (path === PASSES_ON) continue;
    return { file: path, byTest: !/^(?:server|cli)\//.test(path) || /\.test\./.test(path) };
  }
  return { file: "", byTest: false };
}

/** The names of the databases whose statements are noted: not those that a test opens by itself, and asks itself. */
const noted = new Set<string>();

/** The same database, whose statements are noted, with who opened each transaction. */
export function withCallers(db: Database, url: string): Database {
  if (!process.env["SENT_STATEMENTS"]) return db;
  noted.add(new URL(url).pathname.slice(1));
  const plain = { ...db };
  const known: Pick<Database, "withUser" | "withSystem" | "withOperator" | "statement" | "read" | "accountState"> = {
    withUser: (userId, work) => callers.run(caller(), () => plain.withUser(userId, work)),
    withSystem: (work) => callers.run(caller(), () => plain.withSystem(work)),
    withOperator: (work) => callers.run(caller(), () => plain.withOperator(work)),
    statement: (query) => callers.run(caller(), () => plain.statement(query)),
    read: (query, whose) => callers.run({ ...caller(), role: "app" }, () => checkingKept(plain, query, whose)),
    accountState: (hash) => callers.run({ ...caller(), role: "app" }, () => hidingState(plain.accountState, hash)),
  };
  return Object.assign(db, known);
}

function note(client: object, config: unknown, values: unknown): void {
  const given = typeof config === "string" ? { text: config } : (config as Partial<pg.QueryConfig> | null);
  const text = given?.text?.trim();
  if (!text) return;
  const opened = OPENING.exec(text)?.[1];
  if (opened) roles.set(client, opened);
  const by = callers.getStore();
  const role = roles.get(client) ?? by?.role;
  if (/commit$|^rollback$/i.test(text)) roles.delete(client);
  if (opened || role === undefined || by?.byTest || CONTROL.test(text)) return;
  if (!noted.has((client as { database?: string }).database ?? "")) return;
  const key = `${role} ${by?.file} ${text}`;
  if (seen.has(key)) return;
  seen.add(key);
  const sent: SentStatement = {
    text,
    role,
    file: by?.file ?? null,
    values: (given?.values ?? (Array.isArray(values) ? values : [])) as unknown[],
  };
  appendFileSync(join(process.env["SENT_STATEMENTS"]!, `${process.pid}.jsonl`), `${JSON.stringify(sent)}\n`);
}

const query = Reflect.get(pg.Client.prototype, "query") as (...input: unknown[]) => unknown;
const patched = Symbol.for("sintonia.sent-statements");

/** Set-up file of the project `postgres`: notes each statement of the server once for each process. */
if (process.env["SENT_STATEMENTS"] && !(patched in query)) {
  const noting = function noting(this: object, config: unknown, values: unknown, ...rest: unknown[]): unknown {
    note(this, config, values);
    return query.call(this, config, values, ...rest);
  };
  Object.assign(noting, { [patched]: true });
  Object.assign(pg.Client.prototype, { query: noting });
}
