import { hash } from "node:crypto";

/**
 * Only the hash of a token is stored, so that nobody who reads the database or a backup can sign in. Tokens have at
 * least 190 random bits, which a slow hash would not make safer. The kind is part of the hash: a session's token is not
 * valid as an API token, nor the reverse.
 */
export function credentialHash(kind: "session" | "api", token: string): string {
  return hash("sha256", `${kind}:${token}`);
}

/** Prefix of every API token, by which secret scanners recognize it. */
export const API_TOKEN_PREFIX = "sintonia_";
