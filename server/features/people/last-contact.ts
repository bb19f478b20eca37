import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";

/** When the newest note about a person is dated or an interaction was completed, whichever is later; null for neither. */
export async function lastContact(tx: Tx, personaId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    select greatest(
      (select max(created_at) from ${notesPersona} where persona_id = ${personaId} and deleted_at is null),
      (select max(completed_date) from ${interactions}
        where persona_id = ${personaId} and status = 'completed' and deleted_at is null)
    ) as at`);
  const at = rows[0]?.at;
  return at ? new Date(at).toISOString() : null;
}
