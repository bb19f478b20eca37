import { describe, expect, it } from "vitest";
import type { ChatMessage } from "#domain/chat/contract.ts";
import type { ChatState, Live } from "./engine.ts";
import { transcriptOf, unanswered } from "./transcript.ts";

const message = (id: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation_id: "c",
  parent_message_id: null,
  role: "user",
  content: id,
  status: "complete",
  safety: null,
  plan: null,
  plan_kind: null,
  saved_interaction_id: null,
  sources: [],
  siblings: [id],
  created_at: "2026-11-17T10:00:00Z",
  ...change,
});
const answer = (id: string, change: Partial<ChatMessage> = {}) => message(id, { role: "assistant", ...change });
const live = (change: Partial<Live> = {}): Live => ({
  runId: "a1",
  text: "Half",
  safety: null,
  phase: "writing",
  failure: null,
  stopping: false,
  ...change,
});
const state = (change: Partial<ChatState> = {}): ChatState => ({
  outbox: [],
  live: null,
  refusal: null,
  concerns: new Map(),
  ...change,
});
const kinds = (messages: ChatMessage[], now: ChatState) => transcriptOf(messages, now).map((line) => line.kind);

describe("the transcript", () => {
  it("shows the answer being written in the place of its half-stored row", () => {
    const rows = [message("m1"), answer("a1", { status: "streaming", content: "H" })];
    expect(kinds(rows, state({ live: live() }))).toEqual(["stored", "live"]);
    expect(kinds([message("m1")], state({ live: live() }))).toEqual(["stored", "live"]);
  });

  it("shows the stored answer as soon as there is one, with the reason of this sitting", () => {
    const rows = [message("m1"), answer("a1", { status: "interrupted", content: "Half" }), message("m2"), answer("a2")];
    const lines = transcriptOf(
      rows,
      state({ live: live({ phase: "ended", failure: "model_timeout", safety: "fear" }) }),
    );
    expect(lines.map((line) => line.kind)).toEqual(["stored", "stored", "stored", "stored"]);
    expect(lines[1]).toMatchObject({ failure: "model_timeout", safety: "fear" });
    expect(lines[3]).toMatchObject({ failure: null, safety: null });
  });

  it("puts what is on its way last, and never twice", () => {
    const item = (id: string) => ({ id, text: id, mode: "conversation" as const, state: "failed" as const });
    const lines = transcriptOf([message("m1"), answer("a1")], state({ outbox: [item("m1"), item("m2")] }));
    expect(lines.map((line) => line.kind)).toEqual(["stored", "stored", "outgoing"]);
  });

  it("shows a concern before the stored message says so", () => {
    const lines = transcriptOf([message("m1")], state({ concerns: new Map([["m1", "self_harm"]]) }));
    expect(lines[0]).toMatchObject({ safety: "self_harm" });
  });

  it("offers to ask again only what got no word of an answer", () => {
    expect(unanswered([message("m1"), answer("a1", { content: "", status: "failed" })])?.id).toBe("m1");
    expect(unanswered([message("m1"), answer("a1", { content: "Half", status: "interrupted" })])).toBeNull();
    expect(unanswered([message("m1"), answer("a1", { content: "", status: "failed" }), message("m2")])).toBeNull();
    expect(unanswered([])).toBeNull();
  });
});
