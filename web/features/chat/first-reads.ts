import type { QueryClient } from "@tanstack/react-query";
import { coachStatusQuery } from "#web/app/coach-status.ts";
import { NEW_CONVERSATION } from "./new-conversation.ts";
import { conversationsQuery, messagesQuery } from "./queries.ts";

/** Reads what the chat about a person shows first, of the conversation in the address or else of the newest. */
export async function readChat(
  client: QueryClient,
  { personaId, conversation }: { personaId: string; conversation: string | undefined },
): Promise<void> {
  const conversations = conversationsQuery(personaId);
  const status = client.prefetchQuery(coachStatusQuery);
  await client.prefetchInfiniteQuery(conversations);
  const id = conversation ?? client.getQueryData(conversations.queryKey)?.pages[0]?.items[0]?.id;
  if (id !== undefined && id !== NEW_CONVERSATION) await client.prefetchInfiniteQuery(messagesQuery(id));
  await status;
}
