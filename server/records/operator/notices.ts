import { asc, gt } from "drizzle-orm";
import type { Announcement } from "#domain/operator/announcements.ts";
import type { Database } from "#server/db/connect.ts";
import { announcements, operators } from "#server/db/schema/operator.ts";

/** What a session tells besides its user; nothing at all for most. */
export interface SessionNotices {
  operator?: true;
  announcements?: Announcement[];
}

/** How long what was read is used, in milliseconds. */
const FRESH_MS = 15_000;

/**
 * Who may enter the operator's room, and what is announced: both few rows, the same for everybody, and so kept in memory
 * instead of being asked of the database with every session. The room itself asks the database.
 */
export function createNotices(db: Database) {
  let kept: { until: number; read: ReturnType<typeof readNotices> } | null = null;
  return {
    async of(userId: string, now: Date): Promise<SessionNotices> {
      if (!kept || performance.now() > kept.until) {
        const read = readNotices(db, now);
        kept = { until: performance.now() + FRESH_MS, read };
        read.catch(() => (kept = null));
      }
      const { operatorIds, announced } = await kept.read;
      const current = announced.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
      return {
        ...(operatorIds.has(userId) ? { operator: true as const } : {}),
        ...(current.length > 0
          ? { announcements: current.map(({ id, level, textEn, textIt }) => ({ id, level, en: textEn, it: textIt })) }
          : {}),
      };
    },
    /** After a change in this process. */
    forget(): void {
      kept = null;
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;

function readNotices(db: Database, now: Date) {
  return db.withOperator(async (tx) => {
    const ids = await tx.select({ userId: operators.userId }).from(operators);
    const announced = await tx
      .select()
      .from(announcements)
      .where(gt(announcements.endsAt, now))
      .orderBy(asc(announcements.startsAt), asc(announcements.id))
      .limit(20);
    return { operatorIds: new Set(ids.map(({ userId }) => userId)), announced };
  });
}
