import { z } from "zod";
import { emailSchema } from "#domain/account/contract.ts";
import { timeSchema } from "#domain/ids.ts";
import { GUEST_TYPE, TESTER_TYPE_MAX } from "#domain/invitations/contract.ts";
import { INVITATION_STATES } from "#domain/invitations/states.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { pageOf, pageQuerySchema } from "#domain/page.ts";
import { optionalText } from "#domain/text.ts";

/** How many invitations one request makes at most. */
export const INVITATIONS_MAX = 200;

/** The operator's own label; the address of an invitation often says enough. */
const testerTypeSchema = optionalText(TESTER_TYPE_MAX, "tester_type_too_long").transform(
  (label) => label ?? GUEST_TYPE,
);

/**
 * Invitations by link: `count` of them, or one for each of `emails`, which only that address can use. By mail, where
 * there is a mail server: one for each of `emails`, sent to it; its link is not shown.
 */
export const makeInvitationsSchema = z
  .object({
    by: z.enum(["link", "mail"]),
    tester_type: testerTypeSchema,
    language: languageSchema,
    expires_at: timeSchema.nullish(),
    count: z.int().min(1).max(INVITATIONS_MAX).default(1),
    emails: z.array(emailSchema).max(INVITATIONS_MAX).default([]),
  })
  .refine(({ by, emails }) => by === "link" || emails.length > 0, { error: "email_invalid", path: ["emails"] });
export type MakeInvitationsInput = z.input<typeof makeInvitationsSchema>;
export type NewInvitations = z.output<typeof makeInvitationsSchema>;

/** A new invitation, or one with a new code. `url` is shown only here; null if it was sent by mail. */
export const newInvitationSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  url: z.string().nullable(),
  expires_at: timeSchema.nullable(),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;
export const newInvitationsSchema = z.object({ items: z.array(newInvitationSchema) });

const accountRefSchema = z.object({ id: z.string(), email: z.string() });

export const operatorInvitationSchema = z.object({
  id: z.string(),
  tester_type: z.string(),
  language: languageSchema.nullable(),
  /** The address it is bound to. */
  email: z.string().nullable(),
  by_mail: z.boolean(),
  state: z.enum(INVITATION_STATES),
  /** Of an undelivered one: the mail server refuses the address. False for any other reason. */
  address_refused: z.boolean(),
  created_at: timeSchema,
  expires_at: timeSchema.nullable(),
  used_at: timeSchema.nullable(),
  revoked_at: timeSchema.nullable(),
  /** The account that came with it; null too if that has been deleted. */
  used_by: accountRefSchema.nullable(),
  /** The member who passed it on; null if an operator made it. */
  given_by: accountRefSchema.nullable(),
});
export type OperatorInvitation = z.infer<typeof operatorInvitationSchema>;
export const operatorInvitationsSchema = pageOf(operatorInvitationSchema);
export const operatorInvitationsQuerySchema = pageQuerySchema.extend({
  state: z.enum(INVITATION_STATES).optional(),
});
export type OperatorInvitationsQuery = z.output<typeof operatorInvitationsQuerySchema>;

/**
 * A new code for an open or ended invitation; the one before stops working. Without `expires_at` an ended one lasts as
 * long as it first did, from now.
 */
export const resendInvitationSchema = z.object({ expires_at: timeSchema.nullish() });
