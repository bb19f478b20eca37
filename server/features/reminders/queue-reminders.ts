import { and, asc, eq, gte, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { addDays, wallClock } from "#domain/reminders/local-time.ts";
import {
  dueReminders,
  keyOf,
  nextLook,
  subjectNow,
  type DueReminder,
  type ReminderFacts,
  type ReminderRules,
} from "#domain/reminders/due-reminders.ts";
import type { Tx } from "#server/db/connect.ts";
import { notSuspended } from "#server/db/suspended.ts";
import {
  pushSubscriptions,
  remindedPeople,
  reminderDeliveries,
  reminders,
  reminderSettings,
} from "#server/db/schema/reminders.ts";
import { isDangerOpen } from "#server/records/safety/open-danger.ts";
import type { Services } from "#server/services.ts";
import { readFacts } from "./read-facts.ts";
import { rulesOf, toSettings } from "./settings-row.ts";

/** Accounts claimed at a time. */
const BATCH = 50;
/** How long an account is left alone by other processes while one looks at it, in milliseconds; also after a crash. */
const LEASE_MS = 5 * 60_000;
/** Days for which a sent reminder is remembered; none is due for longer than three. */
const REMEMBERED_DAYS = 30;

type Work = Pick<Services, "db" | "clock" | "log" | "reminders">;

/**
 * Looks at the accounts whose time has come and queues their due reminders, each once whatever other processes do, for
 * the mail and for each device. Looks at an account at its own mornings and evenings only. Returns the number of accounts.
 */
export async function queueReminders(work: Work, stopped: () => boolean): Promise<number> {
  let looked = 0;
  while (!stopped()) {
    const users = await claimAccounts(work);
    for (const userId of users) {
      if (stopped()) break;
      try {
        await work.db.withUser(userId, (tx) => queueFor(tx, userId, work));
      } catch (error) {
        // Looked at again when its lease ends.
        work.log("error", "reminders_failed", { kind: error instanceof Error ? error.name : "unknown" });
      }
      looked += 1;
    }
    if (users.length < BATCH) break;
  }
  return looked;
}

function claimAccounts({ db, clock }: Work): Promise<string[]> {
  const now = clock();
  return db.withSystem(async (tx) => {
    const due = await tx
      .select({ userId: reminderSettings.userId })
      .from(reminderSettings)
      .where(
        and(
          isNotNull(reminderSettings.nextAt),
          lte(reminderSettings.nextAt, now),
          notSuspended(reminderSettings.userId),
        ),
      )
      .orderBy(asc(reminderSettings.nextAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const users = due.map(({ userId }) => userId);
    if (users.length > 0) {
      await tx
        .update(reminderSettings)
        .set({ nextAt: new Date(now.getTime() + LEASE_MS) })
        .where(inArray(reminderSettings.userId, users));
    }
    return users;
  });
}

async function queueFor(tx: Tx, userId: string, { clock, reminders: { readLookBack } }: Work): Promise<void> {
  const now = clock();
  const [row] = await tx.select().from(reminderSettings).for("update");
  const settings = row && toSettings({ ...row, lookBack: row.lookBack && readLookBack !== null });
  const rules = settings ? rulesOf(settings, row.changedAt) : null;
  if (!rules) return;
  if (!(await isDangerOpen(tx))) {
    const today = wallClock(rules.time_zone).dayOf(now);
    await tx.delete(reminders).where(lt(reminders.day, addDays(today, -REMEMBERED_DAYS)));
    const known = await tx
      .select({ kind: reminders.kind, day: reminders.day })
      .from(reminders)
      .where(gte(reminders.day, addDays(today, -REMEMBERED_DAYS)));
    const facts = await readFacts(tx, now);
    const due = dueReminders(rules, facts, { now, sent: new Set(known.map(keyOf)) });
    if (due.length > 0) await queue(tx, { userId, due, now, byMail: row!.byMail, rules, facts });
  }
  await tx
    .update(reminderSettings)
    .set({ nextAt: nextLook(rules, now) })
    .where(eq(reminderSettings.userId, userId));
}

interface Queued {
  userId: string;
  due: DueReminder[];
  now: Date;
  byMail: boolean;
  rules: ReminderRules;
  facts: ReminderFacts;
}

async function queue(tx: Tx, { userId, due, now, byMail, rules, facts }: Queued): Promise<void> {
  await tx.insert(reminders).values(due.map(({ kind, day }) => ({ userId, kind, day, createdAt: now })));
  const devices = await tx.select({ id: pushSubscriptions.id }).from(pushSubscriptions);
  const places = [...(byMail ? [null] : []), ...devices.map(({ id }) => id)];
  const deliveries = due.flatMap(({ kind, day, until }) =>
    places.map((subscriptionId) => ({ userId, kind, day, subscriptionId, nextAttemptAt: now, usefulUntil: until })),
  );
  if (deliveries.length > 0) await tx.insert(reminderDeliveries).values(deliveries);
  for (const reminder of due) {
    const { people } = subjectNow(reminder, rules, facts, now);
    if (people.length === 0) continue;
    await tx
      .insert(remindedPeople)
      .values(people.map(({ id }) => ({ userId, personaId: id, day: reminder.day })))
      .onConflictDoUpdate({
        target: [remindedPeople.userId, remindedPeople.personaId],
        set: { day: sql`excluded.day` },
      });
  }
}
