import { focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RelationshipView } from "#domain/relationship/contract.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { cacheDraft, prepareForResult, saveDraftAnswers } from "./draft-cache.ts";
import { firstDraft, retakeDraft } from "./assessment.ts";
import { assessmentAnswersQuery, relationshipQuery } from "./queries.ts";

const PERSON = "0198c1a2-7700-7c3d-9e4f-000000000001";
const { queryKey } = relationshipQuery(PERSON);
const EMPTY: RelationshipView = { latest: null, history: [], draft: null };
const DRAFT = { answers: { context_safety_q1: "a" }, updated_at: "2026-11-20T10:00:00Z" };

let client: QueryClient;
/** Resolvers of the pending requests, oldest first. */
let waiting: ((view: RelationshipView) => void)[];
let asked: number;
let leave: () => void;

beforeEach(() => {
  waiting = [];
  asked = 0;
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked += 1;
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(new DOMException("left", "AbortError")));
      waiting.push((view) => resolve(Response.json(view)));
    });
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  client.setQueryData(queryKey, EMPTY, { updatedAt: 1000 });
  // Infinite staleTime, so that subscribing does not fetch.
  leave = new QueryObserver(client, { ...relationshipQuery(PERSON), staleTime: Infinity }).subscribe(() => undefined);
});
afterEach(() => {
  leave();
  client.clear();
});

const refetch = () => void client.refetchQueries({ queryKey, exact: true }).catch(() => undefined);

describe("cacheDraft", () => {
  it("updates the cache without a request and keeps its age", async () => {
    await cacheDraft(client, PERSON, DRAFT);
    expect(client.getQueryData(queryKey)).toEqual({ ...EMPTY, draft: DRAFT });
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(1000);
    expect(asked).toBe(0);
  });

  it.each([
    ["kept", DRAFT],
    ["discarded", null],
  ])("restarts a request in flight (%s), so that a result from elsewhere is not missed", async (_, draft) => {
    refetch();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await cacheDraft(client, PERSON, draft);
    expect(client.getQueryData(queryKey)).toEqual({ ...EMPTY, draft });
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    const created_at = "2026-11-20T11:00:00Z";
    const after: RelationshipView = { ...EMPTY, history: [{ id: "new", scores: {} as never, created_at }] };
    waiting[0]!(EMPTY);
    waiting[1]!(after);
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(after));
  });

  it("refetches a query that was already invalidated", async () => {
    await client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
    await cacheDraft(client, PERSON, DRAFT);
    await vi.waitFor(() => expect(asked).toBe(1));
  });

  it("creates no cache entry for a person whose relationship was never loaded", async () => {
    leave();
    client.clear();
    await cacheDraft(client, PERSON, DRAFT);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});

it("prepareForResult deletes this tab's drafts and invalidates the answers, the person and the relationship", () => {
  const kept = new Map([firstDraft, retakeDraft].map((key) => [`sintonia-draft:${key(PERSON)}`, "{}"]));
  vi.stubGlobal("sessionStorage", { removeItem: (key: string) => void kept.delete(key) });
  const keys = [assessmentAnswersQuery(PERSON).queryKey, personaQuery(PERSON).queryKey, queryKey];
  for (const key of keys) client.setQueryData(key, {});
  prepareForResult(client, PERSON);
  expect([...kept.keys()]).toEqual([]);
  for (const key of keys) expect(client.getQueryState(key)?.isInvalidated, String(key)).toBe(true);
});

it("refetches the answers on window focus, like the result", async () => {
  const { queryKey: answersKey } = assessmentAnswersQuery(PERSON);
  client.setQueryData(answersKey, {});
  client.mount();
  const stop = new QueryObserver(client, assessmentAnswersQuery(PERSON)).subscribe(() => undefined);
  expect(asked).toBe(0);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(asked).toBe(2));
  stop();
  client.unmount();
  focusManager.setFocused(undefined);
});

describe("saveDraftAnswers", () => {
  const json = { answers: DRAFT.answers, latest_id: null };
  function answering(put: Response): void {
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      if (init.method === "PUT") {
        expect(JSON.parse(init.body as string)).toEqual(json);
        return put;
      }
      asked += 1;
      return Response.json(EMPTY);
    });
  }

  it("sends the id of the newest result and updates the cached draft", async () => {
    answering(Response.json(DRAFT));
    await saveDraftAnswers(client, PERSON, json);
    expect(client.getQueryData(queryKey)?.draft).toEqual(DRAFT);
    expect(asked).toBe(0);
  });

  it.each([
    [409, "conflict", 1],
    [503, "unavailable", 0],
  ])("refetches the newest result only after a conflict (%s)", async (status, code, reads) => {
    answering(Response.json({ error: { code } }, { status }));
    await expect(saveDraftAnswers(client, PERSON, json)).rejects.toMatchObject({ code });
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked).toBe(reads);
  });
});
