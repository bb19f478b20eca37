import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { AccountLimits, InstallationLimits } from "#domain/operator/accounts.ts";
import type { Database } from "#server/db/connect.ts";
import { accountLimits, installationSettings, operatorAccounts } from "#server/db/schema/operator.ts";
import { memberInvitations } from "#server/records/invitations/passed-on.ts";
import { recordAction } from "#server/records/operator/record-action.ts";
import type { Services } from "#server/services.ts";

const MEGABYTE = 1_000_000;

type LimitsRow = typeof accountLimits.$inferSelect;

export function toLimits(row: LimitsRow | undefined): AccountLimits {
  const bytes = row?.storageBytes ?? null;
  return {
    storage_mb: bytes === null ? null : Math.ceil(bytes / MEGABYTE),
    daily_tokens: row?.dailyTokens ?? null,
    invitations: row?.invitations ?? null,
  };
}

/** Sets an account's own limits. @throws DomainError not_found. */
export async function setAccountLimits(
  { db, clock }: Pick<Services, "db" | "clock">,
  operatorId: string,
  id: string,
  { storage_mb, daily_tokens, invitations }: AccountLimits,
): Promise<void> {
  await db.withOperator(async (tx) => {
    const [account] = await tx
      .select({ id: operatorAccounts.id })
      .from(operatorAccounts)
      .where(eq(operatorAccounts.id, id));
    if (!account) throw new DomainError("not_found");
    const storageBytes = storage_mb === null ? null : storage_mb * MEGABYTE;
    const limits = { storageBytes, dailyTokens: daily_tokens, invitations };
    await tx
      .insert(accountLimits)
      .values({ userId: id, ...limits })
      .onConflictDoUpdate({ target: accountLimits.userId, set: limits });
    await recordAction(tx, { action: "account_limits_changed", operatorId, accountId: id, at: clock() });
  });
}

/** The limits of accounts without their own. */
export function getInstallationLimits({
  db,
  operation,
}: Pick<Services, "db" | "operation">): Promise<InstallationLimits> {
  return db.withOperator(async (tx) => ({
    storage_mb: db.quota === null ? null : db.quota / MEGABYTE,
    daily_tokens: operation.installation.dailyTokens,
    member_invitations: await memberInvitations(tx),
  }));
}

/** Sets how many invitations each member without a limit of their own may pass on. */
export async function setMemberInvitations(
  { db, clock }: { db: Database; clock: () => Date },
  operatorId: string,
  value: number,
): Promise<void> {
  await db.withOperator(async (tx) => {
    await tx
      .insert(installationSettings)
      .values({ name: "member_invitations", value })
      .onConflictDoUpdate({ target: installationSettings.name, set: { value } });
    await recordAction(tx, { action: "installation_limits_changed", operatorId, amount: value, at: clock() });
  });
}
