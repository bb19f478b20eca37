import type { LinkProps } from "@tanstack/react-router";
import type { MessageSource } from "#domain/chat/sources.ts";

interface LinkedSource {
  kind: MessageSource["kind"];
  id: string;
  personaId: string;
  /** For a message. */
  conversationId: string | null;
  /** For an interaction. */
  completed: boolean;
  /** The conversation to keep open next to it. */
  chat?: string | undefined;
}

/** The link to a source about a person: note, interaction, message, answer or profile. */
export function sourceLink({ kind, id, personaId, conversationId, completed, chat }: LinkedSource): LinkProps {
  if (kind === "profile") return { to: "/persona-summary/$personaId", params: { personaId } };
  if (kind === "answer") return { to: "/persona-profiling/$personaId", params: { personaId } };
  const at = { to: "/persona/$id", params: { id: personaId } } as const;
  const beside = chat ? ({ chat: 1, conversation: chat } as const) : {};
  if (kind === "note") return { ...at, search: { ...beside, tab: "notes", note: id } };
  if (kind === "message") return { ...at, search: { chat: 1, conversation: conversationId ?? undefined } };
  return { ...at, search: { ...beside, ...(completed ? { tab: "interactions" } : {}), interaction: id } };
}
