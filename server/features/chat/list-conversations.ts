import { and, desc, eq, isNull } from "drizzle-orm";
import type { Conversation } from "#domain/chat/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import { conversations } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";

export function toConversation(row: typeof conversations.$inferSelect): Conversation {
  return {
    id: row.id,
    persona_id: row.personaId,
    title: row.title,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The conversations about a person, the one used last first. @throws DomainError not_found. */
export function listConversations({
  db,
  user,
  input,
}: Verb<PageQuery & { personaId: string }>): Promise<Page<Conversation>> {
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
        ),
      )
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(input.limit + 1);
    return toPage(rows, input.limit, toConversation, (row) => ({ time: row.updatedAt, id: row.id }));
  });
}
