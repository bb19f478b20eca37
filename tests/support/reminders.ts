import { eq } from "drizzle-orm";
import type { ReminderDevice, Reminders, SubscribeInput } from "#domain/reminders/contract.ts";
import { sessions, users } from "#server/db/schema/auth.ts";
import type { TestApp, TestUser } from "./app.ts";

/** Chooses what to be reminded of, in Rome unless another zone is given. */
export async function choose(user: TestUser, settings: object): Promise<void> {
  await user.json("/api/reminders", { method: "PATCH", body: { time_zone: "Europe/Rome", ...settings } });
}

export function remindersOf(user: TestUser): Promise<Reminders> {
  return user.json<Reminders>("/api/reminders");
}

export function addDevice(user: TestUser, subscription: SubscribeInput): Promise<ReminderDevice> {
  return user.json<ReminderDevice>("/api/reminders/devices", { body: subscription });
}

/** Keeps a user signed in, whatever the test's clock says. */
export async function staySignedIn(app: TestApp, user: TestUser): Promise<void> {
  const expiresAt = new Date("2100-01-01T00:00:00Z");
  await app.db.withSystem((tx) => tx.update(sessions).set({ expiresAt }).where(eq(sessions.userId, user.id)));
}

export async function confirmAddress(app: TestApp, user: TestUser): Promise<void> {
  await app.db.withSystem((tx) => tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id)));
}
