import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import type { TestResult } from "#domain/reminders/contract.ts";
import { TEST_TEXT } from "#domain/reminders/content.reminders.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { pushSubscriptions } from "#server/db/schema/reminders.ts";
import type { Verb } from "#server/services.ts";
import { sendPush } from "./send-push.ts";
import { signedInDevice } from "./signed-in-device.ts";

/** A test is of use only while somebody waits for it. */
const TTL_MS = 60_000;

/** Sends a notification to one of the user's devices, and says what came of it. @throws DomainError not_found. */
export async function testDevice(
  verb: Verb<{ id: string }, "auth" | "log" | "site" | "reminders" | "clock">,
): Promise<TestResult> {
  const { db, user, input, clock } = verb;
  const now = clock();
  const device = await signedInDevice(db, { userId: user.id, id: input.id, now });
  if (!device) throw new DomainError("not_found");
  const [profile] = await db.withUser(user.id, (tx) => tx.select({ language: profiles.language }).from(profiles));
  const language = profile?.language ?? DEFAULT_LANGUAGE;
  const text = { title: TEST_TEXT.title[language], body: TEST_TEXT.body[language] };
  const message = { ...text, tag: "test", url: "/settings/reminders" };
  const { result } = await sendPush(verb, device, message, { ttlMs: TTL_MS, urgency: "high" });
  if (result === "later" || result === "refused") return { result: "failed" };
  const mine = eq(pushSubscriptions.id, device.id);
  await db.withUser(user.id, (tx) =>
    result === "gone"
      ? tx.delete(pushSubscriptions).where(mine)
      : tx.update(pushSubscriptions).set({ lastUsedAt: now }).where(mine),
  );
  return { result };
}
