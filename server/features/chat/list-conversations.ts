import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Conversation } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import type { PageQuery } from "#domain/page.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { personaExists, requirePersona } from "#server/records/people/require-persona.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";

export function toConversation(row: typeof conversations.$inferSelect): Conversation {
  return {
    id: row.id,
    persona_id: row.personaId,
    title: row.title,
    suggestion_answered: row.suggestionAnsweredAt !== null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/**
 * The conversations about a person, or those containing a text, most recently used first. @throws DomainError
 * not_found.
 */
export function listConversations({
  db,
  user,
  input,
}: Verb<PageQuery & { personaId: string; q?: string | undefined }>): Promise<Page<Conversation>> {
  return db.withUser(user.id, async (tx) => {
    await requirePersona(tx, input.personaId);
    const rows = await tx
      .select()
      .from(conversations)
      .where(
        and(
          eq(conversations.personaId, input.personaId),
          isNull(conversations.deletedAt),
          after(conversations.updatedAt, conversations.id, input.cursor),
          input.q ? holding(input.q) : undefined,
        ),
      )
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(input.limit + 1);
    return toPage(rows, input.limit, toConversation, (row) => ({ time: row.updatedAt, id: row.id }));
  });
}

/** One conversation. @throws DomainError not_found. */
export function findConversation({ db, user, input }: Verb<{ id: string }>): Promise<Conversation> {
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx
      .select()
      .from(conversations)
      .where(
        and(eq(conversations.id, input.id), isNull(conversations.deletedAt), personaExists(conversations.personaId)),
      );
    if (!row) throw new DomainError("not_found");
    return toConversation(row);
  });
}

/** SQL condition: title or messages contain a text. */
function holding(text: string): SQL {
  const wanted = sql`${`%${fold(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}::text`;
  return sql`(${folded(sql`${conversations.title}`)} like ${wanted} or exists (
    select from ${chatMessages} where ${chatMessages.userId} = ${OWN_ID}
      and ${chatMessages.conversationId} = ${conversations.id} and ${folded(sql`${chatMessages.content}`)} like ${wanted}))`;
}

/** SQL equivalent of `fold`: without case, accents and typographic apostrophes. */
function folded(text: SQL): SQL {
  return sql`translate(lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g')), '’‘', '''''')`;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'");
}
