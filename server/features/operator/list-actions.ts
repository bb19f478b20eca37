import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OperatorAction } from "#domain/operator/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import type { Database } from "#server/db/connect.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { operatorAccounts, operatorActions } from "#server/db/schema/operator.ts";

const l = operatorActions;
const who = alias(operatorAccounts, "who");
const whom = alias(operatorAccounts, "whom");

/** The operators' log, newest first. It holds ids: addresses are those of accounts that still exist. */
export function listActions(db: Database, { cursor, limit }: PageQuery): Promise<Page<OperatorAction>> {
  return db.withOperator(async (tx) => {
    const rows = await tx
      .select({ entry: l, operatorEmail: who.email, accountEmail: whom.email })
      .from(l)
      .leftJoin(who, eq(who.id, l.operatorId))
      .leftJoin(whom, eq(whom.id, l.accountId))
      .where(after(l.createdAt, l.id, cursor))
      .orderBy(desc(l.createdAt), desc(l.id))
      .limit(limit + 1);
    return toPage(
      rows,
      limit,
      ({ entry, operatorEmail, accountEmail }) => ({
        id: entry.id,
        action: entry.action,
        at: entry.createdAt.toISOString(),
        operator: entry.operatorId === null ? null : { id: entry.operatorId, email: operatorEmail },
        account: entry.accountId === null ? null : { id: entry.accountId, email: accountEmail },
        invitation_id: entry.invitationId,
        announcement_id: entry.announcementId,
        count: entry.amount,
      }),
      ({ entry }) => ({ time: entry.createdAt, id: entry.id }),
    );
  });
}
