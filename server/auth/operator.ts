import { eq } from "drizzle-orm";
import type { Operator } from "#domain/operator/contract.ts";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";
import { operatorAccounts, operators } from "#server/db/schema/operator.ts";

/**
 * The operator with this account. @throws DomainError not_found for any other account, to which the room does not exist;
 * operator_two_factor_required.
 */
export async function requireOperator(db: Database, userId: string): Promise<Operator> {
  const [row] = await db.withOperator((tx) =>
    tx
      .select({
        id: operatorAccounts.id,
        email: operatorAccounts.email,
        twoFactor: operatorAccounts.twoFactorEnabled,
        since: operators.createdAt,
      })
      .from(operators)
      .innerJoin(operatorAccounts, eq(operatorAccounts.id, operators.userId))
      .where(eq(operators.userId, userId)),
  );
  if (!row) throw new DomainError("not_found");
  const { twoFactor, since, ...account } = row;
  if (!twoFactor) throw new DomainError("operator_two_factor_required");
  return { ...account, since: since.toISOString() };
}
