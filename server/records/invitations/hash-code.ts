import { createHash, randomBytes } from "node:crypto";

/** 192 random bits, URL-safe: 32 characters. */
export function newInvitationCode(): string {
  return randomBytes(24).toString("base64url");
}

/** Only the hash is stored. A plain one suffices: 192 random bits cannot be guessed. */
export function hashInvitationCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
