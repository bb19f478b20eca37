import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OperatorAction } from "#domain/operator/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import type { Database } from "#server/db/connect.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { operatorAccounts, operatorActions } from "#server/db/schema/operator.ts";

const l = operatorActions;
const who = alias(operatorAccounts, "who");
const whom = alias(operatorAccounts, "whom");

/** What an installation's limit was before the entry: that of the entry before, 0 if it is the first. */
const before = sql<number | null>`case when ${l.action} = 'installation_limits_changed' then coalesce((
  select earlier.amount from operator_actions earlier
  where earlier.action = 'installation_limits_changed' and (earlier.created_at, earlier.id) < (${l.createdAt}, ${l.id})
  order by earlier.created_at desc, earlier.id desc limit 1), 0) end`;

/** The operators' log, newest first. It holds ids: addresses are those of accounts and invitations that still exist. */
export function listActions(db: Database, { cursor, limit }: PageQuery): Promise<Page<OperatorAction>> {
  return db.withOperator(async (tx) => {
    const rows = await tx
      .select({
        entry: l,
        before,
        operatorEmail: who.email,
        accountEmail: whom.email,
        invitationEmail: invitations.email,
        testerType: invitations.testerType,
      })
      .from(l)
      .leftJoin(who, eq(who.id, l.operatorId))
      .leftJoin(whom, eq(whom.id, l.accountId))
      .leftJoin(invitations, eq(invitations.id, l.invitationId))
      .where(after(l.createdAt, l.id, cursor))
      .orderBy(desc(l.createdAt), desc(l.id))
      .limit(limit + 1);
    return toPage(
      rows,
      limit,
      ({ entry, operatorEmail, accountEmail, invitationEmail, testerType, before: was }) => ({
        id: entry.id,
        action: entry.action,
        at: entry.createdAt.toISOString(),
        operator: entry.operatorId === null ? null : { id: entry.operatorId, email: operatorEmail },
        account: entry.accountId === null ? null : { id: entry.accountId, email: accountEmail },
        invitation:
          entry.invitationId === null
            ? null
            : { id: entry.invitationId, email: invitationEmail, tester_type: testerType },
        announcement_id: entry.announcementId,
        count: entry.amount,
        before: was,
      }),
      ({ entry }) => ({ time: entry.createdAt, id: entry.id }),
    );
  });
}
