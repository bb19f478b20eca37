import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type pg from "pg";
import type { ChatMode } from "#domain/chat/contract.ts";
import { conversationTitle } from "#domain/chat/conversation-title.ts";
import type { Language } from "#domain/language.ts";
import type { SessionRow } from "#server/db/connect.ts";
import { storedBytes } from "#server/db/account-storage.ts";
import { countedUse, type Limit } from "#server/records/account/count-use.ts";
import { CHANGING } from "#server/auth/limit-changes.ts";
import { prepared } from "#server/db/prepared.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { personas } from "#server/db/schema/people.ts";
import { contextColumns, contextTables, contextValues, type ContextPlaces, type ContextRow } from "./load-context.ts";

export interface BeginInput {
  /** Made by the client; the same one again finds the answer it has. */
  messageId: string;
  /** The answer that the message follows, null for none; undefined: the newest. */
  parentId?: string | null | undefined;
  /** The message is stored; its new answer, beside the one it has, gets this id. */
  anotherAnswerId?: string | undefined;
  conversationId: string;
  personaId: string;
  message: string;
  mode: ChatMode;
  language?: Language | undefined;
  timeZone?: string | undefined;
  /** Whom the body says it is from, if it does: must be the session's user. */
  saysUser: string | null;
  /** Counted, and refused when there have been too many. */
  limited: boolean;
  now: Date;
}

export interface StoredRow extends SessionRow {
  /** Milliseconds to wait, when there were too many; null when there were not. */
  wait: number | null;
  /** What the message follows is there, or the message that is to be answered once more. */
  found: boolean;
  /** Message and answer are there; false while another answer is being written, or when they are not new. */
  stored: boolean;
}

/** All that the answer rests on, and the message to be answered, where that was stored before. */
export interface ReadRow extends SessionRow, ContextRow {
  message: string | null;
}

/** More than anybody writes and reads, less than a script would have a model answer. */
export const MESSAGES: Limit = { name: "chat", max: 20, seconds: 60 };

type Place = Record<
  | "token"
  | "limited"
  | "quota"
  | "now"
  | "nowMs"
  | "answerId"
  | "messageId"
  | "parentId"
  | "given"
  | "conversationId"
  | "personaId"
  | "saysUser"
  | "preparing"
  | "title"
  | "message",
  SQLWrapper
>;

/**
 * Looking up the session sets the user that row-level security then goes by. It is what a statement selects from, so it
 * happens before anything else is looked at or stored; were it to happen later, nothing would be seen. Without a session
 * there is no row.
 */
const inSession = (token: SQLWrapper): SQL => sql`from app_session(${token}::text) s`;
const SESSION = sql`s.session_id, s.user_id, s.email, s.name, s.scope`;

/** The use, counted, whether there is room in the account, and the newest message of the conversation. */
function beginning({ limited, nowMs, conversationId, quota }: Place): SQL {
  const who = sql`case when ${limited}::boolean then app_user_id()::text end`;
  return sql`used as materialized (select ${countedUse([MESSAGES, CHANGING], who, nowMs)} as wait), room as (
      select ${quota}::bigint is null or ${storedBytes} < ${quota}::bigint as free
    ), last as (
      select id, created_at from ${chatMessages} where conversation_id = ${conversationId} order by created_at desc, id desc limit 1
    )`;
}

/** The answer's row, later than every message of its conversation by as much as this leaves room for. */
function answering({ now, messageId, answerId }: Place, room: number): SQL {
  return sql`answer as (
      insert into ${chatMessages} (id, user_id, persona_id, conversation_id, parent_message_id, role, content, status, created_at, updated_at)
      select ${answerId}::uuid, c.user_id, c.persona_id, c.id, ${messageId}::uuid, 'assistant', '', 'streaming',
        greatest(${now}::timestamptz, last.created_at + interval '1 millisecond') + ${room}::int * interval '1 millisecond', ${now}::timestamptz
      from conversation c left join last on true
      on conflict do nothing returning *
    )`;
}

/**
 * Conversation, answer and message in one statement that stores all or nothing. The answer comes first: where another
 * one is being written, no message is left without an answer. Every message is later than the last.
 */
