import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";

interface Of {
  userId: SQLWrapper | string;
  personaId: SQLWrapper | string;
}

/**
 * SQL: the later of the newest note's date and the last completed interaction, but not earlier than before a note's
 * date was moved back; null if there is neither.
 */
export function lastContactOf({ userId, personaId }: Of): SQL {
  return sql`greatest(
    (select contacted_at from ${personas} where user_id = ${userId} and id = ${personaId}),
    (select max(created_at) from ${notesPersona}
      where user_id = ${userId} and persona_id = ${personaId} and deleted_at is null),
    (select max(completed_date) from ${interactions}
      where user_id = ${userId} and persona_id = ${personaId} and status = 'completed' and deleted_at is null))`;
}

/** Queries it; an ISO string. */
export async function lastContact(tx: Tx, of: Of): Promise<string | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`select ${lastContactOf(of)} as at`);
  const at = rows[0]?.at;
  return at ? new Date(at).toISOString() : null;
}
