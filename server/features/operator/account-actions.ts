import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { OperatorActionKind } from "#domain/operator/contract.ts";
import type { Tx } from "#server/db/connect.ts";
import { forgetPages } from "#server/db/kept-pages.ts";
import { userEvents } from "#server/db/schema/account.ts";
import { users } from "#server/db/schema/auth.ts";
import { reminderDeliveries, reminderSettings } from "#server/db/schema/reminders.ts";
import { deleteTwoFactor } from "#server/records/account/delete-two-factor.ts";
import { endAllAccess } from "#server/records/account/end-access.ts";
import { eraseAccount } from "#server/records/account/erase-account.ts";
import { recordAction } from "#server/records/operator/record-action.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Services } from "#server/services.ts";
import { requireOtherOperator } from "./operators.ts";

interface Acting {
  services: Pick<Services, "db" | "clock" | "mail">;
  operatorId: string;
  /** The account that it is done to. */
  id: string;
}

/**
 * Does something to an account and notes it in the log, in one transaction. `work` returns null if there was nothing to
 * do, which is not noted. Runs across users because sign-ins, sessions and what hangs on them are out of the operators'
 * role's reach. @throws DomainError not_found.
 */
async function act<T>(
  { services: { db, clock }, operatorId, id }: Acting,
  action: OperatorActionKind,
  work: (tx: Tx, now: Date) => Promise<T | null>,
): Promise<T | null> {
  const now = clock();
  return db.withSystem(async (tx) => {
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
    if (!account) throw new DomainError("not_found");
    const done = await work(tx, now);
    if (done !== null) await recordAction(tx, { action, operatorId, accountId: id, at: now });
    return done;
  });
}

/**
 * Ends all access to an account, and refuses any until `unsuspend`. Nothing of it is deleted except reminders waiting to
 * be sent. @throws DomainError not_found, last_operator.
 */
export async function suspend(acting: Acting): Promise<void> {
  await act(acting, "account_suspended", async (tx, now) => {
    await requireOtherOperator(tx, acting.id);
    const suspended = await tx
      .update(users)
      .set({ suspendedAt: now })
      .where(and(eq(users.id, acting.id), isNull(users.suspendedAt)))
      .returning({ id: users.id });
    if (suspended.length === 0) return null;
    await endAllAccess(tx, acting.id);
    await tx.delete(reminderDeliveries).where(eq(reminderDeliveries.userId, acting.id));
    return true;
  });
}

/**
 * Lets the account's owner sign in again: a sign-in that was under way when it was suspended does not count. Reminders
 * that were due meanwhile are not made up for.
 */
export async function unsuspend(acting: Acting): Promise<void> {
  await act(acting, "account_unsuspended", async (tx, now) => {
    const open = await tx
      .update(users)
      .set({ suspendedAt: null })
      .where(and(eq(users.id, acting.id), isNotNull(users.suspendedAt)))
      .returning({ id: users.id });
    if (open.length === 0) return null;
    await endAllAccess(tx, acting.id);
    await tx.update(reminderSettings).set({ changedAt: now }).where(eq(reminderSettings.userId, acting.id));
    return true;
  });
}

/** Ends all sessions and API tokens of an account; it may be the operator's own. */
export async function signOut(acting: Acting): Promise<void> {
  await act(acting, "account_signed_out", async (tx) => {
    await endAllAccess(tx, acting.id);
    return true;
  });
}

/** For users who can no longer pass the second step; a letter tells them. @throws DomainError not_found, last_operator. */
export async function turnTwoFactorOff(acting: Acting): Promise<void> {
  const recipient = await act(acting, "account_two_factor_off", async (tx, now) => {
    await requireOtherOperator(tx, acting.id);
    const [user] = await tx.select({ on: users.twoFactorEnabled }).from(users).where(eq(users.id, acting.id));
    if (!user?.on) return null;
    await deleteTwoFactor(tx, [acting.id]);
    await tx.insert(userEvents).values({ userId: acting.id, eventType: "mfa_disabled", createdAt: now });
    return recipientOf(tx, { userId: acting.id });
  });
  if (recipient) acting.services.mail.send(recipient.to, { kind: "two_factor_off" });
}

/**
 * Deletes an account at its owner's request, as they could in the settings: at once, with a letter. `email` must be its
 * address, so that it is not another one by a slip. @throws DomainError not_found, last_operator; conflict.
 */
export async function deleteForOwner(acting: Acting, email: string): Promise<void> {
  const { mail } = acting.services;
  const to = await act(acting, "account_deleted", async (tx) => {
    await requireOtherOperator(tx, acting.id);
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, acting.id));
    if (user?.email !== email) throw new DomainError("conflict", { field: "email" });
    return eraseAccount(tx, acting.id);
  });
  forgetPages();
  if (!to) return;
  await mail.forget(to.email);
  mail.send(to, { kind: "account_deleted" });
}
