import type { SignInInput, SignUpInput } from "#domain/account/contract.ts";
import type { Language } from "#domain/language.ts";

// What the forms send, by React or before it (early-request.ts). Each property is named, for its order in the JSON.

export function signInBody({ email, password }: SignInInput): SignInInput {
  return { email, password };
}

export function signUpBody(
  fields: Pick<SignUpInput, "name" | "email" | "password" | "consents">,
  code: string,
  language: Language | null,
): SignUpInput {
  const { terms, privacy, adult } = fields.consents;
  return {
    name: fields.name,
    email: fields.email,
    password: fields.password,
    consents: { terms, privacy, adult },
    invitation_code: code,
    language: language ?? undefined,
  };
}

/** Whether the sign-up form can be submitted. */
export function canSignUp(code: string | null, password: string, repeated: string): boolean {
  return code !== null && password !== "" && password === repeated;
}
