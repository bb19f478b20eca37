import { DomainError } from "#domain/errors.ts";
import type { DeleteAccountInput } from "#domain/my-data/contract.ts";
import { hasSecondFactor, requireSecondFactor } from "#server/auth/proof.ts";
import { requirePasswordOrCode } from "#server/auth/mailed-code.ts";
import type { Verb } from "#server/services.ts";

/**
 * Verifies that the account's owner requests the deletion, not somebody at an unattended session: by the password, or
 * else by the mailed code; then by the second factor if it is on. That comes last, because a recovery code works only
 * once.
 * @throws DomainError password_required, password_wrong, code_required, code_invalid at their field.
 */
export async function proveOwner({
  user,
  input,
  ...services
}: Verb<DeleteAccountInput, "clock" | "auth">): Promise<void> {
  const { password, code, two_factor_code: secondCode } = input;
  await requirePasswordOrCode(services, { userId: user.id, purpose: "delete-account", password, code });
  if (!(await hasSecondFactor(services.db, user.id))) return;
  if (secondCode === undefined) throw new DomainError("code_required", { field: "two_factor_code" });
  await requireSecondFactor(services, { userId: user.id, code: secondCode, field: "two_factor_code" });
}
