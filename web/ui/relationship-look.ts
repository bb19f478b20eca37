import type { RelationshipType } from "#domain/people/contexts.ts";

/** Colour classes of each relationship. Colour is never the only cue: always show the label too. */
export const RELATIONSHIP_LOOK: Record<RelationshipType, { text: string; soft: string; border: string }> = {
  Friend: { text: "text-friend", soft: "bg-friend-soft", border: "border-friend" },
  Partner: { text: "text-partner", soft: "bg-partner-soft", border: "border-partner" },
  Family: { text: "text-family", soft: "bg-family-soft", border: "border-family" },
  Colleague: { text: "text-colleague", soft: "bg-colleague-soft", border: "border-colleague" },
  Acquaintance: { text: "text-acquaintance", soft: "bg-acquaintance-soft", border: "border-acquaintance" },
  Other: { text: "text-other", soft: "bg-other-soft", border: "border-other" },
};
