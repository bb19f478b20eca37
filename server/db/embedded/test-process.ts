import { once } from "node:events";
import { parseArgs } from "node:util";
import pg from "pg";
import { embeddedPoolOptions, openEmbedded } from "./open.ts";

/**
 * A second process for tests: opens the data folder and prints "open" or the error's code. Then `hold` waits for the
 * end of its input and closes, `insert` prints the id of each acknowledged row until killed, and `leave` inserts one
 * row and exits without closing.
 */
const [mode, dataDir] = parseArgs({ allowPositionals: true }).positionals;
if (mode === undefined || dataDir === undefined) throw new Error("usage: test-process.ts MODE FOLDER");

const database = await openEmbedded(dataDir).catch((error: { code: string; pid?: number }) => {
  print(`${error.code} ${error.pid}`);
  process.exit(1);
});
const pool = new pg.Pool(embeddedPoolOptions(database.connection));
await pool.query("create table if not exists rows (id serial primary key)");
print("open");

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function insert(): Promise<void> {
  const { rows } = await pool.query<{ id: number }>("insert into rows default values returning id");
  print(String(rows[0]?.id));
}

if (mode === "leave") {
  await insert();
  await pool.end();
} else if (mode === "insert") {
  for (;;) await insert();
} else {
  process.stdin.resume();
  await once(process.stdin, "end");
  await pool.end();
  await database.close();
}
