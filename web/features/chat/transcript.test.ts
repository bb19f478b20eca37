import { describe, expect, it } from "vitest";
import type { ChatMessage, ChatSafety } from "#domain/chat/contract.ts";
import type { ChatState, Live } from "./engine-types.ts";
import { newestAlarm, newestPlan, suggestsPreparing, transcriptOf, unanswered } from "./transcript.ts";

const message = (id: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation_id: "c",
  parent_message_id: null,
  role: "user",
  content: id,
  status: "complete",
  finish_reason: null,
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
  after: null,
  plan: null,
  planKind: null,
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
  leaf: null,
  ...change,
});
const FEAR = { id: "f1", level: "alarm", path: "control", status: "open" } as const;
const kinds = (messages: ChatMessage[], now: ChatState) => transcriptOf(messages, now).map((line) => line.kind);

describe("the transcript", () => {
  it("shows the live answer in place of its streaming row", () => {
    const rows = [message("m1"), answer("a1", { status: "streaming", content: "H" })];
    expect(kinds(rows, state({ live: live() }))).toEqual(["stored", "live"]);
    expect(kinds([message("m1")], state({ live: live() }))).toEqual(["stored", "live"]);
  });

  it("shows the stored answer once there is one, with the failure of the live answer", () => {
    const rows = [message("m1"), answer("a1", { status: "interrupted", content: "Half" }), message("m2"), answer("a2")];
    const lines = transcriptOf(rows, state({ live: live({ phase: "ended", failure: "model_timeout", safety: FEAR }) }));
    expect(lines.map((line) => line.kind)).toEqual(["stored", "stored", "stored", "stored"]);
    expect(lines[1]).toMatchObject({ failure: "model_timeout", safety: FEAR });
    expect(lines[3]).toMatchObject({ failure: null, safety: null });
  });

  it("puts outgoing messages last, and shows no message twice", () => {
    const item = (id: string) => ({ id, text: id, mode: "conversation" as const, state: "failed" as const });
    const lines = transcriptOf([message("m1"), answer("a1")], state({ outbox: [item("m1"), item("m2")] }));
    expect(lines.map((line) => line.kind)).toEqual(["stored", "stored", "outgoing"]);
  });

  it("shows a safety finding before the stored message contains it", () => {
    const lines = transcriptOf([message("m1")], state({ concerns: new Map([["m1", FEAR]]) }));
    expect(lines[0]).toMatchObject({ safety: FEAR });
  });

  it("keeps the identity of an unchanged line", () => {
    const said = message("m1");
    const [line] = transcriptOf([said], state({ live: live() }));
    expect(transcriptOf([said], state({ live: live({ text: "Half a word" }) }))[0]).toBe(line);
    const alarmed = transcriptOf([said], state({ concerns: new Map([["m1", { id: "s" } as ChatSafety]]) }))[0];
    expect(alarmed).toMatchObject({ safety: { id: "s" } });
    expect(transcriptOf([{ ...said }], state())[0]).not.toBe(line);
  });

  it("offers to ask again only if the answer failed without text", () => {
    expect(unanswered([message("m1"), answer("a1", { content: "", status: "failed" })])?.id).toBe("m1");
    expect(unanswered([message("m1"), answer("a1", { content: "Half", status: "interrupted" })])).toBeNull();
    expect(unanswered([message("m1"), answer("a1", { content: "", status: "failed" }), message("m2")])).toBeNull();
    expect(unanswered([])).toBeNull();
  });

  it("omits messages that another answer or an edit replaces", () => {
    const rows = [message("m1"), answer("a1"), message("m2"), answer("a2")];
    expect(kinds(rows, state({ live: live({ runId: "b1", after: "m1" }) }))).toEqual(["stored", "live"]);
    const edited = { id: "m3", text: "better", mode: "conversation" as const, state: "failed" as const };
    const sending = (parentId: string | null) => state({ outbox: [{ ...edited, parentId, edits: "m2" }] });
    expect(kinds(rows, sending("a1"))).toEqual(["stored", "stored", "outgoing"]);
    expect(kinds(rows, sending(null))).toEqual(["outgoing"]);
    const stored = [...rows.slice(0, 2), message("m3"), answer("a3")];
    expect(kinds(stored, sending("a1"))).toEqual(["stored", "stored", "stored", "stored"]);
  });

  it("suggests preparing an interaction after three messages, without a plan or an open safety finding", () => {
    const talk = [1, 2, 3].flatMap((n) => [message(`m${n}`), answer(`a${n}`)]);
    const suggests = (rows: ChatMessage[]) => suggestsPreparing(transcriptOf(rows, state()));
    expect(suggests(talk)).toBe(true);
    expect(suggests([...talk, message("m4"), answer("a4")]), "the user wrote on").toBe(false);
    const unfinished = [...talk.slice(0, 5), answer("a3", { status: "interrupted" })];
    expect(suggests([...unfinished, message("m4"), answer("a4")]), "the first complete answer").toBe(true);
    expect(suggests(talk.slice(0, 4))).toBe(false);
    expect(suggests(talk.slice(0, 5))).toBe(false);
    expect(suggests([...talk.slice(0, 5), answer("a3", { status: "failed" })])).toBe(false);
    expect(suggests([message("m0", { safety: FEAR }), answer("a0"), ...talk])).toBe(false);
    const quiet = message("m0", { safety: { ...FEAR, level: "quiet" } });
    expect(suggests([quiet, answer("a0"), ...talk])).toBe(false);
    const plan = { action: "Call", fears: null, goals: null };
    expect(suggests([message("m0"), answer("a0", { plan }), ...talk])).toBe(false);
  });

  it("suggests preparing an interaction if the alarm was cleared", () => {
    const ended = message("m1", { safety: { ...FEAR, status: "cleared" } });
    const talk = [ended, answer("a1"), message("m2"), answer("a2"), message("m3"), answer("a3")];
    expect(suggestsPreparing(transcriptOf(talk, state()))).toBe(true);
  });

  it("returns the newest open alarm", () => {
    const rows = [
      message("m1", { safety: FEAR }),
      answer("a1"),
      message("m2", { safety: { ...FEAR, id: "f2" } }),
      answer("a2"),
      message("m3", { safety: { ...FEAR, id: "f3", status: "cleared" } }),
      message("m4", { safety: { ...FEAR, id: "f4", level: "quiet" } }),
    ];
    const lines = transcriptOf(rows, state());
    expect(newestAlarm(lines)).toBe(lines[2]);
    // An answer that addresses the danger has no finding of its own.
    const speaking = answer("a9", { safety: { ...FEAR, id: null } });
    expect(newestAlarm(transcriptOf([...rows, speaking], state()))).toMatchObject({ message: { id: "m2" } });
    expect(newestAlarm(lines.slice(4))).toBeUndefined();
  });

  it("returns only the newest plan", () => {
    const plan = { action: "Call", fears: null, goals: null };
    const rows = [message("m1"), answer("a1", { plan }), message("m2"), answer("a2", { plan }), message("m3")];
    expect(newestPlan(rows)).toBe("a2");
    expect(newestPlan(rows.slice(0, 1))).toBeNull();
  });
});
