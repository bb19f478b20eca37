import { asc, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";
import { accounts, apiTokens, sessions, users } from "#server/db/schema/auth.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { operatorActions, operators } from "#server/db/schema/operator.ts";

/**
 * A user's data in the sign-in library's tables, the invitations and what operators did to the account, without anything
 * that could be used to sign in.
 */
export async function readAccount(db: Database, userId: string) {
  return db.withSystem(async (tx) => {
    const [user] = await tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        email_verified: users.emailVerified,
        image: users.image,
        seen_on: users.seenOn,
        created_at: users.createdAt,
        updated_at: users.updatedAt,
      })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw new DomainError("unauthenticated");
    const signIns = await tx
      .select({
        provider: accounts.providerId,
        account_at_provider: accounts.accountId,
        scope: accounts.scope,
        created_at: accounts.createdAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, userId))
      .orderBy(asc(accounts.createdAt));
    const open = await tx
      .select({
        created_at: sessions.createdAt,
        updated_at: sessions.updatedAt,
        expires_at: sessions.expiresAt,
        ip_address: sessions.ipAddress,
        user_agent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt));
    const tokens = await tx
      .select({
        name: apiTokens.name,
        scope: apiTokens.scope,
        created_at: apiTokens.createdAt,
        expires_at: apiTokens.expiresAt,
        last_used_on: apiTokens.lastUsedOn,
      })
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId))
      .orderBy(asc(apiTokens.createdAt));
    const [invitation] = await tx
      .select({
        tester_type: invitations.testerType,
        email: invitations.email,
        created_at: invitations.createdAt,
        used_at: invitations.usedAt,
      })
      .from(invitations)
      .where(eq(invitations.usedBy, userId));
    const passedOn = await tx
      .select({
        email: invitations.email,
        created_at: invitations.createdAt,
        expires_at: invitations.expiresAt,
        used_at: invitations.usedAt,
        revoked_at: invitations.revokedAt,
      })
      .from(invitations)
      .where(eq(invitations.givenBy, userId))
      .orderBy(asc(invitations.createdAt));
    const [operator] = await tx.select().from(operators).where(eq(operators.userId, userId));
    const actions = await tx
      .select({ action: operatorActions.action, at: operatorActions.createdAt })
      .from(operatorActions)
      .where(eq(operatorActions.accountId, userId))
      .orderBy(asc(operatorActions.createdAt));
    return {
      ...user,
      sign_ins: signIns,
      sessions: open,
      api_tokens: tokens,
      invitation: invitation ?? null,
      invitations_passed_on: passedOn,
      operator_since: operator?.createdAt ?? null,
      operator_actions: actions,
    };
  });
}

export type AccountFacts = Awaited<ReturnType<typeof readAccount>>;
