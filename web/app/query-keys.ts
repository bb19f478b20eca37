/** First part of every query key, so that one feature can invalidate what others show. */
export const KEYS = {
  profile: ["profile"],
  people: ["people"],
  notes: ["notes"],
  interactions: ["interactions"],
  conversations: ["conversations"],
} as const;

/** The people cards on the home page. */
export const CARDS_KEY = [...KEYS.people, "cards"] as const;

/** One person; every feature that receives a changed person updates this entry. */
export function personaKey(id: string) {
  return [...KEYS.people, "one", id] as const;
}
