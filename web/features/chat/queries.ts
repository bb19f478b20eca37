import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Conversation } from "#domain/chat/contract.ts";
import type { MessageSource, SourceKind } from "#domain/chat/sources.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { forgetAbout } from "#web/app/offline/device.ts";
import { isTransient } from "#web/app/query-client.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { withKnown, withSource, type MessagePage, type MessagePages } from "./message-pages.ts";

export function conversationsKey(personaId: string) {
  return [...KEYS.conversations, "of", personaId] as const;
}

/** The conversations about a person, most recently used first; with `words`, only those that contain them. */
export function conversationsQuery(personaId: string, words = "") {
  const q = words.trim();
  return infiniteQueryOptions({
    queryKey: [...conversationsKey(personaId), q],
    placeholderData: q === "" ? undefined : keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(
        api.api.personas[":id"].conversations.$get(
          { param: { id: personaId }, query: { ...(q && { q }), ...(pageParam !== null && { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });
}

/** One conversation by id. */
export function conversationQuery(personaId: string, id: string) {
  return queryOptions({
    queryKey: [...conversationsKey(personaId), "one", id],
    queryFn: ({ signal }) => call(api.api.conversations[":id"].$get({ param: { id } }, { init: { signal } })),
  });
}

/** Key prefix of all loaded paths of a conversation. */
export function pathsKey(conversationId: string) {
  return [...KEYS.conversations, "messages", conversationId] as const;
}

/**
 * Loads a page of the newest path, or of the newest path through `leaf`; newest message first. Empty if the
 * conversation does not exist yet.
 * @throws ApiError for any other failure.
 */
export async function readMessages(
  conversationId: string,
  { leaf, cursor, signal }: { leaf: string | null; cursor: string | null; signal?: AbortSignal },
): Promise<MessagePage> {
  const query = { ...(leaf === null ? {} : { leaf }), ...(cursor === null ? {} : { cursor }) };
  try {
    return await call(
      api.api.conversations[":id"].messages.$get(
        { param: { id: conversationId }, query },
        signal ? { init: { signal } } : undefined,
      ),
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return { items: [], next_cursor: null };
    throw error;
  }
}

/** A conversation's messages on one path, newest first. */
export function messagesQuery(conversationId: string, leaf: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...pathsKey(conversationId), leaf],
    queryFn: ({ pageParam, signal }) => readMessages(conversationId, { leaf, cursor: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    // Compares messages by id, not by index, which every new message shifts.
    structuralSharing: (before, read) => withKnown(before as MessagePages | undefined, read as MessagePages),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

function useRefreshConversations(personaId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: conversationsKey(personaId) });
}

export function useRenameConversation(personaId: string) {
  const refresh = useRefreshConversations(personaId);
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      call(api.api.conversations[":id"].$patch({ param: { id }, json: { title } })),
    onSuccess: refresh,
  });
}

/** Records that the user has answered the suggestion to prepare an interaction. */
export function useAnswerSuggestion({ conversationId, personaId }: { conversationId: string; personaId: string }) {
  const client = useQueryClient();
  const { queryKey } = conversationQuery(personaId, conversationId);
  return useMutation({
    mutationFn: () => call(api.api.conversations[":id"].suggestion.$put({ param: { id: conversationId } })),
    // A failure is not shown to the user, so transient ones are retried.
    retry: (count, error) => count < 3 && isTransient(error),
    onMutate: () => client.cancelQueries({ queryKey, exact: true }),
    onSuccess: (conversation) => client.setQueryData(queryKey, conversation),
  });
}

/** Deletes a conversation; `useRestoreConversation` restores it. */
export function useDeleteConversation(personaId: string) {
  const refresh = useRefreshConversations(personaId);
  return useMutation({
    mutationFn: ({ id }: Pick<Conversation, "id">) => call(api.api.conversations[":id"].$delete({ param: { id } })),
    onSuccess: (_, { id }) => {
      forgetAbout(id);
      return refresh();
    },
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

/** Marks a source as wrong, or removes the mark. */
export function useCorrectSource({ conversationId, personaId }: { conversationId: string; personaId: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, wrong }: Pick<MessageSource, "id" | "wrong"> & { kind: SourceKind }) => {
      const corrections = api.api.personas[":id"].corrections;
      const request = { param: { id: personaId }, json: { kind, id } };
      return call(wrong ? corrections.$put(request) : corrections.$delete(request));
    },
    onSuccess: (_, { kind, id, wrong }) =>
      client.setQueriesData<MessagePages>({ queryKey: pathsKey(conversationId) }, (pages) =>
        withSource(pages, { kind, id }, wrong),
      ),
  });
}
