import { z } from "zod";
import { invitationCodeSchema } from "#domain/invitations/contract.ts";
import { requiredText } from "#domain/text.ts";
import { NAME_MAX, PASSWORD_RULES } from "./rules.ts";

export const nameSchema = requiredText(NAME_MAX, { required: "name_required", tooLong: "name_too_long" });
export const emailSchema = z
  .string({ error: "email_invalid" })
  .max(1000, "email_invalid")
  .trim()
  .toLowerCase()
  .pipe(z.email("email_invalid").max(254, "email_invalid"));

export const passwordSchema = z
  .string({ error: "password_too_short" })
  .max(1000, "password_too_long")
  .superRefine((value, ctx) => {
    for (const rule of PASSWORD_RULES) {
      if (!rule.ok(value)) ctx.addIssue({ code: "custom", message: rule.code });
    }
  });

const agreed = z.literal(true, { error: "consent_required" });
export const CONSENT_KINDS = ["terms", "privacy", "adult"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
export const consentsSchema = z.object(
  { terms: agreed, privacy: agreed, adult: agreed },
  { error: "consent_required" },
);

export const signUpSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  invitation_code: z
    .string({ error: "invitation_required" })
    .max(1000, "invitation_invalid")
    .pipe(invitationCodeSchema),
  consents: consentsSchema,
  /** The language chosen on the first run, stored with the new profile. */
  language: z.enum(["en", "it"]).optional(),
});
export type SignUpInput = z.input<typeof signUpSchema>;

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string({ error: "password_required" }).min(1, "password_required").max(1000, "invalid_credentials"),
});
export type SignInInput = z.input<typeof signInSchema>;

export const sessionUserSchema = z.object({ id: z.string(), email: z.string(), name: z.string() });
export const signedInSchema = z.object({ user: sessionUserSchema });
/** With a second factor on, there is no session until its code is verified (POST /api/auth/two-factor/verify). */
export const signInAnswerSchema = z.union([signedInSchema, z.object({ two_factor: z.literal(true) })]);
