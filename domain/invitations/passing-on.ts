import { z } from "zod";
import { emailSchema } from "#domain/account/contract.ts";
import { timeSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { INVITATION_STATES } from "./states.ts";

/** How long an invitation that a member passes on can be used, in days. */
export const PASSED_ON_DAYS = 30;
/** The tester type of those who come with one. */
export const PASSED_ON_TYPE = "member";

/**
 * With an address: bound to it, and sent to it by mail where there is a mail server. Otherwise a link to pass on oneself.
 */
export const passOnSchema = z.object({ email: emailSchema.nullish(), language: languageSchema.optional() });
export type PassOnInput = z.input<typeof passOnSchema>;

export const passedOnSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  /** Of an undelivered one: the mail server refuses the address. False for any other reason. */
  address_refused: z.boolean(),
  created_at: timeSchema,
  expires_at: timeSchema.nullable(),
});
export type PassedOn = z.infer<typeof passedOnSchema>;

/** A member's own invitations, newest first, and how many more they may pass on. */
export const passedOnListSchema = z.object({ left: z.int(), items: z.array(passedOnSchema) });
export type PassedOnList = z.infer<typeof passedOnListSchema>;

/** `url` is shown only here; null if it was sent by mail. */
export const newPassedOnSchema = passedOnSchema.extend({ url: z.string().nullable(), left: z.int() });
export type NewPassedOn = z.infer<typeof newPassedOnSchema>;

/** How many more a member may pass on. Revoked ones count only once somebody has come with them. */
export function leftToPassOn(allowed: number, given: number): number {
  return Math.max(0, allowed - given);
}
