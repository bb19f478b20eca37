import { eq } from "drizzle-orm";
import type { Conversation, CreateConversationInput } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { conversations } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";
import { toConversation } from "./list-conversations.ts";

/**
 * Starts a conversation about a person with a given title; the first message to an unknown id starts one too. The same
 * id sent again returns the existing conversation.
 * @throws DomainError not_found when the person is not the caller's; conflict when the id belongs to another
 * conversation.
 */
export function createConversation({
  db,
  user,
  input: { id = crypto.randomUUID(), personaId, title },
}: Verb<CreateConversationInput & { personaId: string }>): Promise<Conversation> {
  return db.withUser(user.id, async (tx) => {
    await requirePersona(tx, personaId);
    await tx.insert(conversations).values({ id, userId: user.id, personaId, title }).onConflictDoNothing();
    const [row] = await tx.select().from(conversations).where(eq(conversations.id, id));
    if (!row || row.personaId !== personaId || row.deletedAt) throw new DomainError("conflict", { field: "id" });
    return toConversation(row);
  });
}
