import { sql } from "drizzle-orm";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { OPEN_ALARM } from "./findings.ts";

/** Whether the user has any open danger: then nothing rings or lights up a screen that somebody else may see. */
export async function isDangerOpen(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ open: boolean }>(
    sql`select exists(select from ${safetyFindings} f where f.user_id = ${OWN_ID} and ${OPEN_ALARM}) as open`,
  );
  return rows[0]?.open === true;
}
