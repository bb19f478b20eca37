import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { passwordHash, requirePassword, withoutSpaces } from "./proof.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import { verifications } from "#server/db/schema/auth.ts";
import type { Services } from "#server/services.ts";

const CODE_DIGITS = 8;
const CODE_MINUTES = 15;

/** The purposes of mailed codes, with their letters. A code is valid for one purpose only. */
const LETTERS = { "delete-account": "deletion_code", "two-factor": "two_factor_code" } as const;
type CodePurpose = keyof typeof LETTERS;

interface CodeFor {
  userId: string;
  purpose: CodePurpose;
}

/** Identifier of a user's code in the sign-in library's table. */
const identifierOf = ({ purpose, userId }: CodeFor) => `${purpose}:${userId}`;
/** A plain hash of eight digits can be reversed by trying all; this one is keyed. */
const hashed = (code: string, secret: string) =>
  createHmac("sha256", secret).update(`mailed code:${code}`).digest("hex");

/** Mails a code to a user without a password; only the newest is valid. @throws DomainError password_required. */
export async function sendCode(
  { db, mail, clock, auth }: Pick<Services, "db" | "mail" | "clock" | "auth">,
  input: CodeFor,
): Promise<void> {
  const { userId, purpose } = input;
  if ((await passwordHash(db, userId)) !== null) throw new DomainError("password_required", { field: "password" });
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const until = new Date(clock().getTime() + CODE_MINUTES * 60_000);
  const to = await db.withSystem(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.identifier, identifierOf(input)));
    await tx.insert(verifications).values({
      identifier: identifierOf(input),
      value: hashed(code, auth.cookie.secret),
      expiresAt: until,
    });
    return (await recipientOf(tx, { userId }))?.to;
  });
  if (to) mail.send(to, { kind: LETTERS[purpose], values: { code }, until });
}

/**
 * Checks, by the password or else by the last mailed code, that the account's owner makes the request, not somebody at
 * an unlocked screen.
 * @throws DomainError password_required, password_wrong, code_required, code_invalid at their field.
 */
export async function requirePasswordOrCode(
  services: Pick<Services, "db" | "clock" | "auth">,
  input: CodeFor & { password: string | undefined; code: string | undefined },
): Promise<void> {
  if ((await passwordHash(services.db, input.userId)) !== null) await requirePassword(services.db, input);
  else await proveByMail(services, input);
}

async function proveByMail(
  { db, clock, auth }: Pick<Services, "db" | "clock" | "auth">,
  input: CodeFor & { code: string | undefined },
): Promise<void> {
  const { code } = input;
  if (code === undefined) throw new DomainError("code_required", { field: "code" });
  const [kept] = await db.withSystem((tx) =>
    tx
      .select({ value: verifications.value })
      .from(verifications)
      .where(and(eq(verifications.identifier, identifierOf(input)), gt(verifications.expiresAt, clock()))),
  );
  // People copy codes with the spaces that a mail program shows.
  const given = hashed(withoutSpaces(code), auth.cookie.secret);
  if (!kept || !timingSafeEqual(Buffer.from(kept.value), Buffer.from(given))) {
    throw new DomainError("code_invalid", { field: "code" });
  }
}

/** Invalidates a code that has been used. */
export async function forgetCode({ db }: Pick<Services, "db">, input: CodeFor): Promise<void> {
  await db.withSystem((tx) => tx.delete(verifications).where(eq(verifications.identifier, identifierOf(input))));
}
