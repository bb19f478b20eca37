import { replaceEqualDeep, type InfiniteData } from "@tanstack/react-query";
import type { ChatMessage } from "#domain/chat/contract.ts";
import type { MessageSource } from "#domain/chat/sources.ts";

export interface MessagePage {
  items: ChatMessage[];
  next_cursor: string | null;
}

/** The loaded messages of a path, in pages, newest first. */
export type MessagePages = InfiniteData<MessagePage>;

/** Page size of the server. */
const PAGE = 50;

const EMPTY: MessagePages = { pages: [{ items: [], next_cursor: null }], pageParams: [null] };

export function oldestFirst(pages: MessagePages | undefined): ChatMessage[] {
  return pages?.pages.flatMap((page) => page.items).toReversed() ?? [];
}

export function findMessage(pages: MessagePages | undefined, id: string): ChatMessage | undefined {
  for (const page of pages?.pages ?? []) {
    const found = page.items.find((message) => message.id === id);
    if (found) return found;
  }
  return undefined;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/**
 * `read` with the object of every unchanged message reused, so that its line does not re-render; `before` itself if
 * nothing changed.
 */
export function withKnown(before: MessagePages | undefined, read: MessagePages): MessagePages {
  const known = new Map(before?.pages.flatMap((page) => page.items).map((message) => [message.id, message]));
  const pages = read.pages.map((page, at) => {
    const items: ChatMessage[] = page.items.map((message) => replaceEqualDeep(known.get(message.id), message));
    const old = before?.pages[at];
    const same = old?.next_cursor === page.next_cursor && isSame(old.items, items);
    return same ? old : { ...page, items };
  });
  return before && isSame(before.pages, pages) ? before : { ...read, pages };
}

/** The path up to and including a message; empty for null, undefined if the message is not on it. */
export function pathUpTo(pages: MessagePages | undefined, id: string | null): MessagePages | undefined {
  if (id === null) return EMPTY;
  const at = pages?.pages.findIndex((page) => page.items.some((message) => message.id === id)) ?? -1;
  const page = pages?.pages[at];
  if (!pages || !page) return undefined;
  const items = page.items.slice(page.items.findIndex((message) => message.id === id));
  return {
    pages: [{ ...page, items }, ...pages.pages.slice(at + 1)],
    pageParams: [null, ...pages.pageParams.slice(at + 1)],
  };
}

/** Adds a message at the newest end; returns `pages` itself if the newest page contains it. */
export function withMessage(pages: MessagePages | undefined, message: ChatMessage): MessagePages {
  const { pages: all, pageParams } = pages ?? EMPTY;
  const [newest = { items: [], next_cursor: null }, ...older] = all;
  if (pages && newest.items.some((item) => item.id === message.id)) return pages;
  return { pages: [{ ...newest, items: [message, ...newest.items] }, ...older], pageParams };
}

/**
 * Replaces the newest page and keeps the older messages, because a message's ancestors never change. If the new page
 * does not overlap the loaded messages, only the new page remains.
 */
export function withNewestPage(pages: MessagePages | undefined, newest: MessagePage): MessagePages {
  const alone: MessagePages = { pages: [newest], pageParams: [null] };
  const oldest = newest.items.at(-1);
  const cursor = pages?.pages.at(-1)?.next_cursor ?? null;
  if (!pages || !oldest || newest.next_cursor === null) return alone;
  const items = pages.pages.flatMap((page) => page.items);
  const at = items.findIndex((message) => message.id === oldest.id);
  const rest = at < 0 ? [] : items.slice(at + 1);
  if (rest.length === 0) return alone;
  const chunks = Array.from({ length: Math.ceil(rest.length / PAGE) }, (_, index) => ({
    items: rest.slice(index * PAGE, (index + 1) * PAGE),
    next_cursor: cursor,
  }));
  return { pages: [newest, ...chunks], pageParams: [null, ...chunks.map(() => newest.next_cursor)] };
}

/** Changes one message; returns `pages` itself if the message is not on it. */
export function withChanged(
  pages: MessagePages | undefined,
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): MessagePages | undefined {
  if (!pages || !findMessage(pages, id)) return pages;
  const items = (page: MessagePage) => page.items.map((message) => (message.id === id ? change(message) : message));
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: items(page) })) };
}

/** Marks a source as wrong, or not wrong, in every answer that uses it. */
export function withSource(
  pages: MessagePages | undefined,
  { kind, id }: Pick<MessageSource, "kind" | "id">,
  wrong: boolean,
): MessagePages | undefined {
  const matches = (source: MessageSource) => source.kind === kind && source.id === id;
  const affected = oldestFirst(pages).filter(({ sources }) => sources.some(matches));
  return affected.reduce(
    (path, { id: messageId }) =>
      withChanged(path, messageId, (message) => ({
        ...message,
        sources: message.sources.map((source) => (matches(source) ? { ...source, wrong } : source)),
      })),
    pages,
  );
}

/** A sent message in the form in which the server stores it. */
export function sentMessage(
  message: { id: string; text: string },
  place: { conversationId: string; parentId: string | null; siblings?: readonly string[] | undefined },
): ChatMessage {
  return {
    id: message.id,
    conversation_id: place.conversationId,
    parent_message_id: place.parentId,
    role: "user",
    content: message.text.trim(),
    status: "complete",
    finish_reason: null,
    safety: null,
    plan: null,
    plan_kind: null,
    saved_interaction_id: null,
    sources: [],
    siblings: [...(place.siblings ?? []), message.id],
    created_at: new Date().toISOString(),
  };
}
