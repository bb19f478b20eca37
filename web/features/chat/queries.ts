import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from "@tanstack/react-query";
import type { ChatMessage, ChatMode, Conversation } from "#domain/chat/contract.ts";
import { api, ApiError, call } from "#web/lib/api.ts";
import { KEYS } from "#web/lib/query-keys.ts";

/** Who answers, and whether a model waits for consent. */
export const coachStatusQuery = queryOptions({
  queryKey: ["coach-status"],
  queryFn: ({ signal }) => call(api.api.chat.status.$get({}, { init: { signal } })),
});

/** The conversations about a person, the one used last first. */
export function conversationsQuery(personaId: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.conversations, "of", personaId],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.api.personas[":id"].conversations.$get(
          { param: { id: personaId }, query: pageParam === null ? {} : { cursor: pageParam } },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });
}

type MessagePages = InfiniteData<{ items: ChatMessage[]; next_cursor: string | null }>;

/** A conversation's messages, newest first, fifty at a time. One that nobody has written in yet has none. */
export function messagesQuery(conversationId: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.conversations, "messages", conversationId],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await call(
          api.api.conversations[":id"].messages.$get(
            { param: { id: conversationId }, query: pageParam === null ? {} : { cursor: pageParam } },
            { init: { signal } },
          ),
        );
      } catch (error) {
        if (error instanceof ApiError && error.code === "not_found") return { items: [], next_cursor: null };
        throw error;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The pages with a message more, at the newest end; the same ones when it is there already. */
export function withMessage(pages: MessagePages | undefined, message: ChatMessage): MessagePages {
  const [first, ...older] = pages?.pages ?? [];
  const newest = first ?? { items: [], next_cursor: null };
  if (pages && newest.items.some((item) => item.id === message.id)) return pages;
  return {
    pages: [{ ...newest, items: [message, ...newest.items] }, ...older],
    pageParams: pages?.pageParams ?? [null],
  };
}

/** Exactly what would leave for the model. */
export function previewQuery(personaId: string) {
  return queryOptions({
    queryKey: [...KEYS.conversations, "preview", personaId],
    queryFn: ({ signal }) =>
      call(
        api.api.chat.preview.$get(
          { query: { personaId, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } },
          { init: { signal } },
        ),
      ),
    staleTime: 0,
  });
}

/** Agrees to the outside model, or takes that back. */
export function useModelConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: boolean) => call(api.api.chat.consent.$post({ json: { agreed } })),
    onSuccess: (status) => client.setQueryData(coachStatusQuery.queryKey, status),
  });
}

function useRefreshConversations(personaId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: conversationsQuery(personaId).queryKey });
}

export function useRenameConversation(personaId: string) {
  const refresh = useRefreshConversations(personaId);
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      call(api.api.conversations[":id"].$patch({ param: { id }, json: { title } })),
    onSuccess: refresh,
  });
}

/** Deletes a conversation; `useRestoreConversation` brings it back. */
export function useDeleteConversation(personaId: string) {
  const refresh = useRefreshConversations(personaId);
  return useMutation({
    mutationFn: ({ id }: Pick<Conversation, "id">) => call(api.api.conversations[":id"].$delete({ param: { id } })),
    onSuccess: refresh,
  });
}

export function useRestoreConversation(personaId: string) {
  const refresh = useRefreshConversations(personaId);
  return useMutation({
    mutationFn: ({ id }: Pick<Conversation, "id">) =>
      call(api.api.conversations[":id"].restore.$post({ param: { id } })),
    onSuccess: refresh,
  });
}

/** A message as the server will have stored it. */
export function sentMessage(
  message: { id: string; text: string; mode: ChatMode },
  conversationId: string,
): ChatMessage {
  return {
    id: message.id,
    conversation_id: conversationId,
    parent_message_id: null,
    role: "user",
    content: message.text.trim(),
    status: "complete",
    safety: null,
    plan: null,
    plan_kind: null,
    saved_interaction_id: null,
    sources: [],
    siblings: [message.id],
    created_at: new Date().toISOString(),
  };
}
