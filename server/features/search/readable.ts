import { sql, type SQL } from "drizzle-orm";
import { notWrong } from "#server/records/memory/not-wrong.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas } from "#server/db/schema/people.ts";

/**
 * SQL: every record that a coach may read (not deleted, archived, left out or marked wrong), of all users visible to
 * the role, or of one: user_id, table_name, record_id, persona_id, text.
 */
export function readableRecords(userId?: SQL): SQL {
  const user = userId ?? sql`r.user_id`;
  const theirs = userId ? sql`r.user_id = ${userId}` : sql`true`;
  const stays = sql`exists (select from ${personas} p where p.user_id = ${user} and p.id = r.persona_id
    and p.deleted_at is null and not p.left_out_of_ai) and ${notWrong(sql`r.id`, sql`r.persona_id`, user)}`;
  return sql`
    select r.user_id, 'notes_persona' as table_name, r.id as record_id, r.persona_id, r.content as text
      from ${notesPersona} r where ${theirs} and r.deleted_at is null and not r.left_out_of_ai and ${stays}
    union all
    select r.user_id, 'interactions', r.id, r.persona_id, concat_ws(' ', r.objectives, r.avoid, r.feeling, r.expectation, r.result_summary)
      from ${interactions} r where ${theirs} and r.deleted_at is null and ${stays}
    union all
    select r.user_id, 'chat_messages', r.id, r.persona_id, r.content
      from ${chatMessages} r join ${conversations} c on c.user_id = r.user_id and c.id = r.conversation_id
      where ${theirs} and c.deleted_at is null and r.role = 'user' and ${stays}
    union all
    select r.user_id, 'persona_profile_answers', r.id, r.persona_id, r.answer
      from ${personaProfileAnswers} r where ${theirs} and r.archived_at is null and char_length(r.answer) > 2 and ${stays}`;
}
