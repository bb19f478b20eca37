import { and, desc, eq, inArray, isNotNull, or, like, type SQL } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { OperatorAccount, OperatorAccountDetail, OperatorAccountsQuery } from "#domain/operator/accounts.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { accountLimits, operatorAccounts, operators } from "#server/db/schema/operator.ts";
import { givenBy } from "#server/records/invitations/passed-on.ts";
import { toLimits } from "./account-limits.ts";

const a = operatorAccounts;
const SHOWN = {
  id: a.id,
  email: a.email,
  createdAt: a.createdAt,
  emailVerified: a.emailVerified,
  twoFactorEnabled: a.twoFactorEnabled,
  suspendedAt: a.suspendedAt,
  lastSeenWeek: a.lastSeenWeek,
  isOperator: a.isOperator,
};
type Row = Omit<typeof operatorAccounts.$inferSelect, "sessions" | "apiTokens" | "storedBytes" | "tokensToday">;

function toAccount(row: Row, operatorId: string): OperatorAccount {
  return {
    id: row.id,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    email_verified: row.emailVerified,
    two_factor: row.twoFactorEnabled,
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    last_seen_week: row.lastSeenWeek,
    operator: row.isOperator,
    own: row.id === operatorId,
  };
}

/** Accounts, newest first; with `search`, those whose address begins with it. */
export function listAccounts(
  db: Database,
  operatorId: string,
  { search, filter, cursor, limit }: OperatorAccountsQuery,
): Promise<Page<OperatorAccount>> {
  return db.withOperator(async (tx) => {
    const rows = await tx
      .select(SHOWN)
      .from(a)
      .where(and(startsWith(search), chosen(tx, filter), after(a.createdAt, a.id, cursor)))
      .orderBy(desc(a.createdAt), desc(a.id))
      .limit(limit + 1);
    return toPage(
      rows,
      limit,
      (row) => toAccount(row, operatorId),
      ({ createdAt, id }) => ({ time: createdAt, id }),
    );
  });
}

function startsWith(search: string | undefined): SQL | undefined {
  return search ? like(a.email, `${search.replaceAll(/[\\%_]/g, "\\$&")}%`) : undefined;
}

function chosen(tx: Tx, filter: OperatorAccountsQuery["filter"]): SQL | undefined {
  if (filter === "suspended") return isNotNull(a.suspendedAt);
  if (filter === "operators") return inArray(a.id, tx.select({ id: operators.userId }).from(operators));
  if (filter === "all") return undefined;
  const own = or(
    isNotNull(accountLimits.storageBytes),
    isNotNull(accountLimits.dailyTokens),
    isNotNull(accountLimits.invitations),
  );
  return inArray(a.id, tx.select({ id: accountLimits.userId }).from(accountLimits).where(own));
}

/** One account with its limits and what it uses. @throws DomainError not_found. */
export function getAccount(db: Database, operatorId: string, id: string): Promise<OperatorAccountDetail> {
  return db.withOperator(async (tx) => {
    const [row] = await tx.select().from(a).where(eq(a.id, id));
    if (!row) throw new DomainError("not_found");
    const [limits] = await tx.select().from(accountLimits).where(eq(accountLimits.userId, id));
    return {
      ...toAccount(row, operatorId),
      sessions: row.sessions,
      api_tokens: row.apiTokens,
      stored_bytes: row.storedBytes,
      tokens_today: row.tokensToday,
      invitations_given: await tx.$count(invitations, givenBy(id)),
      limits: toLimits(limits),
    };
  });
}
