import { desc } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_REMINDERS, type ReminderDevice, type Reminders } from "#domain/reminders/contract.ts";
import { pushSubscriptions, reminderSettings } from "#server/db/schema/reminders.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Verb } from "#server/services.ts";
import { toSettings } from "./settings-row.ts";
import type { SubscriptionRow } from "./signed-in-device.ts";
import { vapidKeys } from "./vapid-keys.ts";

/** What the user is reminded of, and where. @throws DomainError unauthenticated once the account is gone. */
export async function getReminders(verb: Verb<void, "auth" | "log" | "reminders">): Promise<Reminders> {
  const { db, user, reminders } = verb;
  const { publicKey } = await vapidKeys(verb);
  const address = await db.withSystem((tx) => recipientOf(tx, { userId: user.id }));
  if (!address) throw new DomainError("unauthenticated");
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx.select().from(reminderSettings);
    const devices = await tx.select().from(pushSubscriptions).orderBy(desc(pushSubscriptions.createdAt));
    return {
      settings: row ? toSettings(row) : DEFAULT_REMINDERS,
      email: address.to.email,
      email_verified: address.verified,
      look_back_available: reminders.readLookBack !== null,
      push_key: publicKey,
      devices: devices.map((device) => toDevice(device, user.sessionId)),
    };
  });
}

export function toDevice(row: SubscriptionRow, sessionId: string): ReminderDevice {
  return {
    id: row.id,
    device: row.device,
    browser: row.browser,
    system: row.system,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    current: row.sessionId === sessionId,
  };
}
