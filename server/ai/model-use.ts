import type { KnownPerson } from "#domain/chat/pseudonyms.ts";

/** What a user allows of an outside model, and what it must not learn from them. */
export interface ModelUse {
  userId: string;
  /** They have seen what is sent and agreed to it. Nothing leaves without. */
  consented: boolean;
  /** Tokens used today (UTC). */
  spent: number;
  /** The user and everybody in their circle: their names stay here. Empty without consent, since nothing leaves then. */
  people: readonly KnownPerson[];
}
