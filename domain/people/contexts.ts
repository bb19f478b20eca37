/** How the user knows a person. Cards show `mentor` and `romantic` as the type they map to. */
export const PERSONA_CONTEXTS = [
  "friend",
  "partner",
  "colleague",
  "family",
  "acquaintance",
  "mentor",
  "romantic",
  "other",
] as const;
export type PersonaContext = (typeof PERSONA_CONTEXTS)[number];

/** Both people of a couple have to be adults. */
export const COUPLE_CONTEXTS: readonly PersonaContext[] = ["partner", "romantic"];

export const RELATIONSHIP_TYPES = ["Friend", "Partner", "Family", "Colleague", "Acquaintance", "Other"] as const;
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number];

const TYPE_OF: Record<PersonaContext, RelationshipType> = {
  friend: "Friend",
  partner: "Partner",
  romantic: "Partner",
  family: "Family",
  colleague: "Colleague",
  mentor: "Colleague",
  acquaintance: "Acquaintance",
  other: "Other",
};

/** The relationship type on the card, derived from the context. */
export function relationshipType(context: PersonaContext): RelationshipType {
  return TYPE_OF[context];
}
