import { z } from "zod";

/** What a token may do: ask, or ask and change. */
export const TOKEN_SCOPES = ["read", "write"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
export const TOKEN_NAME_MAX = 60;
/** How long a token lives where nothing else is said, and at most. */
export const TOKEN_DAYS = 365;

/** When a token that is made now ends at the latest. */
export function latestTokenEnd(now: Date): Date {
  return new Date(now.getTime() + TOKEN_DAYS * 86_400_000);
}

export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The day in UTC; null for one that has not been used. */
  last_used_on: z.iso.date().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
export const apiTokensSchema = z.object({ items: z.array(apiTokenSchema) });
