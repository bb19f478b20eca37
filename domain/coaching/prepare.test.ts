import { describe, expect, it } from "vitest";
import type { Language } from "#domain/language.ts";
import { composeReply, type CoachTurn } from "./reply.ts";

function dialogue(language: Language, messages: readonly string[]) {
  const history: CoachTurn[] = [];
  return messages.map((message) => {
    const reply = composeReply({
      language,
      mode: "interaction_preparation",
      message,
      history: [...history],
      now: new Date("2026-11-20T17:00:00Z"),
      user: {},
      persona: { name: "Marta", context: "colleague" },
      notes: [],
      interactions: [],
    });
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
    return reply;
  });
}

describe("preparing an interaction", () => {
  it("asks for one thing at a time, then writes the plan in the user’s words", () => {
    const replies = dialogue("it", [
      "Aiutami a preparare una conversazione con Marta",
      "Vorrei parlarle domani della riunione",
      "ho paura che si chiuda",
      "che la prossima volta mi lasci finire",
      "cambia i timori: ho paura di fare una scenata",
      "sì, va bene",
    ]);
    expect(replies.map(({ topic }) => topic)).toEqual(["prepare", "prepare", "prepare", "plan", "plan", "prepare"]);
    expect(replies[3]?.text).toContain(
      "Azione: Parlarle domani della riunione\n\nTimori: Che si chiuda\n\nObiettivi: Che la prossima volta mi lasci finire",
    );
    expect(replies[4]?.text).toContain("Timori: Di fare una scenata");
  });

  it("needs one turn where everything is said", () => {
    const [reply] = dialogue("en", [
      "I want to talk to Marta tomorrow, I'm afraid she'll get defensive, and I hope we find a way to share the client",
    ]);
    expect(reply?.text).toContain(
      "Action: Talk to Marta tomorrow\n\nFears: She’ll get defensive\n\nGoals: We find a way to share the client",
    );
  });

  it("writes a plan after three turns even if something is missing", () => {
    const replies = dialogue("en", ["talk to Marta", "x", "not sure"]);
    expect(replies[2]?.topic).toBe("plan");
  });
});
