import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { users } from "#server/db/schema/auth.ts";
import { operators } from "#server/db/schema/operator.ts";
import { recordAction } from "#server/records/operator/record-action.ts";

export interface ListedOperator {
  email: string;
  since: string;
  /** Without it they cannot enter the room. */
  two_factor: boolean;
  suspended: boolean;
}

/** For the command line. @throws DomainError not_found if no account has the address. Returns whether it was none yet. */
export function addOperator(db: Database, email: string, now: Date): Promise<boolean> {
  return db.withSystem(async (tx) => {
    const id = await accountOf(tx, email);
    const added = await tx
      .insert(operators)
      .values({ userId: id, createdAt: now })
      .onConflictDoNothing()
      .returning({ userId: operators.userId });
    if (added.length > 0)
      await recordAction(tx, { action: "operator_added", operatorId: null, accountId: id, at: now });
    return added.length > 0;
  });
}

/** For the command line. @throws DomainError not_found if no operator has the address. */
export function removeOperator(db: Database, email: string, now: Date): Promise<void> {
  return db.withSystem(async (tx) => {
    const id = await accountOf(tx, email);
    const removed = await tx.delete(operators).where(eq(operators.userId, id)).returning({ userId: operators.userId });
    if (removed.length === 0) throw new DomainError("not_found");
    await recordAction(tx, { action: "operator_removed", operatorId: null, accountId: id, at: now });
  });
}

export function listOperators(db: Database): Promise<ListedOperator[]> {
  return db.withSystem(async (tx) => {
    const rows = await tx
      .select({
        email: users.email,
        since: operators.createdAt,
        twoFactor: users.twoFactorEnabled,
        suspendedAt: users.suspendedAt,
      })
      .from(operators)
      .innerJoin(users, eq(users.id, operators.userId))
      .orderBy(asc(operators.createdAt), asc(users.email));
    return rows.map(({ email, since, twoFactor, suspendedAt }) => ({
      email,
      since: since.toISOString(),
      two_factor: twoFactor,
      suspended: suspendedAt !== null,
    }));
  });
}

async function accountOf(tx: Tx, email: string): Promise<string> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!user) throw new DomainError("not_found");
  return user.id;
}

/**
 * Refuses what would leave no operator who can enter the room. Locks the operators, so that two who act upon each other
 * at the same time do so one after the other. @throws DomainError last_operator.
 */
export async function requireOtherOperator(tx: Tx, accountId: string): Promise<void> {
  const all = await tx.select().from(operators).orderBy(asc(operators.userId)).for("update");
  if (!all.some(({ userId }) => userId === accountId)) return;
  const able = await tx
    .select({ id: users.id })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .where(and(ne(users.id, accountId), eq(users.twoFactorEnabled, true), isNull(users.suspendedAt)));
  if (able.length === 0) throw new DomainError("last_operator");
}
