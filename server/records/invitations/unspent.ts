import { and, isNull, type SQL } from "drizzle-orm";
import { invitations } from "#server/db/schema/invitations.ts";

/** Invitations neither used nor revoked; they may have ended. */
export function unspent(): SQL | undefined {
  return and(isNull(invitations.usedAt), isNull(invitations.revokedAt));
}
