import type { Database } from "#server/db/connect.ts";
import { users } from "#server/db/schema/auth.ts";

/** Whether anybody has signed up to this installation yet. */
export function hasAccounts(db: Database): Promise<boolean> {
  return db.withSystem(async (tx) => {
    const rows = await tx.select({ id: users.id }).from(users).limit(1);
    return rows.length > 0;
  });
}
