import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";
import { twoFactors } from "#server/db/schema/auth.ts";
import type { Log } from "#server/services.ts";

/** What checking a code needs; `secret` encrypts the secret shared with the app. */
export interface CodeCheck {
  db: Database;
  secret: string;
  log: Log;
}

interface GivenCode {
  userId: string;
  /** Without spaces. */
  code: string;
}

/** How long an app shows a code, in milliseconds; the previous and the next one are accepted too (RFC 6238, 5.2). */
const STEP_MS = 30_000;
const DRIFT = 1;

/** Six digits are an app code, anything else a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Consumes an app code or recovery code; each works once. False if it is wrong or already used. */
export function consumeSecondCode(check: CodeCheck, given: GivenCode): Promise<boolean> {
  return isAppCode(given.code) ? consumeAppCode(check, given) : consumeRecoveryCode(check, given);
}

/** Consumes an app code; only one of several concurrent calls succeeds. False if it is wrong or already used. */
export async function consumeAppCode(check: CodeCheck, { userId, code }: GivenCode): Promise<boolean> {
  const { db } = check;
  const row = await factorOf(db, userId);
  if (!row) return false;
  const otp = createOTP(await decrypt(check, row.secret));
  // The real clock, as in the app and the library.
  const now = Math.floor(Date.now() / STEP_MS);
  for (let step = Math.max(now - DRIFT, (row.lastStep ?? 0) + 1); step <= now + DRIFT; step += 1) {
    if ((await otp.hotp(step)) !== code) continue;
    const used = await db.withSystem((tx) =>
      tx
        .update(twoFactors)
        .set({ lastStep: step })
        .where(and(eq(twoFactors.id, row.id), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
        .returning({ id: twoFactors.id }),
    );
    return used.length > 0;
  }
  return false;
}

async function consumeRecoveryCode(check: CodeCheck, { userId, code }: GivenCode): Promise<boolean> {
  const { db, secret } = check;
  const row = await factorOf(db, userId);
  if (!row) return false;
  const stored = await decrypt(check, row.backupCodes);
  const codes = z.array(z.string()).parse(JSON.parse(stored));
  if (!codes.includes(code)) return false;
  const left = JSON.stringify(codes.filter((one) => one !== code));
  const backupCodes = await symmetricEncrypt({ key: secret, data: left });
  const used = await db.withSystem((tx) =>
    tx
      .update(twoFactors)
      .set({ backupCodes })
      .where(and(eq(twoFactors.id, row.id), eq(twoFactors.backupCodes, row.backupCodes)))
      .returning({ id: twoFactors.id }),
  );
  return used.length > 0;
}

/**
 * For codes that the sign-in library decrypts itself: it would fail with an unknown error.
 * @throws DomainError second_factor_unreadable.
 */
export async function requireReadableFactor(check: CodeCheck, userId: string): Promise<void> {
  const row = await factorOf(check.db, userId);
  if (row) await decrypt(check, row.secret);
}

/** Fails if AUTH_SECRET is another one than at encryption. @throws DomainError second_factor_unreadable. */
async function decrypt({ secret, log }: CodeCheck, data: string): Promise<string> {
  try {
    return await symmetricDecrypt({ key: secret, data });
  } catch {
    log("error", "second_factor_unreadable");
    throw new DomainError("second_factor_unreadable");
  }
}

/** A factor that is still being set up proves nothing. */
async function factorOf(db: Database, userId: string) {
  const [row] = await db.withSystem((tx) =>
    tx
      .select()
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true))),
  );
  return row;
}
