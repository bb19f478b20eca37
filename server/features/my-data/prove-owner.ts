import { DomainError } from "#domain/errors.ts";
import type { DeleteAccountInput } from "#domain/my-data/contract.ts";
import { hasSecondFactor, requireSecondFactor } from "#server/auth/proof.ts";
import { requirePasswordOrCode } from "#server/auth/mailed-code.ts";
import type { Verb } from "#server/services.ts";

/**
 * Makes sure that it is the account's owner, and not just somebody at an open screen, who asks for its deletion: by the
 * password, else by the mailed code; then by the second factor where it is on, last, as a recovery code works once only.
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
