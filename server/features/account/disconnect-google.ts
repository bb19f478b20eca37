import { and, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { GOOGLE } from "#server/auth/google.ts";
import { accounts } from "#server/db/schema/auth.ts";
import type { Verb } from "#server/services.ts";

/** Removes Google as a sign-in method. @throws DomainError google_only_way if there is no other. */
export function disconnectGoogle({ db, user }: Verb): Promise<void> {
  return db.withSystem(async (tx) => {
    const ways = await tx.select({ provider: accounts.providerId }).from(accounts).where(eq(accounts.userId, user.id));
    if (!ways.some(({ provider }) => provider === "credential")) throw new DomainError("google_only_way");
    await tx.delete(accounts).where(and(eq(accounts.userId, user.id), eq(accounts.providerId, GOOGLE)));
  });
}
