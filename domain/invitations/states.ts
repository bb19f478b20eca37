/** How an invitation is shown to those who gave it. */
export const INVITATION_STATES = ["open", "used", "ended", "revoked"] as const;
export type GivenState = (typeof INVITATION_STATES)[number];

interface Times {
  usedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date | null;
}

/** The state at a time. A used invitation stays used, whatever happens to it later. */
export function givenState({ usedAt, revokedAt, expiresAt }: Times, now: Date): GivenState {
  if (usedAt) return "used";
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "ended" : "open";
}

/** The new end of an invitation that is sent again: as it is while open; once ended, the same duration from now. */
export function renewedEnd(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date | null },
  now: Date,
): Date | null {
  if (!expiresAt || expiresAt > now) return expiresAt;
  return new Date(now.getTime() + Math.max(expiresAt.getTime() - createdAt.getTime(), 0));
}
