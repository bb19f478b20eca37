import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { useOnline } from "#web/app/use-online.ts";
import { oldestFirst } from "./message-pages.ts";
import { messagesQuery } from "./queries.ts";
import { withKept } from "./waiting-messages.ts";
import { engineOf, isNewConversation } from "./sessions.ts";

/** The path of a conversation that is shown: its messages, oldest first, and the state of the engine. */
export function usePath(conversationId: string, personaId: string) {
  const client = useQueryClient();
  const engine = engineOf(client, { conversationId, personaId });
  const own = useSyncExternalStore(engine.subscribe, engine.snapshot);
  const waiting = useWaiting("message");
  const state = useMemo(() => withKept(own, waiting, conversationId), [own, waiting, conversationId]);
  const { leaf } = state;
  const query = useInfiniteQuery({
    ...messagesQuery(conversationId, leaf),
    enabled: !isNewConversation(conversationId, personaId),
    // Shows the previous path until the other one has loaded.
    placeholderData: keepPreviousData,
  });
  const messages = useMemo(() => oldestFirst(query.data), [query.data]);
  useEffect(() => engine.stored(messages), [engine, messages]);
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) engine.reconnect();
    wasOnline.current = online;
  }, [engine, online]);

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isPlaceholderData } = query;
  const loadOlder = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const leafMissing =
    leaf !== null && !isPlaceholderData && hasNextPage && messages.every((message) => message.id !== leaf);
  useEffect(() => {
    // The chosen version may be on an older page of its path.
    if (leafMissing && !isFetchingNextPage && !isFetchNextPageError) loadOlder();
  }, [leafMissing, isFetchingNextPage, isFetchNextPageError, loadOlder]);

  return {
    engine,
    state,
    query,
    messages,
    switching: isPlaceholderData || (leafMissing && !isFetchNextPageError),
    older: { has: hasNextPage, loading: isFetchingNextPage, failed: isFetchNextPageError, load: loadOlder },
  };
}
