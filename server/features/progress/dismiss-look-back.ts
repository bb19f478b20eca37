import { eq, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { lookBacks } from "#server/db/schema/progress.ts";
import type { Verb } from "#server/services.ts";

/** Marks a look back as read or put away: home shows it no more. @throws DomainError not_found. */
export async function dismissLookBack({
  db,
  user,
  input: { starts, now },
}: Verb<{ starts: string; now: Date }>): Promise<{ ok: true }> {
  const dismissed = await db.withUser(user.id, (tx) =>
    tx
      .update(lookBacks)
      .set({ dismissedAt: sql`coalesce(${lookBacks.dismissedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(lookBacks.starts, starts))
      .returning({ starts: lookBacks.starts }),
  );
  if (dismissed.length === 0) throw new DomainError("not_found");
  return { ok: true };
}
