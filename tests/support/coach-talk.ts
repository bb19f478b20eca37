import type { Language } from "#domain/language.ts";
import { composeReply, type CoachInput, type CoachTurn } from "#domain/coaching/reply.ts";

export const NOW = new Date("2026-11-20T17:00:00Z");
export const PERSON: CoachInput["persona"] = {
  name: "Andrea",
  context: "friend",
  traits_short: { O: 3, C: 3, E: 2, A: 4, N: 1 },
};

/** What the coach answers to each line of a conversation. */
export function talk(language: Language, messages: readonly string[], more: Partial<CoachInput> = {}) {
  const history: CoachTurn[] = [];
  return messages.map((message) => {
    const reply = composeReply({
      language,
      mode: "conversation",
      message,
      history: [...history],
      now: NOW,
      time_zone: "Europe/Rome",
      user: {},
      persona: PERSON,
      notes: [],
      interactions: [],
      ...more,
    });
    const plan = reply.plan ? { plan: reply.plan } : {};
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text, ...plan });
    return reply;
  });
}

export const last = <T>(list: readonly T[]) => list[list.length - 1] as T;
