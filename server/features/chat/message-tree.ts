import { sql, type SQL } from "drizzle-orm";
import { OWN_ID } from "#server/db/own-rows.ts";
import { chatMessages } from "#server/db/schema/chat.ts";

/** SQL: the id of a conversation's newest message. It is the end of its path, because replies are newer. */
export function newestOf(conversationId: string | null): SQL {
  return sql`(select id from ${chatMessages} where user_id = ${OWN_ID} and conversation_id = ${conversationId}
    order by created_at desc, id desc limit 1)`;
}

/**
 * SQL: a message by id, for the step of a recursive query. `lateral` with `limit` makes PostgreSQL look up each row by
 * key; a join, planned without knowing the depth of the tree, may scan the whole table at every step.
 */
export function messageById(id: SQL): SQL {
  return sql`lateral (select * from ${chatMessages} where user_id = ${OWN_ID} and id = ${id} limit 1)`;
}

/** SQL: the id of a message's newest descendant; its own id if it has none. */
export function newestBelow(id: string, conversationId: string): SQL {
  return sql`(with recursive below as (
      select id, created_at from ${chatMessages} where user_id = ${OWN_ID} and id = ${id} and conversation_id = ${conversationId}
      union all
      select m.id, m.created_at from below cross join lateral (
        select id, created_at from ${chatMessages} where user_id = ${OWN_ID} and parent_message_id = below.id offset 0) m
    ) select id from below order by created_at desc, id desc limit 1)`;
}
