import { and, desc, eq, isNull } from "drizzle-orm";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import type { PageQuery } from "#domain/page.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { personaStays } from "#server/db/require-persona.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";
import { isStale } from "./stale.ts";

/**
 * A conversation's messages, newest first; a row still `streaming` is an answer that can be followed by its id.
 * @throws DomainError not_found.
 */
export function listMessages({
  db,
  user,
  input,
}: Verb<PageQuery & { conversationId: string; now: Date }>): Promise<Page<ChatMessage>> {
  return db.withUser(user.id, async (tx) => {
    const [conversation] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.id, input.conversationId),
          isNull(conversations.deletedAt),
          personaStays(conversations.personaId),
        ),
      );
    if (!conversation) throw new DomainError("not_found");
    const rows = await tx
      .select()
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.conversationId, input.conversationId),
          after(chatMessages.createdAt, chatMessages.id, input.cursor),
        ),
      )
      .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
      .limit(input.limit + 1);
    return toPage(
      rows,
      input.limit,
      (row): ChatMessage => ({
        id: row.id,
        conversation_id: row.conversationId,
        parent_message_id: row.parentMessageId,
        role: row.role,
        content: row.content,
        status: row.status === "streaming" && isStale(row.updatedAt, input.now) ? "interrupted" : row.status,
        safety: row.safety,
        created_at: row.createdAt.toISOString(),
      }),
      (row) => ({ time: row.createdAt, id: row.id }),
    );
  });
}
