import { z } from "zod";
import { invitationCodeSchema } from "#domain/invitations/contract.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { consentsSchema } from "./contract.ts";

/** What creating an account needs besides Google's data; without it only an existing account can sign in. */
export const googleSignUpSchema = z.object({
  invitation_code: z
    .string({ error: "invitation_required" })
    .max(1000, "invitation_invalid")
    .pipe(invitationCodeSchema),
  consents: consentsSchema,
  /** The language chosen on the first run, stored with the new profile. */
  language: languageSchema.optional(),
});

export const googleSignInSchema = z.object({ sign_up: googleSignUpSchema.optional() });
export type GoogleSignInInput = z.input<typeof googleSignInSchema>;

/** The address to redirect the browser to. */
export const googleRedirectSchema = z.object({ url: z.url() });

const parameter = z.string().min(1).max(4000);
/** The query parameters of Google's redirect: a code, or an error. */
export const googleCallbackSchema = z.object({
  state: parameter,
  code: parameter.optional(),
  iss: parameter.optional(),
  error: parameter.optional(),
});
export type GoogleCallbackInput = z.input<typeof googleCallbackSchema>;

/** `two_factor`: not signed in yet, a code is required first (POST /api/auth/two-factor/verify). */
export const GOOGLE_OUTCOMES = ["signed_in", "signed_up", "connected", "two_factor"] as const;
export const googleResultSchema = z.object({ outcome: z.enum(GOOGLE_OUTCOMES) });
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number];
