import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";
import { userEvents } from "#server/db/schema/account.ts";
import { users } from "#server/db/schema/auth.ts";
import { deleteTwoFactor } from "#server/records/account/delete-two-factor.ts";

/**
 * Turns two-step sign-in off by order of the operator, for users who can no longer pass it: for one account, or for all
 * that have it, for example after a change of AUTH_SECRET. Returns for how many.
 * @throws DomainError not_found if no account has the address.
 */
export function resetTwoFactor(db: Database, who: { email: string } | "everybody", now: Date): Promise<number> {
  return db.withSystem(async (tx) => {
    const found = await tx
      .select({ id: users.id, on: users.twoFactorEnabled })
      .from(users)
      .where(who === "everybody" ? eq(users.twoFactorEnabled, true) : eq(users.email, who.email.trim().toLowerCase()));
    if (found.length === 0 && who !== "everybody") throw new DomainError("not_found");
    const ids = found.flatMap(({ id, on }) => (on ? [id] : []));
    if (ids.length === 0) return 0;
    await deleteTwoFactor(tx, ids);
    await tx
      .insert(userEvents)
      .values(ids.map((userId) => ({ userId, eventType: "mfa_disabled" as const, createdAt: now })));
    return ids.length;
  });
}
