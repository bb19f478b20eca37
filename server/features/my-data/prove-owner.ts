import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { DeleteAccountInput } from "#domain/my-data/contract.ts";
import { hasSecondFactor, passwordHash, provePassword } from "#server/auth-proof.ts";
import { verifications } from "#server/db/schema/auth.ts";
import { recipientOf } from "#server/db/recipient-of.ts";
import type { Services, SessionUser } from "#server/services.ts";

const CODE_DIGITS = 8;
const CODE_MINUTES = 15;

/** Under which name a user's code is kept, as the sign-in library keeps its own. */
const codeName = (userId: string) => `delete-account:${userId}`;
const hashed = (code: string) => createHash("sha256").update(code).digest("hex");

/** Sends a code to whoever has no password to give; only the newest one counts. @throws DomainError password_required. */
export async function sendDeletionCode(
  { db, mail, clock }: Pick<Services, "db" | "mail" | "clock">,
  user: SessionUser,
): Promise<void> {
  if ((await passwordHash(db, user.id)) !== null) throw new DomainError("password_required", { field: "password" });
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const now = clock();
  const to = await db.withSystem(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.identifier, codeName(user.id)));
    await tx.insert(verifications).values({
      identifier: codeName(user.id),
      value: hashed(code),
      expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
    return (await recipientOf(tx, { userId: user.id }))?.to;
  });
  if (to) mail.send(to, { kind: "deletion_code", values: { code } });
}

/** Has the second factor's code checked. @throws DomainError code_invalid. */
export type CheckSecondFactor = (code: string) => Promise<void>;

/**
 * Makes sure that it is the account's owner, and not just somebody at an open screen, who asks for its deletion: by the
 * password, else by the mailed code; then by the second factor where it is on, last, as a recovery code works once only.
 * @throws DomainError password_required, password_wrong, code_required, code_invalid at their field.
 */
export async function proveOwner(
  services: Pick<Services, "db" | "clock">,
  user: SessionUser,
  input: DeleteAccountInput & { checkSecondFactor: CheckSecondFactor },
): Promise<void> {
  const { db } = services;
  const { password, code, two_factor_code: secondCode, checkSecondFactor } = input;
  if ((await passwordHash(db, user.id)) !== null) await provePassword(db, { userId: user.id, password });
  else await proveByMail(services, user, code);
  if (!(await hasSecondFactor(db, user.id))) return;
  if (secondCode === undefined) throw new DomainError("code_required", { field: "two_factor_code" });
  await checkSecondFactor(secondCode);
}

async function proveByMail(
  { db, clock }: Pick<Services, "db" | "clock">,
  user: SessionUser,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw new DomainError("code_required", { field: "code" });
  const [kept] = await db.withSystem((tx) =>
    tx
      .select({ value: verifications.value })
      .from(verifications)
      .where(and(eq(verifications.identifier, codeName(user.id)), gt(verifications.expiresAt, clock()))),
  );
  // People copy codes with the spaces that a mail program shows.
  const given = hashed(code.replaceAll(/\s/g, ""));
  if (!kept || !timingSafeEqual(Buffer.from(kept.value), Buffer.from(given))) {
    throw new DomainError("code_invalid", { field: "code" });
  }
}
