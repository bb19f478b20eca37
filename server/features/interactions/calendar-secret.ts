import { createHash, randomBytes } from "node:crypto";

/** 192 random bits, URL-safe: 32 characters. */
export function newCalendarSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** The stored hash of a secret. A fast hash is enough: 192 random bits cannot be guessed. */
export function hashCalendarSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
