import type { LinkProps } from "@tanstack/react-router";
import type { MessageSource } from "#domain/chat/sources.ts";

interface Told {
  kind: MessageSource["kind"];
  id: string;
  personaId: string;
  /** Of a message. */
  conversationId: string | null;
  /** Whether an interaction is told of as one that has been. */
  completed: boolean;
  /** The conversation that stays open beside it. */
  chat?: string | undefined;
}

/** Where something that was told about a person is to be seen. */
export function placeOf({ kind, id, personaId, conversationId, completed, chat }: Told): LinkProps {
  if (kind === "profile") return { to: "/persona-summary/$personaId", params: { personaId } };
  if (kind === "answer") return { to: "/persona-profiling/$personaId", params: { personaId } };
  const at = { to: "/persona/$id", params: { id: personaId } } as const;
  const beside = chat ? ({ chat: 1, conversation: chat } as const) : {};
  if (kind === "note") return { ...at, search: { ...beside, tab: "notes", note: id } };
  if (kind === "message") return { ...at, search: { chat: 1, conversation: conversationId ?? undefined } };
  return { ...at, search: { ...beside, ...(completed ? { tab: "interactions" } : {}), interaction: id } };
}
