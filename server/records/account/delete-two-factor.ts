import { inArray } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { twoFactors, users } from "#server/db/schema/auth.ts";

/** Turns off the second factor of the given users and deletes their secrets. */
export async function deleteTwoFactor(tx: Tx, userIds: string[]): Promise<void> {
  await tx.update(users).set({ twoFactorEnabled: false }).where(inArray(users.id, userIds));
  await tx.delete(twoFactors).where(inArray(twoFactors.userId, userIds));
}
