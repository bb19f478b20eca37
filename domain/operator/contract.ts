import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";
import { pageOf } from "#domain/page.ts";

/** Everything that the log of operators' actions can hold. */
export const OPERATOR_ACTIONS = [
  "operator_added",
  "operator_removed",
  "account_suspended",
  "account_unsuspended",
  "account_signed_out",
  "account_two_factor_off",
  "account_deleted",
  "account_limits_changed",
  "installation_limits_changed",
  "invitations_made",
  "invitation_resent",
  "invitation_revoked",
  "invitations_downloaded",
  "announcement_made",
  "announcement_changed",
  "announcement_deleted",
  "mail_tried",
  "model_tried",
] as const;
export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number];

/** The signed-in operator. Without two-step sign-in every route of the room answers 403 operator_two_factor_required. */
export const operatorSchema = z.object({ id: z.string(), email: z.string(), since: timeSchema });
export type Operator = z.infer<typeof operatorSchema>;

/** An account by id; its address while it exists. */
const accountSchema = z.object({ id: z.string(), email: z.string().nullable() });

/** An entry of the log: it is only ever added to. */
export const operatorActionSchema = z.object({
  id: z.string(),
  action: z.enum(OPERATOR_ACTIONS),
  at: timeSchema,
  /** Null for the command line. */
  operator: accountSchema.nullable(),
  /** What it was done to, if anything. */
  account: accountSchema.nullable(),
  /** The invitation that was made, sent again or revoked; its address and label while it exists. */
  invitation: z.object({ id: z.string(), email: z.string().nullable(), tester_type: z.string().nullable() }).nullable(),
  announcement_id: z.string().nullable(),
  /** Of `invitations_made`: how many. Of `installation_limits_changed`: how many each member may pass on. */
  count: z.int().nullable(),
  /** Of `installation_limits_changed`: how many it was before. */
  before: z.int().nullable(),
});
export type OperatorAction = z.infer<typeof operatorActionSchema>;
export const operatorLogSchema = pageOf(operatorActionSchema);
