import type { CoachInput } from "#domain/coaching/reply.ts";
import { Talk } from "#domain/coaching/talk.ts";
import type { Language } from "#domain/language.ts";

export const NOW = new Date("2026-11-20T17:00:00Z");
export const PERSON: CoachInput["persona"] = {
  name: "Andrea",
  context: "friend",
  traits: { O: 3, C: 3, E: 2, A: 4, N: 1 },
};

type More = Partial<Omit<CoachInput, "message" | "history" | "taken">>;

/** Starts a conversation with the coach that tracks its safety state as the server does. */
export function begin(language: Language, more: More = {}): Talk {
  return new Talk({
    language,
    mode: "conversation",
    now: NOW,
    time_zone: "Europe/Rome",
    user: {},
    persona: PERSON,
    notes: [],
    interactions: [],
    ...more,
  });
}

/** The coach's answers to the messages of a conversation. */
export function talk(language: Language, messages: readonly string[], more: More = {}) {
  const conversation = begin(language, more);
  return messages.map((message) => conversation.say(message));
}

export const last = <T>(list: readonly T[]) => list[list.length - 1] as T;
