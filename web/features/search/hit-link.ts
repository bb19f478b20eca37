import type { LinkProps } from "@tanstack/react-router";
import type { SearchHit } from "#domain/search/contract.ts";
import { sourceLink } from "#web/app/source-link.ts";

/** Link to the page that shows a search hit. */
export function linkOf({ kind, id, persona, conversation_id, status }: SearchHit): LinkProps {
  if (!persona) return { to: "/extended-profiling" };
  if (kind === "person") return { to: "/persona/$id", params: { id: persona.id } };
  const completed = status === "completed";
  return sourceLink({ kind, id, personaId: persona.id, conversationId: conversation_id, completed });
}
