import { openDirect } from "#server/db/backup/open-direct.ts";
import { ownTables } from "#server/db/backup/tables.ts";
import type { ConnectOptions } from "#server/db/connect.ts";

/** All tables with all rows, including generated columns, in a stable order. */
export async function contentOf(options: ConnectOptions): Promise<Record<string, unknown[]>> {
  const direct = await openDirect(options);
  const { client } = direct;
  await client.query("begin; set local timezone = 'UTC'");
  const tables = await ownTables(client);
  await client.query("set local role sintonia_system");
  const content: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from public."${name}" t order by 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  await direct.close();
  return content;
}
