/**
 * How an invitation is shown to those who gave it. `waiting`: the mail server has not taken its letter yet, and is asked
 * again. `undelivered`: it never took it.
 */
export const INVITATION_STATES = ["open", "waiting", "undelivered", "used", "ended", "revoked"] as const;
export type GivenState = (typeof INVITATION_STATES)[number];

interface Times {
  usedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date | null;
  /** When its letter is given up, or was; null if nothing is known to have gone wrong. */
  undeliveredFrom: Date | null;
}

/**
 * The state at a time. A used invitation stays used, whatever happens to it later. That its letter did not leave says
 * more of one that has ended than that it has.
 */
export function givenState({ usedAt, revokedAt, expiresAt, undeliveredFrom }: Times, now: Date): GivenState {
  if (usedAt) return "used";
  if (revokedAt) return "revoked";
  if (undeliveredFrom && undeliveredFrom <= now) return "undelivered";
  if (expiresAt && expiresAt <= now) return "ended";
  return undeliveredFrom ? "waiting" : "open";
}

/** The new end of an invitation that is sent again: as it is while open; once ended, the same duration from now. */
export function renewedEnd(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date | null },
  now: Date,
): Date | null {
  if (!expiresAt || expiresAt > now) return expiresAt;
  return new Date(now.getTime() + Math.max(expiresAt.getTime() - createdAt.getTime(), 0));
}
