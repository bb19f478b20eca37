import { hash } from "node:crypto";

/**
 * What opens an account, as the database knows it: only the hash of a token is stored, so that nobody who reads the
 * database or a backup of it can sign in. A token is 190 bits or more of chance, which no slow hash would make safer.
 * The kind is hashed with it: a session's token opens nothing as an API token, and the other way round.
 */
export function credentialHash(kind: "session" | "api", token: string): string {
  return hash("sha256", `${kind}:${token}`);
}

/** Begins every API token, so that programs which look for secrets in the wrong places find it. */
export const API_TOKEN_PREFIX = "sintonia_";
