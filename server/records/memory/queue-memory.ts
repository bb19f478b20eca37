import { sql, type SQL } from "drizzle-orm";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers } from "#server/db/schema/people.ts";
import { pendingEmbeddings, type MemoryTable } from "#server/db/schema/search.ts";

/**
 * Queues records for the coach's memory after they were written, changed, deleted, restored or left out of AI. Resets
 * the attempts of those already queued.
 */
export async function queueMemory(
  tx: Tx,
  userId: string,
  tableName: MemoryTable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(pendingEmbeddings)
    .values(ids.map((recordId) => ({ userId, tableName, recordId })))
    .onConflictDoUpdate({
      target: [pendingEmbeddings.userId, pendingEmbeddings.tableName, pendingEmbeddings.recordId],
      set: AGAIN,
    });
}

const AGAIN = { attempts: 0, nextAttemptAt: sql`excluded.next_attempt_at` };

/** Queues everything written about a person. */
export async function queuePersonaMemory(tx: Tx, personaId: string): Promise<void> {
  await queueRows(tx, [
    sql`select user_id, 'notes_persona', id from ${notesPersona} where user_id = ${OWN_ID} and persona_id = ${personaId}`,
    sql`select user_id, 'interactions', id from ${interactions} where user_id = ${OWN_ID} and persona_id = ${personaId}`,
    sql`select m.user_id, 'chat_messages', m.id from ${chatMessages} m where m.user_id = ${OWN_ID} and m.persona_id = ${personaId}`,
    sql`select user_id, 'persona_profile_answers', id from ${personaProfileAnswers} where user_id = ${OWN_ID} and persona_id = ${personaId}`,
  ]);
}

/** Queues the messages of a conversation. */
export async function queueConversationMemory(tx: Tx, conversationId: string): Promise<void> {
  await queueRows(tx, [
    sql`select m.user_id, 'chat_messages', m.id from ${chatMessages} m join ${conversations} c
        on c.user_id = m.user_id and c.id = m.conversation_id
      where c.user_id = ${OWN_ID} and c.id = ${conversationId}`,
  ]);
}

async function queueRows(tx: Tx, rows: SQL[]): Promise<void> {
  await tx.execute(queuedAgain(sql.join(rows, sql` union all `)));
}

/** SQL: queues rows of user_id, table_name and record_id; a statement or a part of one. */
export function queuedAgain(rows: SQL): SQL {
  return sql`insert into ${pendingEmbeddings} (user_id, table_name, record_id) ${rows}
    on conflict (user_id, table_name, record_id) do update set attempts = 0, next_attempt_at = excluded.next_attempt_at`;
}
