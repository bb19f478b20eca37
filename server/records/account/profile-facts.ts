import { and, eq, isNull } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import type { Tx } from "#server/db/connect.ts";
import { consents } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profile.ts";

export type ProfileRow = typeof profiles.$inferSelect;

/** The user's profile. @throws DomainError not_found without one, which a sign-up never leaves. */
export async function requireProfile(tx: Tx): Promise<ProfileRow> {
  const [row] = await tx.select().from(profiles).limit(1);
  if (!row) throw new DomainError("not_found");
  return row;
}

/** `requireProfile`, locked until the transaction ends, so that two tabs take turns. */
export async function lockProfile(tx: Tx): Promise<ProfileRow> {
  const [row] = await tx.select().from(profiles).limit(1).for("update");
  if (!row) throw new DomainError("not_found");
  return row;
}

/** Updates the user's profile and returns the new row. @throws DomainError not_found. */
export async function changeProfile(
  tx: Tx,
  userId: string,
  columns: PgUpdateSetSource<typeof profiles>,
): Promise<ProfileRow> {
  const [row] = await tx.update(profiles).set(columns).where(eq(profiles.userId, userId)).returning();
  if (!row) throw new DomainError("not_found");
  return row;
}

/** The language in which this user's texts are written. */
export function languageOf(profile: { language: Language | null }): Language {
  return profile.language ?? DEFAULT_LANGUAGE;
}

/** Whether the user has agreed to an external model. `held`: it cannot be revoked before the transaction ends. */
export async function hasModelConsent(tx: Tx, { held = false } = {}): Promise<boolean> {
  const query = tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.kind, "model"), isNull(consents.revokedAt)))
    .limit(1);
  return (held ? await query.for("share") : await query).length > 0;
}
