import type { OperatorActionKind } from "#domain/operator/contract.ts";
import type { Tx } from "#server/db/connect.ts";
import { operatorActions } from "#server/db/schema/operator.ts";

/** What an operator did; ids only. */
export interface Action {
  action: OperatorActionKind;
  /** Null for the command line. */
  operatorId: string | null;
  accountId?: string;
  invitationId?: string;
  announcementId?: string;
  amount?: number;
  at: Date;
}

/** Adds to the operators' log, in the transaction that does it: neither is there without the other. */
export async function recordAction(tx: Tx, { at, ...action }: Action): Promise<void> {
  await tx.insert(operatorActions).values({ ...action, createdAt: at });
}
