import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { LISTED_TABLES } from "#server/db/account-storage.ts";
import { FINDS_SESSION, ON_ALL_NODES, ON_COORDINATOR, ON_EVERY_NODE } from "#server/db/spread.ts";
import { KEPT_PAGE } from "./check-kept-pages.ts";
import { tableUses } from "./named-users.ts";
import type { SentStatement } from "./record-statements.ts";

/** The operator's views are over spread tables; the first has a row for each account. */
const VIEWS: [string, string][] = [
  ["operator_accounts", "id"],
  ["operator_figures", "user_id"],
];

/** What a page that is kept could not be read from. */
const CHANGES_BY_ITSELF =
  /\b(?:now|\w+_timestamp|timeofday|random|gen_random_uuid|current_\w+|localtime\w*)\b|'(?:now|today|tomorrow|yesterday)'/i;
/** They may read anything. */
const OWN_FUNCTION = /\bapp_(?!session\b|user_id\b)\w+/;

/** What is wrong with a statement on a cluster; null if nothing is. `spread`: the tables spread by `user_id`. */
export function complaint(
  { text, file }: Pick<SentStatement, "text" | "file">,
  spread: Iterable<string>,
): string | null {
  const columns = new Map([...[...spread].map((table): [string, string] => [table, "user_id"]), ...VIEWS]);
  const uses = tableUses(text, columns);
  const nobodys = [...new Set(uses.filter(({ bound }) => bound === null).map(({ table }) => table))];
  if (nobodys.length > 0 && !(file !== null && file in ON_ALL_NODES))
    return `names no user for ${nobodys.join(", ")}: add OWN_ID, or the file to ON_ALL_NODES in server/db/spread.ts`;
  if (KEPT_PAGE.test(text)) {
    const all = [
      ...spread,
      ...Object.keys(ON_EVERY_NODE),
      ...Object.keys(ON_COORDINATOR),
      ...VIEWS.map(([name]) => name),
    ];
    const read = tableUses(text, new Map(all.map((table) => [table, "user_id"]))).map(({ table }) => table);
    const others = read.filter((table) => table !== "account_storage" && !LISTED_TABLES.includes(table));
    if (others.length > 0)
      return `is kept, and reads ${others.join(", ")}: see LISTED_TABLES in server/db/account-storage.ts`;
    const called = OWN_FUNCTION.exec(text)?.[0];
    if (called) return `is kept, and calls ${called}, which may read other tables`;
    if (CHANGES_BY_ITSELF.test(text)) return "is kept, and what it reads changes by itself";
  }
  if (uses.some(({ bound }) => bound === "session") && !FINDS_SESSION.test(text))
    return "takes the user from app_user_id(), which a cluster does not look into: use OWN_ID";
  return null;
}

const SCHEMA = new URL("../../server/db/schema/", import.meta.url);

/** The tables spread by `user_id`; tests/db/spread.pg.test.ts compares them with the migrated schema. */
export async function spreadTables(): Promise<string[]> {
  const modules = await Promise.all(
    readdirSync(SCHEMA).map((name) => import(new URL(name, SCHEMA).href) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((each) => is(each, PgTable));
  return tables
    .map((table) => getTableName(table))
    .filter((name) => !(name in ON_EVERY_NODE || name in ON_COORDINATOR));
}

/**
 * A folder for the statements that this run's processes send, in SENT_STATEMENTS: a new one, or that in KEEP_STATEMENTS,
 * which stays with their first values, to plan them elsewhere.
 */
export function startRecording(): string {
  const folder = process.env["KEEP_STATEMENTS"] ?? mkdtempSync(join(tmpdir(), "sintonia-statements-"));
  process.env["SENT_STATEMENTS"] = folder;
  return folder;
}

/** The statements in the folder, each once. */
function readSent(folder: string): SentStatement[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  const sent = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as SentStatement);
  return [...new Map(sent.map((each) => [`${each.file} ${each.text}`, each])).values()];
}

/** The same for each length of a list of values: how many rows are due at once depends on the moment. */
function shape(text: string): string {
  return text.replaceAll(/\$\d+(?:, \$\d+)*/g, "$");
}

/** Reads the folder, and removes a new one. @throws an error that names each statement a cluster could not send to one machine. */
export async function checkSent(folder: string): Promise<void> {
  const sent = readSent(folder);
  const spread = await spreadTables();
  if (!process.env["KEEP_STATEMENTS"]) rmSync(folder, { recursive: true });
  // A process that a test starts beside the first one sends the same statements, from nobody knows where.
  const files = new Map(sent.filter(({ file }) => file !== null).map(({ text, file }) => [shape(text), file]));
  const wrong = sent.flatMap((each) => {
    const reason = complaint({ text: each.text, file: each.file ?? files.get(shape(each.text)) ?? null }, spread);
    return reason === null ? [] : [`${each.file ?? "the sign-in library"} ${reason}\n  ${each.text}`];
  });
  if (wrong.length > 0)
    throw new Error(`${wrong.length} statements that a cluster would ask everywhere:\n${wrong.join("\n")}`);
}
