import type { LinkProps } from "@tanstack/react-router";
import type { SearchHit } from "#domain/search/contract.ts";

/** Where something that was found is to be seen. */
export function linkOf({ kind, id, persona, conversation_id, status }: SearchHit): LinkProps {
  if (!persona) return { to: "/extended-profiling" };
  const params = { id: persona.id };
  if (kind === "note") return { to: "/persona/$id", params, search: { tab: "notes", note: id } };
  if (kind === "interaction") {
    const tab = status === "completed" ? { tab: "interactions" as const } : {};
    return { to: "/persona/$id", params, search: { ...tab, interaction: id } };
  }
  if (kind === "message") {
    return { to: "/persona/$id", params, search: { chat: 1, conversation: conversation_id ?? undefined } };
  }
  if (kind === "answer") return { to: "/persona-profiling/$personaId", params: { personaId: persona.id } };
  return { to: "/persona/$id", params };
}
