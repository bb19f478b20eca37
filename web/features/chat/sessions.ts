import type { QueryClient } from "@tanstack/react-query";
import { readDraft, writeDraft } from "#web/forms/draft.ts";
import { afterPaint } from "#web/app/after-paint.ts";
import { newId } from "#web/app/new-id.ts";
import { coachStatusQuery } from "#web/app/coach-status.ts";
import { refreshOnRefusal } from "#web/app/storage.ts";
import { onDelivered, waits } from "#web/app/offline/waiting.ts";
import { KEYS, personaKey } from "#web/app/query-keys.ts";
import { ChatEngine } from "./engine.ts";
import {
  findMessage,
  pathUpTo,
  sentMessage,
  withChanged,
  withMessage,
  withNewestPage,
  type MessagePages,
} from "./message-pages.ts";
import type { OutboxItem } from "./outbox.ts";
import { conversationsKey, messagesQuery, pathsKey, readMessages } from "./queries.ts";
import type { ConversationRef } from "./engine-types.ts";
import { createTransport } from "./transport.ts";
import { groupOf, itemOf, waitingMessage } from "./waiting-messages.ts";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("sintonia-chat");
const engines = new WeakMap<QueryClient, Map<string, ChatEngine>>();

const newKey = (personaId: string) => `chat-new:${personaId}`;
const outboxKey = (conversationId: string) => `chat-outbox:${conversationId}`;

/**
 * Id for the next new conversation about a person; stays the same, also after a reload, until its first message is
 * accepted.
 */
export function newConversationId(personaId: string): string {
  const known = readDraft(newKey(personaId));
  if (known) return known;
  const id = newId();
  writeDraft(newKey(personaId), id);
  return id;
}

/** Whether no message of a new conversation has been accepted yet, as far as this tab knows. */
export function isNewConversation(conversationId: string, personaId: string): boolean {
  return readDraft(newKey(personaId)) === conversationId;
}

/** Reloads the newest page of the newest path and keeps the older messages. */
async function refreshMessages(client: QueryClient, conversationId: string): Promise<void> {
  const { queryKey } = messagesQuery(conversationId);
  if (client.getQueryData(queryKey)) {
    const newest = await readMessages(conversationId, { leaf: null, cursor: null });
    // A request in flight may return older data.
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, (pages) => withNewestPage(pages, newest));
  } else await client.invalidateQueries({ queryKey, exact: true });
}

async function refresh(client: QueryClient, { conversationId, personaId }: ConversationRef): Promise<void> {
  await Promise.all([
    refreshMessages(client, conversationId),
    client.invalidateQueries({ queryKey: conversationsKey(personaId) }),
  ]);
}

/** The part up to a message of any loaded path that contains it. */
function partUpTo(client: QueryClient, conversationId: string, id: string): MessagePages | undefined {
  const paths = client.getQueriesData<MessagePages>({ queryKey: pathsKey(conversationId) });
  for (const [, pages] of paths) {
    const part = pathUpTo(pages, id);
    if (part) return part;
  }
  return undefined;
}

/** Adds a message that the server has just accepted to the cache; its path is now the newest. */
function addAccepted(client: QueryClient, conversationId: string, item: OutboxItem): void {
  const { queryKey } = messagesQuery(conversationId);
  const paths = client.getQueriesData<MessagePages>({ queryKey: pathsKey(conversationId) });
  const original = item.edits && paths.map(([, pages]) => findMessage(pages, item.edits ?? "")).find(Boolean);
  client.setQueryData(queryKey, (newest) => {
    const { parentId } = item;
    const before =
      parentId === undefined
        ? newest
        : parentId === null
          ? pathUpTo(newest, null)
          : (partUpTo(client, conversationId, parentId) ?? newest);
    const siblings = original ? original.siblings : undefined;
    const follows = before?.pages[0]?.items[0]?.id ?? null;
    return withMessage(before, sentMessage(item, { conversationId, parentId: follows, siblings }));
  });
}

/**
 * The engine of a conversation. There is one per conversation until the page is closed, whether the panel is open or
 * not.
 */
export function engineOf(client: QueryClient, where: ConversationRef): ChatEngine {
  const all = engines.get(client) ?? new Map<string, ChatEngine>();
  engines.set(client, all);
  const known = all.get(where.conversationId);
  if (known) return known;

  const { conversationId, personaId } = where;
  const engine = new ChatEngine(
    createTransport(where),
    {
      accepted: (item) => {
        if (isNewConversation(conversationId, personaId)) writeDraft(newKey(personaId), "");
        addAccepted(client, conversationId, item);
        void client.invalidateQueries({ queryKey: conversationsKey(personaId) });
        channel?.postMessage(where);
      },
      branched: (messageId) => {
        const part = partUpTo(client, conversationId, messageId);
        client.setQueryData(messagesQuery(conversationId).queryKey, (newest) => part ?? newest);
        channel?.postMessage(where);
      },
      continued: (answerId) => {
        client.setQueriesData<MessagePages>({ queryKey: pathsKey(conversationId) }, (pages) =>
          withChanged(pages, answerId, (message) => ({ ...message, status: "streaming" })),
        );
        channel?.postMessage(where);
      },
      alarmed: () => void client.invalidateQueries({ queryKey: KEYS.people }),
      refused: (code) => refreshOnRefusal(client, code),
      painted: afterPaint,
      ended: async () => {
        channel?.postMessage(where);
        // The message may have ended the open danger about the person.
        void client.invalidateQueries({ queryKey: personaKey(personaId) });
        // This answer may have used up the day's token limit.
        const { queryKey } = coachStatusQuery;
        if (client.getQueryData(queryKey)?.provider === "model") void client.invalidateQueries({ queryKey });
        await refresh(client, where);
      },
      keep: (item, failure) => waits(waitingMessage(where, item), failure),
      saveOutbox: (outbox) => writeDraft(outboxKey(conversationId), outbox),
    },
    { kept: readDraft(outboxKey(conversationId)) },
  );
  all.set(conversationId, engine);
  onDelivered((entry) => {
    if (entry.group === groupOf(conversationId)) engine.delivered(itemOf(entry));
  });
  return engine;
}

/** Reloads a conversation, also in other tabs, after a change that sent no message, such as a saved plan. */
export async function conversationChanged(client: QueryClient, where: ConversationRef): Promise<void> {
  channel?.postMessage(where);
  await refresh(client, where);
}

/** Reloads conversations that another tab has changed. Returns a function that unsubscribes. */
export function followOtherTabs(client: QueryClient): () => void {
  const handle = (message: MessageEvent<ConversationRef>) => void refresh(client, message.data);
  channel?.addEventListener("message", handle);
  return () => channel?.removeEventListener("message", handle);
}
