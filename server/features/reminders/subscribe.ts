import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { DEVICES_MAX, type ReminderDevice, type SubscribeInput } from "#domain/reminders/contract.ts";
import { pushSubscriptions } from "#server/db/schema/reminders.ts";
import { deviceOf } from "#server/records/account/device-of.ts";
import { isPushEndpoint } from "#server/runtime/push-hosts.ts";
import type { Verb } from "#server/services.ts";
import { toDevice } from "./get-reminders.ts";

/**
 * Has notifications sent to the browser of this session, in place of what it subscribed before; with more devices than
 * DEVICES_MAX, the one used least recently gets none any more. @throws DomainError invalid_input for an address that is
 * none of a push service.
 */
export async function subscribe({
  db,
  user,
  clock,
  reminders,
  input: { endpoint, keys, userAgent },
}: Verb<SubscribeInput & { userAgent: string | null }, "clock" | "reminders">): Promise<ReminderDevice> {
  if (!isPushEndpoint(endpoint, reminders.pushHosts)) throw new DomainError("invalid_input", { field: "endpoint" });
  // The browser belongs to whoever is signed in with it now.
  await db.withSystem((tx) =>
    tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.userId, user.id))),
  );
  const now = clock();
  return db.withUser(user.id, async (tx) => {
    // The same browser in an earlier session of the same user.
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, user.sessionId)));
    const columns = {
      endpoint,
      p256dh: keys.p256dh.replace(/=+$/, ""),
      auth: keys.auth.replace(/=+$/, ""),
      ...deviceOf(userAgent),
    };
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ userId: user.id, sessionId: user.sessionId, createdAt: now, ...columns })
      .onConflictDoUpdate({ target: [pushSubscriptions.userId, pushSubscriptions.sessionId], set: columns })
      .returning();
    const used = sql`coalesce(${pushSubscriptions.lastUsedAt}, ${pushSubscriptions.createdAt})`;
    const surplus = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(ne(pushSubscriptions.id, row!.id))
      .orderBy(desc(used), asc(pushSubscriptions.id))
      .offset(DEVICES_MAX - 1);
    const ids = surplus.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
    return toDevice(row!, user.sessionId);
  });
}
