/** The first part of every query key: what one feature changes and another shows is refreshed by it. */
export const KEYS = {
  profile: ["profile"],
  people: ["people"],
  notes: ["notes"],
  interactions: ["interactions"],
  conversations: ["conversations"],
} as const;

/** The cards of the circle. */
export const CARDS_KEY = [...KEYS.people, "cards"] as const;

/** One person: every feature that is answered with a changed person puts them there. */
export function personaKey(id: string) {
  return [...KEYS.people, "one", id] as const;
}
