import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Conversation } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { queueConversationMemory } from "#server/records/memory/queue-memory.ts";
import { conversations } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";
import { toConversation } from "./list-conversations.ts";

/** Renames a conversation. @throws DomainError not_found. */
export function renameConversation({ db, user, input }: Verb<{ id: string; title: string }>): Promise<Conversation> {
  return change({ db, user, input: { id: input.id, deleted: false, values: { title: input.title } } });
}

/**
 * Records that the user has answered the suggestion to prepare an interaction, for all devices.
 * @throws DomainError not_found.
 */
export function answerSuggestion({ db, user, input }: Verb<{ id: string; now: Date }>): Promise<Conversation> {
  const suggestionAnsweredAt = sql`coalesce(${conversations.suggestionAnsweredAt}, ${input.now.toISOString()})`;
  return change({ db, user, input: { id: input.id, deleted: false, values: { suggestionAnsweredAt } } });
}

/** Deletes a conversation with its messages; it can be restored until the purge. @throws DomainError not_found. */
export function deleteConversation({ db, user, input }: Verb<{ id: string }>): Promise<Conversation> {
  return change({ db, user, input: { id: input.id, deleted: false, values: { deletedAt: new Date() } } });
}

/** Undoes a deletion that has not been purged yet. @throws DomainError not_found. */
export function restoreConversation({ db, user, input }: Verb<{ id: string }>): Promise<Conversation> {
  return change({ db, user, input: { id: input.id, deleted: true, values: { deletedAt: null } } });
}

function change({
  db,
  user,
  input,
}: Verb<{
  id: string;
  deleted: boolean;
  values: { title?: string; suggestionAnsweredAt?: SQL; deletedAt?: Date | null };
}>): Promise<Conversation> {
  const state = input.deleted ? isNotNull(conversations.deletedAt) : isNull(conversations.deletedAt);
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx
      .update(conversations)
      .set(input.values)
      .where(and(eq(conversations.id, input.id), state))
      .returning();
    if (!row) throw new DomainError("not_found");
    if (input.values.deletedAt !== undefined) await queueConversationMemory(tx, row.id);
    return toConversation(row);
  });
}
