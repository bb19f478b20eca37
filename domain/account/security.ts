import { z } from "zod";
import { emailSchema, passwordSchema } from "./contract.ts";

const password = z.string({ error: "password_required" }).min(1, "password_required").max(1000, "password_wrong");
const code = z.string({ error: "code_required" }).trim().min(1, "code_required").max(40, "code_invalid");
/** The token in a mailed link. */
const token = z.string({ error: "link_invalid" }).min(1, "link_invalid").max(200, "link_invalid");

export const requestResetSchema = z.object({ email: emailSchema });
export const resetPasswordSchema = z.object({ token, password: passwordSchema });
export const verifyEmailSchema = z.object({ token });
/** The confirmed address, and whether it replaces another. */
export const verifiedEmailSchema = z.object({ email: z.string(), changed: z.boolean() });

export const changePasswordSchema = z.object({ current_password: password, password: passwordSchema });
/** Rejected without the password; an account without one has to set one first. */
export const changeEmailSchema = z.object({ email: emailSchema, password: password.optional() });

/** A code of the authenticator app, or a recovery code. */
export const codeSchema = z.object({ code });
/** Required if the account has a password. */
export const ownPasswordSchema = z.object({ password: password.optional() });
/** The password, or a code: an account that signs in with Google may have no password. */
export const proofSchema = z
  .object({ password: password.optional(), code: code.optional() })
  .refine((proof) => proof.password !== undefined || proof.code !== undefined, {
    error: "password_required",
    path: ["password"],
  });
export type Proof = z.output<typeof proofSchema>;

/** The password, or the code mailed to an account without one (POST /api/auth/two-factor/code). */
export const beginTwoFactorSchema = z.object({ password: password.optional(), code: code.optional() });

export const twoFactorSetupSchema = z.object({
  /** For the authenticator app, as in the QR code. */
  uri: z.string(),
  /** The same secret, for typing. */
  secret: z.string(),
  recovery_codes: z.array(z.string()),
});
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** How an account is secured, and the ways to sign in to it. */
export const securitySchema = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  /** A new address that is not confirmed yet. */
  new_email: z.string().nullable(),
  has_password: z.boolean(),
  google: z.boolean(),
  two_factor: z.boolean(),
});
export type Security = z.infer<typeof securitySchema>;

export const DEVICES = ["desktop", "mobile", "tablet", "unknown"] as const;
export const sessionSchema = z.object({
  id: z.string(),
  device: z.enum(DEVICES),
  /** Such as Firefox and Linux; null if the user agent does not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Accurate to about a day: sessions are renewed once a day. */
  last_seen_at: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionSchema>;
export const sessionsSchema = z.object({ sessions: z.array(sessionSchema) });
