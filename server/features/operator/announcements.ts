import { desc, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { announcementInputSchema, OperatorAnnouncement } from "#domain/operator/announcements.ts";
import type { PageQuery } from "#domain/page.ts";
import type { z } from "zod";
import type { Database } from "#server/db/connect.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { announcements } from "#server/db/schema/operator.ts";
import { recordAction } from "#server/records/operator/record-action.ts";
import type { Services } from "#server/services.ts";

type Input = z.output<typeof announcementInputSchema>;
type Work = Pick<Services, "db" | "clock">;
const t = announcements;

function toAnnouncement(row: typeof announcements.$inferSelect): OperatorAnnouncement {
  return {
    id: row.id,
    level: row.level,
    en: row.textEn,
    it: row.textIt,
    from: row.startsAt.toISOString(),
    until: row.endsAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  };
}

function columns({ level, en, it, from, until }: Input) {
  return { level, textEn: en, textIt: it, startsAt: new Date(from), endsAt: new Date(until) };
}

/** All, newest first. */
export function listAnnouncements(db: Database, { cursor, limit }: PageQuery): Promise<Page<OperatorAnnouncement>> {
  return db.withOperator(async (tx) => {
    const rows = await tx
      .select()
      .from(t)
      .where(after(t.createdAt, t.id, cursor))
      .orderBy(desc(t.createdAt), desc(t.id))
      .limit(limit + 1);
    return toPage(rows, limit, toAnnouncement, ({ createdAt, id }) => ({ time: createdAt, id }));
  });
}

export function makeAnnouncement({ db, clock }: Work, operatorId: string, input: Input): Promise<OperatorAnnouncement> {
  const now = clock();
  return db.withOperator(async (tx) => {
    const [row] = await tx
      .insert(t)
      .values({ ...columns(input), createdAt: now })
      .returning();
    await recordAction(tx, { action: "announcement_made", operatorId, announcementId: row!.id, at: now });
    return toAnnouncement(row!);
  });
}

/** @throws DomainError not_found. */
export function changeAnnouncement(
  { db, clock }: Work,
  operatorId: string,
  { id, ...input }: Input & { id: string },
): Promise<OperatorAnnouncement> {
  return db.withOperator(async (tx) => {
    const [row] = await tx.update(t).set(columns(input)).where(eq(t.id, id)).returning();
    if (!row) throw new DomainError("not_found");
    await recordAction(tx, { action: "announcement_changed", operatorId, announcementId: id, at: clock() });
    return toAnnouncement(row);
  });
}

/** @throws DomainError not_found. */
export async function deleteAnnouncement({ db, clock }: Work, operatorId: string, id: string): Promise<void> {
  await db.withOperator(async (tx) => {
    const gone = await tx.delete(t).where(eq(t.id, id)).returning({ id: t.id });
    if (gone.length === 0) throw new DomainError("not_found");
    await recordAction(tx, { action: "announcement_deleted", operatorId, announcementId: id, at: clock() });
  });
}
