import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import { subjectNow, type Subject } from "#domain/reminders/due-reminders.ts";
import { wallClock } from "#domain/reminders/local-time.ts";
import { afterQuiet } from "#domain/reminders/quiet-hours.ts";
import { matterOf, namesIn, type ReminderMatter } from "#domain/reminders/reminder-text.ts";
import type { Tx } from "#server/db/connect.ts";
import { notSuspended } from "#server/db/suspended.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { pushSubscriptions, reminderDeliveries, reminderSettings } from "#server/db/schema/reminders.ts";
import { isDangerOpen } from "#server/records/safety/open-danger.ts";
import type { Services } from "#server/services.ts";
import { readFacts } from "./read-facts.ts";
import { sendToPlace, type DeliveryResult } from "./send-to-place.ts";
import { rulesOf, toSettings } from "./settings-row.ts";

export type DeliveryRow = typeof reminderDeliveries.$inferSelect;

/** Claimed at a time, and sent at once. */
const BATCH = 20;
/** How long others leave a claimed delivery alone, in milliseconds: longer than any attempt takes. */
const LEASE_MS = 10 * 60_000;
/** Attempts whose end is unknown: the first, and one more after a crash between sending and noting it. */
const BEGUN_MAX = 2;
/** Waits after each known failure, in milliseconds; after the last, the delivery is given up. */
const RETRY_MS = [60_000, 5 * 60_000, 20 * 60_000, 60 * 60_000];
const RETRY_MAX_MS = 6 * 3_600_000;

type Work = Pick<Services, "db" | "auth" | "clock" | "log" | "mail" | "site" | "reminders">;

/** What a reminder says at the moment of sending. */
export interface Ready {
  matter: ReminderMatter;
  subject: Subject;
  /** Names, if the user chose to show them and the reminder is about somebody. */
  names: string | null;
  showNames: boolean;
  language: "en" | "it";
}

/**
 * Sends the deliveries that are due, of all users. Each is claimed before and deleted after it is sent, so that one
 * process sends it; whatever has changed since it was queued is respected. Returns the number of deliveries.
 */
export async function deliverReminders(work: Work, stopped: () => boolean): Promise<number> {
  let handled = 0;
  while (!stopped()) {
    const claimed = await claimDeliveries(work);
    await Promise.all(claimed.map((delivery) => deliver(work, delivery)));
    handled += claimed.length;
    if (claimed.length < BATCH) break;
  }
  return handled;
}

function claimDeliveries({ db, clock }: Work): Promise<DeliveryRow[]> {
  const now = clock();
  return db.withSystem(async (tx) => {
    const due = await tx
      .select({ userId: reminderDeliveries.userId, id: reminderDeliveries.id })
      .from(reminderDeliveries)
      .where(and(lte(reminderDeliveries.nextAttemptAt, now), notSuspended(reminderDeliveries.userId)))
      .orderBy(asc(reminderDeliveries.nextAttemptAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    const users = due.map(({ userId }) => userId);
    const ids = due.map(({ id }) => id);
    return tx
      .update(reminderDeliveries)
      .set({ begun: sql`${reminderDeliveries.begun} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
      .where(and(inArray(reminderDeliveries.userId, users), inArray(reminderDeliveries.id, ids)))
      .returning();
  });
}

async function deliver(work: Work, delivery: DeliveryRow): Promise<void> {
  const { db, clock, log } = work;
  const now = clock();
  try {
    if (delivery.begun > BEGUN_MAX || delivery.usefulUntil <= now) return await end(work, delivery);
    const ready = await db.withUser(delivery.userId, (tx) => prepare(tx, delivery, now));
    if (ready === null) return await end(work, delivery);
    if (ready instanceof Date) return await postpone(work, delivery, ready);
    const done = await sendToPlace(work, delivery, ready);
    await note(work, delivery, done);
  } catch (error) {
    // It stays claimed, and is tried once more when its lease ends.
    log("error", "reminder_failed", { kind: error instanceof Error ? error.name : "unknown" });
  }
}

/** What to say now; null if nothing is to be sent any more, or when the quiet hours end. */
async function prepare(tx: Tx, { kind, day, subscriptionId }: DeliveryRow, now: Date): Promise<Ready | Date | null> {
  const [row] = await tx.select().from(reminderSettings);
  const settings = row && toSettings(row);
  const rules = settings && rulesOf(settings, row.changedAt);
  if (!settings || !rules || !settings[kind]) return null;
  if (subscriptionId === null && !settings.by_mail) return null;
  if (await isDangerOpen(tx)) return null;
  const clock = wallClock(rules.time_zone);
  const after = afterQuiet(rules, clock, now);
  if (after > now) return after;
  const subject = subjectNow({ kind, day }, rules, await readFacts(tx, now), now);
  if (kind !== "look_back" && subject.plans.length + subject.people.length === 0) return null;
  const [profile] = await tx.select({ language: profiles.language }).from(profiles);
  const language = profile?.language ?? DEFAULT_LANGUAGE;
  return {
    matter: matterOf({ kind, day }, clock.dayOf(now)),
    subject,
    names: settings.show_names ? namesIn(subject, language) : null,
    showNames: settings.show_names,
    language,
  };
}

function note(work: Work, delivery: DeliveryRow, done: DeliveryResult): Promise<void> {
  const now = work.clock();
  if (done.result === "later") {
    const wait = RETRY_MS[delivery.failures];
    if (wait === undefined) return end(work, delivery);
    const at = new Date(now.getTime() + Math.min(RETRY_MAX_MS, Math.max(wait, done.waitMs)));
    return at >= delivery.usefulUntil ? end(work, delivery) : postpone(work, delivery, at, { failed: true });
  }
  return work.db.withUser(delivery.userId, async (tx) => {
    if (delivery.subscriptionId !== null) {
      const mine = eq(pushSubscriptions.id, delivery.subscriptionId);
      // Its other deliveries go with it.
      if (done.result === "gone") await tx.delete(pushSubscriptions).where(mine);
      if (done.result === "sent") await tx.update(pushSubscriptions).set({ lastUsedAt: now }).where(mine);
    }
    await tx.delete(reminderDeliveries).where(eq(reminderDeliveries.id, delivery.id));
  });
}

function end({ db }: Work, { userId, id }: DeliveryRow): Promise<void> {
  return db.withUser(userId, async (tx) => {
    await tx.delete(reminderDeliveries).where(eq(reminderDeliveries.id, id));
  });
}

/** Frees a claimed delivery that is known not to have been sent, until `at`. */
function postpone({ db }: Work, delivery: DeliveryRow, at: Date, { failed = false } = {}): Promise<void> {
  const { userId, id, begun, failures } = delivery;
  return db.withUser(userId, async (tx) => {
    await tx
      .update(reminderDeliveries)
      .set({ nextAttemptAt: at, begun: begun - 1, failures: failures + (failed ? 1 : 0) })
      .where(and(eq(reminderDeliveries.id, id), eq(reminderDeliveries.begun, begun)));
  });
}
