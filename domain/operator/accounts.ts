import { z } from "zod";
import { emailSchema } from "#domain/account/contract.ts";
import { timeSchema } from "#domain/ids.ts";
import { pageOf, pageQuerySchema } from "#domain/page.ts";

/** Largest own limits: a terabyte, and as many tokens as a day's count can hold. */
export const STORAGE_MB_MAX = 1_000_000;
export const DAILY_TOKENS_MAX = 2_000_000_000;
/** How many invitations a member may be given to pass on. */
export const MEMBER_INVITATIONS_MAX = 1000;

export const ACCOUNT_FILTERS = ["all", "suspended", "operators", "limited"] as const;

/** `search`: an e-mail address or its beginning. `limited`: accounts with limits of their own. */
export const operatorAccountsQuerySchema = pageQuerySchema.extend({
  search: z.string().trim().toLowerCase().max(254).optional(),
  filter: z.enum(ACCOUNT_FILTERS).default("all"),
});
export type OperatorAccountsQuery = z.output<typeof operatorAccountsQuerySchema>;

/** An ISO week such as 2026-W48. */
export const isoWeekSchema = z.string().regex(/^\d{4}-W\d{2}$/);

/** What an operator sees of an account: never a name, nor anything that was written. */
export const operatorAccountSchema = z.object({
  id: z.string(),
  email: z.string(),
  created_at: timeSchema,
  email_verified: z.boolean(),
  two_factor: z.boolean(),
  suspended_at: timeSchema.nullable(),
  /** The last week in which the account was used, in UTC; null if never or forgotten. */
  last_seen_week: isoWeekSchema.nullable(),
  /** Whether it may enter the operator's room. */
  operator: z.boolean(),
  /** The operator's own account. */
  own: z.boolean(),
});
export type OperatorAccount = z.infer<typeof operatorAccountSchema>;
export const operatorAccountsSchema = pageOf(operatorAccountSchema);

/** Limits of one account; null where the installation's apply. */
export const accountLimitsSchema = z.object({
  storage_mb: z.int().min(1).max(STORAGE_MB_MAX).nullable(),
  /** 0: no model is asked; the built-in coach answers. */
  daily_tokens: z.int().min(0).max(DAILY_TOKENS_MAX).nullable(),
  /** Invitations that the member may pass on, including those passed on already. */
  invitations: z.int().min(0).max(MEMBER_INVITATIONS_MAX).nullable(),
});
export type AccountLimits = z.infer<typeof accountLimitsSchema>;

/** One account with its limits and what it uses. */
export const operatorAccountDetailSchema = operatorAccountSchema.extend({
  sessions: z.int(),
  api_tokens: z.int(),
  stored_bytes: z.int(),
  tokens_today: z.int(),
  invitations_given: z.int(),
  limits: accountLimitsSchema,
});
export type OperatorAccountDetail = z.infer<typeof operatorAccountDetailSchema>;

/** The account's address, typed by the operator, so that nothing is deleted by a slip. */
export const operatorDeletionSchema = z.object({ email: emailSchema });

/** The installation's limits, for accounts without their own; null where there is none. */
export const installationLimitsSchema = z.object({
  /** ACCOUNT_QUOTA_MB. */
  storage_mb: z.number().nullable(),
  /** AI_DAILY_TOKENS. */
  daily_tokens: z.int().nullable(),
  member_invitations: z.int(),
});
export type InstallationLimits = z.infer<typeof installationLimitsSchema>;
export const changeInstallationLimitsSchema = z.object({
  member_invitations: z.int().min(0).max(MEMBER_INVITATIONS_MAX),
});
