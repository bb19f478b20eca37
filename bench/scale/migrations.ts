import { migrateDatabase } from "#server/db/migrate.ts";
import type { Figure } from "../report.ts";
import type { Side } from "./databases.ts";
import type { Template } from "./template.ts";

export async function measureMigrations(side: Side, _template: Template): Promise<Figure[]> {
  await migrateDatabase({ connectionString: side.url });
  return [];
}
