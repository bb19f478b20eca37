import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { ChatMessage } from "#domain/chat/contract.ts";
import {
  oldestFirst,
  pathUpTo,
  sentMessage,
  withChanged,
  withMessage,
  withNewestPage,
  withSource,
  type MessagePages,
} from "./message-pages.ts";
import { messagesQuery } from "./queries.ts";

const sent = (id: string): ChatMessage => ({
  ...sentMessage({ id, text: " hello " }, { conversationId: "c", parentId: null }),
  created_at: "2026-11-17T10:00:00Z",
});
const page = (from: number, to: number, next_cursor: string | null) => ({
  items: Array.from({ length: from - to + 1 }, (_, index) => sent(String(from - index))),
  next_cursor,
});
const loaded = (...pages: MessagePages["pages"]): MessagePages => ({
  pages,
  pageParams: [null, ...pages.slice(0, -1).map((one) => one.next_cursor)],
});
const ids = (pages: MessagePages | undefined) => oldestFirst(pages).map(({ id }) => Number(id));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("message pages", () => {
  it("withMessage adds a message at the newest end only once", () => {
    const one = withMessage(undefined, sent("1"));
    expect(one).toEqual(loaded({ items: [sent("1")], next_cursor: null }));
    const more = withMessage(loaded(page(1, 1, "x"), page(0, 0, null)), sent("2"));
    expect(ids(more)).toEqual([0, 1, 2]);
    expect(withMessage(more, sent("2"))).toBe(more);
  });

  it("messagesQuery keeps the objects of unchanged messages", () => {
    const client = new QueryClient();
    const { queryKey } = messagesQuery("c");
    // Observes the query, as the mounted conversation does.
    const shown = new InfiniteQueryObserver(client, { ...messagesQuery("c"), enabled: false });
    expect(shown.getCurrentResult().data).toBeUndefined();
    client.setQueryData(queryKey, loaded(page(100, 51, "a"), page(50, 1, null)));
    const before = oldestFirst(client.getQueryData(queryKey));
    client.setQueryData(queryKey, (pages) => withMessage(pages, sent("101")));
    const read = page(102, 53, "x");
    const changed = { ...read, items: read.items.map((one) => (one.id === "60" ? { ...one, content: "new" } : one)) };
    client.setQueryData(queryKey, (pages) => withNewestPage(pages, changed));
    const after = oldestFirst(client.getQueryData(queryKey));
    expect(after).toHaveLength(102);
    const path = client.getQueryData(queryKey);
    client.setQueryData(queryKey, structuredClone(path));
    expect(client.getQueryData(queryKey)).toBe(path);
    expect(after.filter((one, index) => one !== before[index]).map(({ id }) => id)).toEqual(["60", "101", "102"]);
  });

  it("pathUpTo ends at a message and keeps the older messages and their cursor", () => {
    const pages = loaded(page(100, 51, "a"), page(50, 1, "b"));
    expect(ids(pathUpTo(pages, "60"))).toEqual(numbers(1, 60));
    const older = pathUpTo(pages, "7");
    expect(older).toEqual(loaded({ ...page(7, 1, "b") }));
    expect(ids(pathUpTo(pages, null))).toEqual([]);
    expect(pathUpTo(pages, "1000")).toBeUndefined();
  });

  it("withNewestPage keeps the older messages, also if the path has branched", () => {
    const pages = loaded(page(120, 71, "a"), page(70, 21, "b"));
    const newest = { ...page(124, 75, "new") };
    const merged = withNewestPage(pages, newest);
    expect(ids(merged)).toEqual(numbers(21, 124));
    expect(merged.pages.at(-1)?.next_cursor).toBe("b");
    expect(merged.pages).toHaveLength(merged.pageParams.length);
    expect(Math.max(...merged.pages.map(({ items }) => items.length))).toBeLessThanOrEqual(50);
    const branch = { items: [sent("200"), ...page(100, 60, null).items], next_cursor: "new" };
    expect(ids(withNewestPage(pages, branch))).toEqual([...numbers(21, 100), 200]);
  });

  it("withNewestPage keeps only the new page if nothing is loaded or nothing overlaps", () => {
    const newest = page(500, 451, "n");
    expect(withNewestPage(undefined, newest)).toEqual(loaded(newest));
    expect(withNewestPage(loaded(page(9, 1, null)), newest)).toEqual(loaded(newest));
    expect(withNewestPage(loaded(page(9, 1, null)), page(10, 1, null))).toEqual(loaded(page(10, 1, null)));
  });

  it("withChanged changes one message and keeps the objects of the others", () => {
    const pages = loaded(page(3, 1, null));
    const changed = withChanged(pages, "2", (message) => ({ ...message, content: "other" }));
    expect(oldestFirst(changed).map(({ content }) => content)).toEqual(["hello", "other", "hello"]);
    expect(oldestFirst(changed)[0]).toBe(oldestFirst(pages)[0]);
    expect(withChanged(pages, "9", (message) => message)).toBe(pages);
  });

  it("withSource marks a source as wrong in every answer that uses it", () => {
    const source = {
      kind: "note",
      id: "n",
      created_at: null,
      excerpt: "x",
      conversation_id: null,
      wrong: false,
    } as const;
    const pages = withChanged(loaded(page(3, 1, null)), "2", (message) => ({ ...message, sources: [source] }));
    const called = oldestFirst(withSource(pages, source, true));
    expect(called.map(({ sources }) => sources)).toEqual([[], [{ ...source, wrong: true }], []]);
    expect(withSource(pages, { kind: "answer", id: "n" }, true)).toBe(pages);
  });

  it("sentMessage has the form in which the server stores a message", () => {
    expect(sent("1")).toMatchObject({ role: "user", content: "hello", status: "complete", conversation_id: "c" });
    const edited = sentMessage({ id: "b", text: "x" }, { conversationId: "c", parentId: "p", siblings: ["a"] });
    expect(edited).toMatchObject({ parent_message_id: "p", siblings: ["a", "b"] });
  });
});
