import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { DangerPath } from "#domain/care/care-texts.ts";
import type { SafetyMark } from "#domain/care/contract.ts";
import type { ChatMessage, FinishReason, MessageState } from "#domain/chat/contract.ts";
import type { PlanKind } from "#domain/chat/rules.ts";
import { DomainError } from "#domain/errors.ts";
import type { MessageSource } from "#domain/chat/sources.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { PageQuery } from "#domain/page.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { decodeCursor, toPage, type Page } from "#server/db/paging.ts";
import { personaExists } from "#server/records/people/require-persona.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { markColumn } from "#server/records/safety/findings.ts";
import type { Verb } from "#server/services.ts";
import { messageById, newestBelow, newestOf } from "./message-tree.ts";
import { sourcesOf, toSource } from "./sources.ts";
import { isStale } from "./stale.ts";

type Input = PageQuery & { conversationId: string; leaf?: string | undefined; now: Date };

/**
 * The messages of one path through a conversation, newest first; a row still `streaming` is an answer that can be
 * followed by its id. @throws DomainError not_found.
 */
export function listMessages({ db, user, input }: Verb<Input>): Promise<Page<ChatMessage>> {
  const { conversationId } = input;
  const place = decodeCursor(input.cursor);
  const [end, leaving] = place
    ? [sql`${place.id}::uuid`, 1]
    : [input.leaf ? newestBelow(input.leaf, conversationId) : newestOf(conversationId), 0];
  return db.withUser(user.id, async (tx) => {
    const [conversation] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.id, conversationId),
          isNull(conversations.deletedAt),
          personaExists(conversations.personaId),
        ),
      );
    if (!conversation) throw new DomainError("not_found");
    const rows = await readPath(tx, conversationId, end, input.limit + leaving + 1);
    // A requested path contains at least its end.
    if (rows.length === 0 && (place || input.leaf)) throw new DomainError("not_found");
    return toPage(
      rows.slice(leaving),
      input.limit,
      (row) =>
        toMessage(row, conversationId, row.status === "streaming" && isStale(db, new Date(row.updated_at), input.now)),
      (row) => ({ time: new Date(row.created_at), id: row.id }),
    );
  });
}

interface PathRow extends Record<string, unknown> {
  id: string;
  parent_message_id: string | null;
  role: ChatMessage["role"];
  content: string;
  status: MessageState;
  finish_reason: FinishReason | null;
  /** Answers only. */
  safety: DangerPath | null;
  /** User messages only. */
  mark: SafetyMark | null;
  plan: Plan | null;
  plan_kind: PlanKind | null;
  created_at: string;
  updated_at: string;
  /** The interaction that its plan was saved as, with that interaction's current texts. */
  saved: (Plan & { id: string }) | null;
  siblings: string[];
  found_sources: MessageSource[];
}

const MARK = markColumn("message", {
  userId: OWN_ID,
  personaId: sql`path.persona_id`,
  source: sql`path.id`,
});

/** The messages from `end` back to the first one, at most `limit`. */
async function readPath(tx: Tx, conversationId: string, end: SQL, limit: number): Promise<PathRow[]> {
  const columns = sql.raw(
    "id, parent_message_id, role, content, status, finish_reason, safety, plan, plan_kind, user_id, persona_id, sources, created_at, updated_at"
      .split(", ")
      .map((column) => `m.${column}`)
      .join(", "),
  );
  const { rows } = await tx.execute<PathRow>(sql`
    with recursive path as (
      select ${columns}, 1 as depth from ${chatMessages} m
      where m.user_id = ${OWN_ID} and m.id = ${end} and m.conversation_id = ${conversationId}
      union all
      select ${columns}, path.depth + 1 from path cross join ${messageById(sql`path.parent_message_id`)} m
      where path.depth < ${limit}
    )
    select path.*,
      (select json_build_object('id', i.id, 'action', i.objectives, 'fears', i.avoid, 'goals', i.feeling)
        from ${interactions} i where i.user_id = ${OWN_ID} and i.plan_message_id = path.id and i.deleted_at is null) as saved,
      case when path.parent_message_id is null
        then (select array_agg(s.id::text order by s.created_at, s.id) from ${chatMessages} s
          where s.user_id = ${OWN_ID} and s.conversation_id = ${conversationId} and s.parent_message_id is null)
        else (select array_agg(s.id::text order by s.created_at, s.id) from ${chatMessages} s
          where s.user_id = ${OWN_ID} and s.parent_message_id = path.parent_message_id) end as siblings,
      case when path.role = 'user' then ${MARK} end as mark,
      ${sourcesOf(sql`path`)} as found_sources
    from path order by depth`);
  return rows;
}

function toMessage(row: PathRow, conversationId: string, dead: boolean): ChatMessage {
  return {
    id: row.id,
    conversation_id: conversationId,
    parent_message_id: row.parent_message_id,
    role: row.role,
    content: row.content,
    status: dead ? "interrupted" : row.status,
    finish_reason: row.status === "streaming" && !dead ? null : row.finish_reason,
    safety: row.mark ?? (row.safety && { id: null, level: "alarm", path: row.safety, status: "open" }),
    plan: row.saved ? { action: row.saved.action, fears: row.saved.fears, goals: row.saved.goals } : row.plan,
    plan_kind: row.plan_kind,
    saved_interaction_id: row.saved?.id ?? null,
    sources: row.found_sources.map(toSource),
    siblings: row.siblings,
    created_at: new Date(row.created_at).toISOString(),
  };
}
