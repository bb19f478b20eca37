import { sql, type SQL } from "drizzle-orm";
import { chatMessages } from "#server/db/schema/chat.ts";

/** In SQL, the id of a conversation's newest message. It ends its path: what follows a message is newer. */
export function newestOf(conversationId: string | null): SQL {
  return sql`(select id from ${chatMessages} where conversation_id = ${conversationId}
    order by created_at desc, id desc limit 1)`;
}

/**
 * In SQL, a message by its id, for the step of a recursive statement: `lateral` with `limit` has PostgreSQL look each one
 * up by its key, where a join, planned without knowing how deep the tree is, may read the whole table at every step.
 */
export function messageById(id: SQL): SQL {
  return sql`lateral (select * from ${chatMessages} where id = ${id} limit 1)`;
}

/** In SQL, the id of the newest message that follows another one, however far down; the message itself if none does. */
export function newestBelow(id: string, conversationId: string): SQL {
  return sql`(with recursive below as (
      select id, created_at from ${chatMessages} where id = ${id} and conversation_id = ${conversationId}
      union all
      select m.id, m.created_at from below cross join lateral (
        select id, created_at from ${chatMessages} where parent_message_id = below.id offset 0) m
    ) select id from below order by created_at desc, id desc limit 1)`;
}
