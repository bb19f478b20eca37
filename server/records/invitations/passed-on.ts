import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { installationSettings } from "#server/db/schema/operator.ts";

/** The invitations that a member has passed on and that count: all but those revoked before anybody came with them. */
export function givenBy(userId: string): SQL | undefined {
  return and(eq(invitations.givenBy, userId), or(isNull(invitations.revokedAt), isNotNull(invitations.usedAt)));
}

/** How many invitations a member without a limit of their own may pass on. */
export async function memberInvitations(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ value: installationSettings.value })
    .from(installationSettings)
    .where(eq(installationSettings.name, "member_invitations"));
  return row?.value ?? 0;
}
