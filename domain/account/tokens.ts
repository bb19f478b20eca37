import { z } from "zod";

/** Read, or read and write. */
export const TOKEN_SCOPES = ["read", "write"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
export const TOKEN_NAME_MAX = 60;
/** Default and longest lifetime. */
export const TOKEN_DAYS = 365;

/** The latest expiry of a token created at `now`. */
export function latestTokenEnd(now: Date): Date {
  return new Date(now.getTime() + TOKEN_DAYS * 86_400_000);
}

export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** A day in UTC; null if never used. */
  last_used_on: z.iso.date().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
export const apiTokensSchema = z.object({ items: z.array(apiTokenSchema) });
