import { createHash, randomBytes } from "node:crypto";

/** 192 random bits, URL-safe: 32 characters. */
export function newInvitationCode(): string {
  return randomBytes(24).toString("base64url");
}

/** What is stored of a code. A plain hash is enough for 192 random bits: there is nothing to guess. */
export function hashInvitationCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
