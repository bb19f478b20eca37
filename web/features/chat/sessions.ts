import type { QueryClient } from "@tanstack/react-query";
import { readDraft, writeDraft } from "#web/lib/draft.ts";
import { newId } from "#web/lib/new-id.ts";
import { ChatEngine } from "./engine.ts";
import { conversationsQuery, messagesQuery, sentMessage, withMessage } from "./queries.ts";
import { createTransport } from "./transport.ts";

/** Tells the other tabs that something happened in a conversation. */
interface Tidings {
  conversationId: string;
  personaId: string;
}

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("sintonia-chat");
const engines = new WeakMap<QueryClient, Map<string, ChatEngine>>();

const newKey = (personaId: string) => `chat-new:${personaId}`;
const outboxKey = (conversationId: string) => `chat-outbox:${conversationId}`;

/** The id of the conversation about to begin with a person; it stays the same, over a reload too, until it has begun. */
export function newConversationId(personaId: string): string {
  const known = readDraft(newKey(personaId));
  if (known) return known;
  const id = newId();
  writeDraft(newKey(personaId), id);
  return id;
}

/** Whether a conversation has not begun yet, as far as this tab knows. */
export function isUnbegun(conversationId: string, personaId: string): boolean {
  return readDraft(newKey(personaId)) === conversationId;
}

async function refresh(client: QueryClient, { conversationId, personaId }: Tidings): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: messagesQuery(conversationId).queryKey }),
    client.invalidateQueries({ queryKey: conversationsQuery(personaId).queryKey }),
  ]);
}

/** The traffic of a conversation: one for as long as the page lives, whether its panel is open or not. */
export function engineOf(client: QueryClient, place: Tidings): ChatEngine {
  const all = engines.get(client) ?? new Map<string, ChatEngine>();
  engines.set(client, all);
  const known = all.get(place.conversationId);
  if (known) return known;

  const { conversationId, personaId } = place;
  const engine = new ChatEngine(
    createTransport(conversationId, personaId),
    {
      accepted: (item) => {
        if (isUnbegun(conversationId, personaId)) writeDraft(newKey(personaId), "");
        client.setQueryData(messagesQuery(conversationId).queryKey, (pages) =>
          withMessage(pages, sentMessage(item, conversationId)),
        );
        void client.invalidateQueries({ queryKey: conversationsQuery(personaId).queryKey });
        channel?.postMessage(place);
      },
      ended: async () => {
        channel?.postMessage(place);
        await refresh(client, place);
      },
      keep: (outbox) => writeDraft(outboxKey(conversationId), outbox),
    },
    { kept: readDraft(outboxKey(conversationId)) },
  );
  all.set(conversationId, engine);
  return engine;
}

/** Reads again what another tab has changed; returns the way to stop. */
export function followOtherTabs(client: QueryClient): () => void {
  const handle = (message: MessageEvent<Tidings>) => void refresh(client, message.data);
  channel?.addEventListener("message", handle);
  return () => channel?.removeEventListener("message", handle);
}
