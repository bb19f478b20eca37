import { reminderPath, reminderText, type ReminderMatter } from "#domain/reminders/reminder-text.ts";
import type { LetterKind } from "#server/mail/content.letters.ts";
import type { Delivery } from "#server/mail/mail.ts";
import type { Letter } from "#server/mail/render.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Services } from "#server/services.ts";
import type { DeliveryRow, Ready } from "./deliver-reminders.ts";
import { sendPush, type PushResult } from "./send-push.ts";
import { signedInDevice } from "./signed-in-device.ts";
import { unsubscribeToken } from "./unsubscribe.ts";

export type DeliveryResult = PushResult;

type Sending = Pick<Services, "db" | "auth" | "clock" | "log" | "mail" | "site" | "reminders">;

/** Opens the week's look back. */
const LOOK_BACK_PATH = "/home?look_back=open";

const LETTER: Record<Exclude<ReminderMatter, "look_back">, LetterKind> = {
  today: "reminder_today",
  tomorrow: "reminder_tomorrow",
  outcome: "reminder_outcome",
  contact: "reminder_contact",
};

const MAIL_RESULT: Record<Delivery, DeliveryResult> = {
  sent: { result: "sent" },
  refused: { result: "refused" },
  failed: { result: "later", waitMs: 0 },
};

/** Sends a reminder by mail to a confirmed address, or to one device that is still signed in. */
export function sendToPlace(work: Sending, delivery: DeliveryRow, ready: Ready): Promise<DeliveryResult> {
  return delivery.subscriptionId === null
    ? sendLetter(work, delivery, ready)
    : sendNotification(work, delivery, delivery.subscriptionId, ready);
}

async function sendLetter(work: Sending, { userId }: DeliveryRow, ready: Ready): Promise<DeliveryResult> {
  const { db, mail, site, auth } = work;
  const found = await db.withSystem((tx) => recipientOf(tx, { userId }));
  if (!found?.verified) return { result: "refused" };
  const letter = await letterFor(work, userId, ready);
  if (!letter) return { result: "refused" };
  const link = `${site.publicUrl}${reminderPath(ready.subject)}`;
  const unsubscribe = `${site.publicUrl}/unsubscribe/${unsubscribeToken(auth.cookie.secret, userId)}`;
  return MAIL_RESULT[await mail.deliver(found.to, { link, ...letter, unsubscribe })];
}

async function letterFor(work: Sending, userId: string, ready: Ready): Promise<Letter | null> {
  const { matter, names, showNames } = ready;
  if (matter === "look_back") return lookBack(work, userId, showNames);
  return { kind: LETTER[matter], ...(names ? { values: { names } } : {}) };
}

async function lookBack({ clock, reminders }: Sending, userId: string, names: boolean): Promise<Letter | null> {
  return (await reminders.readLookBack?.({ userId, now: clock(), names })) ?? null;
}

async function sendNotification(
  work: Sending,
  { userId, kind, usefulUntil }: DeliveryRow,
  subscriptionId: string,
  { matter, names, subject, language }: Ready,
): Promise<DeliveryResult> {
  const now = work.clock();
  const subscription = await signedInDevice(work.db, { userId, id: subscriptionId, now });
  if (!subscription) return { result: "gone" };
  if (matter === "look_back" && !(await lookBack(work, userId, false))) return { result: "refused" };
  const message = {
    ...reminderText(matter, names, language),
    tag: kind,
    url: matter === "look_back" ? LOOK_BACK_PATH : reminderPath(subject),
  };
  return sendPush(work, subscription, message, {
    ttlMs: usefulUntil.getTime() - now.getTime(),
    urgency: subject.plans.length > 0 ? "normal" : "low",
  });
}
