/** How the user knows a person. `mentor` and `romantic` show on the card as the type they belong to. */
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

/** Contexts of a couple: both are adults. */
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

/** The card's relationship type, which follows from the context. */
export function relationshipType(context: PersonaContext): RelationshipType {
  return TYPE_OF[context];
}
