import type { KnownPerson } from "#domain/chat/pseudonyms.ts";

/** A user's consent to a model, their usage, and the names it must not be sent. */
export interface ModelUse {
  userId: string;
  /** Has seen what would be sent and agreed to it. Otherwise nothing is sent. */
  consented: boolean;
  /** Tokens used today (UTC). */
  spent: number;
  /** The account's own daily limit; null or absent where the installation's applies. */
  limit?: number | null;
  /** The user and the people in their circle, whose names are replaced. Empty without consent. */
  people: readonly KnownPerson[];
}