const storingMessage = prepared<keyof Place>("begin_answer", (value) => {
  const { conversationId, messageId, personaId, parentId, given, now } = value;
  return sql`
    with ${beginning(value)}, earlier as (
      select parent_message_id as id from ${chatMessages} where id = ${messageId}
    ), follows as (
      select not ${given}::boolean or ${parentId}::uuid is null or exists(
        select from ${chatMessages} where id = ${parentId}::uuid and conversation_id = ${conversationId} and role = 'assistant') as found
    ), conversation as (
      insert into ${conversations} (id, user_id, persona_id, title, suggestion_answered_at, created_at, updated_at)
      select ${conversationId}::uuid, user_id, id, ${value.title}, case when ${value.preparing}::boolean then ${now}::timestamptz end,
        ${now}::timestamptz, ${now}::timestamptz
      from ${personas} where id = ${personaId} and deleted_at is null and (select wait from used) is null and (select room.free from room)
        and (select found from follows) and not exists (select from earlier)
        and coalesce(${value.saysUser}::text = user_id::text, true)
      on conflict (user_id, id) do update set updated_at = excluded.updated_at,
          suggestion_answered_at = coalesce(conversations.suggestion_answered_at, excluded.suggestion_answered_at)
        where conversations.persona_id = excluded.persona_id and conversations.deleted_at is null
      returning user_id, id, persona_id
    ), ${answering(value, 1)}, message as (
      insert into ${chatMessages} (id, user_id, persona_id, conversation_id, parent_message_id, role, content, created_at, updated_at)
      select ${messageId}::uuid, a.user_id, a.persona_id, a.conversation_id,
        case when ${given}::boolean then ${parentId}::uuid else (select id from last) end, 'user', ${value.message}::text,
        a.created_at - interval '1 millisecond', ${now}::timestamptz
      from answer a
      returning id
    )
    select ${SESSION}, (select wait from used)::int as wait, (select found from follows) as found,
      exists(select from message) as stored
    ${inSession(value.token)}`;
});

/** The row of another answer to a message that is stored, in one statement. */
const storingAnswer = prepared<keyof Place>("begin_another_answer", (value) => {
  const { conversationId, messageId, personaId } = value;
  return sql`
    with ${beginning(value)}, message as (
      select from ${chatMessages} where id = ${messageId} and conversation_id = ${conversationId} and role = 'user'
    ), conversation as (
      update ${conversations} set updated_at = ${value.now}::timestamptz
      where id = ${conversationId} and persona_id = ${personaId} and deleted_at is null and (select wait from used) is null and (select room.free from room)
        and exists (select from message) and not exists (select from ${chatMessages} where id = ${value.answerId})
        and exists (select from ${personas} p where p.id = ${personaId} and p.deleted_at is null)
        and coalesce(${value.saysUser}::text = user_id::text, true)
      returning user_id, id, persona_id
    ), ${answering(value, 0)}
    select ${SESSION}, (select wait from used)::int as wait, exists(select from message) as found,
      exists(select from answer) as stored
    ${inSession(value.token)}`;
});

/**
 * All that an answer rests on. It finds the same whether it comes before what stores message and answer or after, and so
 * neither waits for the other.
 */
const readingContext = prepared<
  "token" | "messageId" | "conversationId" | "parentId" | "given" | "message" | keyof ContextPlaces
>("read_context", (value) => {
  const { conversationId, messageId, parentId, given } = value;
  return sql`
    with ${contextTables(value)}, stored as (
      select parent_message_id, content from ${chatMessages}
      where id = ${messageId} and conversation_id = ${conversationId} and role = 'user'
    ), last as (
      select id from ${chatMessages}
      where conversation_id = ${conversationId} and id <> ${messageId} and parent_message_id is distinct from ${messageId}
      order by created_at desc, id desc limit 1
    ), parent as (
      select case when exists(select from stored) then (select parent_message_id from stored)
        when ${given}::boolean then ${parentId}::uuid else (select id from last) end as id
    )
    select ${SESSION}, (select content from stored) as message, ${contextColumns(value, {
      parentId: sql`(select id from parent)`,
      asked: sql`coalesce((select content from stored), ${value.message}::text)`,
    })}
    ${inSession(value.token)}`;
});

/** Stores message and answer; another answer to a message that is stored, where the input asks for one. */
export function storing(token: string, input: BeginInput & { quota: number | null }, answerId: string): pg.QueryConfig {
  return (input.anotherAnswerId ? storingAnswer : storingMessage)({
    token,
    limited: input.limited,
    quota: input.quota,
    now: input.now.toISOString(),
    nowMs: input.now.getTime(),
    answerId,
    messageId: input.messageId,
    parentId: input.parentId ?? null,
    given: input.parentId !== undefined,
    conversationId: input.conversationId,
    personaId: input.personaId,
    saysUser: input.saysUser,
    // Whoever prepares something needs no suggestion to.
    preparing: input.mode === "interaction_preparation",
    title: conversationTitle(input.message),
    message: input.message,
  });
}

/** Reads what the answer rests on; `asks` as `asksRecords` says. */
export function reading(token: string, input: BeginInput, asks: boolean): pg.QueryConfig {
  return readingContext({
    ...contextValues(input, asks),
    token,
    messageId: input.messageId,
    parentId: input.parentId ?? null,
    given: input.parentId !== undefined,
    conversationId: input.conversationId,
    message: input.message,
  });
}
