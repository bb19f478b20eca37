import fc from "fast-check";
import { expect, it } from "vitest";
import { meaningOf, nextToSend, withChange, withVersion } from "./queue-rules.ts";
import type { NewWaiting, Waiting } from "./waiting.ts";

let count = 0;
const made = (tries = 0) => ({ id: String((count += 1)), at: count, tries });
const note = (id: string, content: string): NewWaiting => ({
  kind: "note",
  group: `note:${id}`,
  request: { method: "POST", path: "/api/personas/p/notes", body: { id, content, tags: [] } },
  shows: { id, personaId: "p", personName: "Marta", text: content },
});
const change = (id: string, body: object): NewWaiting => ({
  kind: "note-change",
  group: `note:${id}`,
  request: { method: "PATCH", path: `/api/notes/${id}`, body },
  shows: { id, text: "changed" },
});
const deletion = (id: string): NewWaiting => ({
  kind: "note-deletion",
  group: `note:${id}`,
  request: { method: "DELETE", path: `/api/notes/${id}` },
  shows: { id, text: "" },
});
const answers = (path: string, method: "PUT" | "POST", given: object): NewWaiting => ({
  kind: "answers",
  group: "answers:p",
  request: { method, path, body: { answers: given, latest_id: null } },
  shows: { text: "" },
});
const queued = (...changes: NewWaiting[]) =>
  changes.reduce<Waiting[]>((all, one) => withChange(all, one, made()).entries, []);

it("makes a change to a note that was never sent part of it", () => {
  const [only, ...others] = queued(note("a", "first"), change("a", { content: "second" }));
  expect(others).toEqual([]);
  expect(only!.request).toEqual({
    method: "POST",
    path: "/api/personas/p/notes",
    body: { id: "a", content: "second", tags: [] },
  });
  expect(only!.shows).toEqual({ id: "a", personaId: "p", personName: "Marta", text: "changed" });
});

it("keeps a change apart from a note that may have arrived", () => {
  const sent = queued(note("a", "first")).map((entry) => ({ ...entry, tries: 1 }));
  expect(withChange(sent, change("a", { content: "second" }), made()).entries).toHaveLength(2);
  expect(withChange(sent, deletion("a"), made()).entries).toHaveLength(2);
});

it("forgets a note that was never sent and is deleted, and nothing else", () => {
  const before = queued(note("a", "first"), note("b", "other"));
  const { entries, put, removed } = withChange(before, deletion("a"), made());
  expect([entries.map(({ group }) => group), put, removed]).toEqual([["note:b"], null, [before[0]!.id]]);
});

it("saves answers to one questionnaire together, and never merges what completes a part", () => {
  const merged = queued(answers("/a", "PUT", { q1: "a" }), answers("/a", "PUT", { q1: "b", q2: "c" }));
  expect(merged.map(({ request }) => request.body)).toEqual([{ answers: { q1: "b", q2: "c" }, latest_id: null }]);
  expect(queued(answers("/a", "POST", { q1: "a" }), answers("/a", "POST", { q1: "b" }))).toHaveLength(2);
  expect(queued(answers("/a", "PUT", {}), answers("/b", "PUT", {}))).toHaveLength(2);
});

it("tells what passes from what is refused", () => {
  const [entry] = queued(note("a", "first"));
  for (const code of ["network", "unavailable", "rate_limited", "chat_busy", "unauthenticated"] as const)
    expect(meaningOf(entry!, code), code).toBe("wait");
  for (const code of ["not_found", "conflict", "content_too_long", "account_full"] as const)
    expect(meaningOf(entry!, code), code).toBe("refused");
  expect(meaningOf(queued(deletion("a"))[0]!, "not_found")).toBe("stored");
  expect(meaningOf(entry!, "internal")).toBe("wait");
  expect(meaningOf({ ...entry!, tries: 5 }, "internal")).toBe("refused");
});

it("sends each group in order, and holds back only what is behind a refused change", () => {
  const groups = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });
  fc.assert(
    fc.property(groups, fc.func(fc.boolean()), (all, isRefused) => {
      let waiting = all.flatMap((group, at): Waiting[] => [
        { ...note(group, String(at)), group, id: String(at), at, tries: 1, refused: null },
      ]);
      const sent: Waiting[] = [];
      for (;;) {
        const next = nextToSend(waiting);
        if (!next) break;
        if (isRefused(next.id)) {
          waiting = waiting.map((entry) => (entry === next ? { ...entry, refused: "conflict" } : entry));
        } else {
          waiting = waiting.filter((entry) => entry !== next);
          sent.push(next);
        }
      }
      for (const group of ["a", "b", "c"]) {
        const order = sent.filter((entry) => entry.group === group).map(({ at }) => at);
        expect(order).toEqual(order.toSorted((x, y) => x - y));
        const [first] = waiting.filter((entry) => entry.group === group);
        if (first) {
          expect(first.refused).toBe("conflict");
          expect(order.every((at) => at < first.at)).toBe(true);
        }
      }
      expect(sent.length + waiting.length).toBe(all.length);
    }),
  );
});

it("gives a note that is not stored yet no version to begin from", () => {
  const [only] = queued(note("a", "first"), change("a", { content: "second", base_version: 1 }));
  expect(only!.request.body).toEqual({ id: "a", content: "second", tags: [] });
});

it("lets changes behind a stored one begin from the version it has got, and no others", () => {
  const first = queued(change("a", { content: "one", base_version: 3 }))[0]!;
  const behind = { ...first, id: "behind" };
  const refused = { ...first, id: "refused", refused: "changed_elsewhere" as const };
  const other = queued(change("b", { content: "x", base_version: 3 }))[0]!;
  expect(withVersion([behind, refused, other], first, 4)).toEqual([
    { ...behind, request: { ...behind.request, body: { content: "one", base_version: 4 } } },
  ]);
});

it("keeps what answers began from before the first of two changes", () => {
  const put = (given: object, base: object): NewWaiting => {
    const plain = answers("/api/profile/answers", "PUT", given);
    return { ...plain, request: { ...plain.request, body: { answers: given, base_answers: base } } };
  };
  const [only] = queued(put({ q1: "2" }, { q1: "1" }), put({ q1: "3", q2: "5" }, { q1: "2", q2: "4" }));
  expect(only!.request.body).toEqual({
    answers: { q1: "3", q2: "5" },
    base_answers: { q1: "1", q2: "4" },
  });
});
