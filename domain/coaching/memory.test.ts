import { describe, expect, it } from "vitest";
import type { CoachInput, CoachMemory } from "./reply-types.ts";
import { composeReply } from "./reply.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const told = (content: string, more: Partial<CoachMemory> = {}): CoachMemory => ({
  kind: "note",
  id: "old",
  content,
  created_at: "2025-03-04T10:00:00Z",
  ...more,
});
const input = (more: Partial<CoachInput> = {}): CoachInput => ({
  language: "en",
  mode: "conversation",
  message: "How do I talk to Marta about the keys?",
  history: [],
  now: NOW,
  time_zone: "UTC",
  user: { name: "Giulia", traits: null },
  persona: { name: "Marta", context: "friend" },
  notes: [],
  interactions: [],
  ...more,
});

describe("an earlier text", () => {
  it.each(["note", "message", "answer", "interaction"] as const)("is quoted with its source: %s", (kind) => {
    const status = kind === "interaction" ? { status: "completed" as const } : {};
    const reply = composeReply(input({ memory: [told("We spoke about the keys and laughed.", { kind, ...status })] }));
    expect(reply.text).toContain("We spoke about the keys and laughed.");
    expect(reply.sources).toContainEqual({ kind, id: "old" });
  });

  it("comes before an unrelated new note, and after a related one", () => {
    const memory = [told("We spoke about the keys and laughed.")];
    const note = (content: string) => [{ id: "new", content, created_at: "2026-11-19T10:00:00Z" }];
    expect(composeReply(input({ memory, notes: note("Marta was at the market.") })).text).toContain("laughed");
    expect(composeReply(input({ memory, notes: note("Marta lost the keys.") })).text).toContain("lost the keys");
  });

  it("is quoted once, and never if it mentions danger", () => {
    const memory = [told("We spoke about the keys and laughed.")];
    const first = composeReply(input({ memory }));
    const history = [
      { role: "user" as const, content: "How do I talk to Marta about the keys?" },
      { role: "assistant" as const, content: first.text },
    ];
    const second = composeReply(input({ memory, history, message: "And how do I tell Marta about the keys again?" }));
    expect(second.text).not.toContain("laughed");
    const grave = composeReply(input({ memory: [told("Marta hit me because of the keys.")] }));
    expect(grave.text).not.toContain("hit me");
    const said = composeReply(input({ memory: [told("Marta hit me because of the keys.", { kind: "message" })] }));
    expect(said.text).not.toContain("hit me");
  });
});

describe("a person left out of AI", () => {
  const persona = { name: "Marta", context: "friend" as const, left_out_of_ai: true };
  it.each([
    ["en", "How do I talk to Marta about the keys?", "What do you know about Marta?", /keep Marta out|know nothing/],
    ["it", "Come parlo con Marta delle chiavi?", "Che cosa sai di Marta?", /tenere Marta fuori|non so niente/],
  ] as const)(
    "is unknown to the coach, which says so at the start and when asked (%s)",
    (language, how, what, says) => {
      const first = composeReply(input({ language, persona, message: how }));
      expect(first.text).toMatch(says);
      expect(first.sources).toEqual([]);
      const history = [
        { role: "user" as const, content: how },
        { role: "assistant" as const, content: first.text },
      ];
      expect(composeReply(input({ language, persona, message: `${how} ${how}`, history })).text).not.toMatch(says);
      expect(composeReply(input({ language, persona, message: what, history })).text).toMatch(says);
    },
  );
});
