import { userEvents } from "#server/db/schema/account.ts";
import { deleteTwoFactor } from "#server/records/account/delete-two-factor.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Services } from "#server/services.ts";

/** Records an event of a user's second factor, and mails the user when it is turned on or off. */
export async function recordTwoFactor(
  { db, mail, clock }: Pick<Services, "db" | "mail" | "clock">,
  userId: string,
  eventType: "mfa_verified" | "mfa_enabled" | "mfa_disabled",
): Promise<void> {
  const to = await db.withSystem(async (tx) => {
    await tx.insert(userEvents).values({ userId, eventType, createdAt: clock() });
    return eventType === "mfa_verified" ? null : (await recipientOf(tx, { userId }))?.to;
  });
  if (to) mail.send(to, { kind: eventType === "mfa_enabled" ? "two_factor_on" : "two_factor_off" });
}

/** Turns the second factor off. Callers must have verified the user. */
export async function disableTwoFactor(
  services: Pick<Services, "db" | "mail" | "clock">,
  userId: string,
): Promise<void> {
  await services.db.withSystem((tx) => deleteTwoFactor(tx, [userId]));
  await recordTwoFactor(services, userId, "mfa_disabled");
}
