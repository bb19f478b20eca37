import type { Database } from "#server/db/connect.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";

const MINUTE = 60_000;

/** Creates a conversation of so many messages, “Message 1” to “Message n”, one minute apart. Returns its id. */
export async function longConversation(
  db: Database,
  owned: { userId: string; personaId: string },
  messages: number,
): Promise<string> {
  const conversationId = crypto.randomUUID();
  const ids = Array.from({ length: messages }, () => crypto.randomUUID());
  const start = Date.now() - (messages + 1) * MINUTE;
  await db.withUser(owned.userId, async (tx) => {
    await tx.insert(conversations).values({ ...owned, id: conversationId, title: "Message 1" });
    await tx.insert(chatMessages).values(
      ids.map((id, index) => ({
        ...owned,
        id,
        conversationId,
        parentMessageId: ids[index - 1] ?? null,
        role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
        content: `Message ${index + 1}\n\n${"A line that says something about Marta. ".repeat(1 + (index % 4))}`,
        createdAt: new Date(start + index * MINUTE),
      })),
    );
  });
  return conversationId;
}
