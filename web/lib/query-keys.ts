/** The first part of every query key: what one feature changes and another shows is refreshed by it. */
export const KEYS = {
  profile: ["profile"],
  people: ["people"],
  notes: ["notes"],
  interactions: ["interactions"],
  conversations: ["conversations"],
} as const;
