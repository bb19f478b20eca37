import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { pushSubscriptions } from "#server/db/schema/reminders.ts";
import type { Verb } from "#server/services.ts";

/** Ends notifications on one of the user's devices. @throws DomainError not_found. */
export async function revokeDevice({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  const removed = await db.withUser(user.id, (tx) =>
    tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, input.id)).returning({ id: pushSubscriptions.id }),
  );
  if (removed.length === 0) throw new DomainError("not_found");
}
