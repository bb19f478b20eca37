import { languageOf } from "#domain/language.ts";
import { NAME_MAX, PASSWORD_RULES } from "#domain/account/rules.ts";
import { readCookie } from "#web/app/cookies.ts";
import { canSignUp, signInBody, signUpBody } from "./requests.ts";

/** Accepts fewer addresses than `emailSchema`. */
const PLAIN_EMAIL = /^[a-z\d_+-]+(?:\.[a-z\d_+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;
/** Characters that `cleanText` may change. */
const UNCLEAN = /[\0\p{Cs}]/u;

/** The form of one of the two pages, by the `data-early` that its component gives it. */
export type EarlyForm = HTMLFormElement & { dataset: { early?: "sign-in" | "sign-up"; code?: string } };

function inputOf(form: EarlyForm, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

function textOf(form: EarlyForm, name: string): string {
  return inputOf(form, name)?.value ?? "";
}

/**
 * The request that a form in the server's HTML stands for; null if React has to decide, because something is missing or
 * might be refused, or because the language has to be asked for first.
 */
export function earlyRequest(form: EarlyForm): { path: string; body: string } | null {
  const language = languageOf(readCookie("sintonia_lang"));
  if (!language) return null;
  const email = textOf(form, "email").trim().toLowerCase();
  const password = textOf(form, "password");
  if (!PLAIN_EMAIL.test(email) || email.length > 254 || password === "" || password.length > 1000) return null;
  if (form.dataset.early === "sign-in") {
    return { path: "/api/auth/sign-in/email", body: JSON.stringify(signInBody({ email, password })) };
  }
  const { code } = form.dataset;
  const name = textOf(form, "name").trim();
  const agreed = ["terms", "privacy", "adult"].every((kind) => inputOf(form, `consents.${kind}`)?.checked);
  if (code === undefined || !canSignUp(code, password, textOf(form, "repeated")) || !agreed) return null;
  if (name === "" || name.length > NAME_MAX || UNCLEAN.test(name)) return null;
  if (!PASSWORD_RULES.every((rule) => rule.ok(password))) return null;
  const consents = { terms: true, privacy: true, adult: true } as const;
  const body = signUpBody({ name, email, password, consents }, code, language);
  return { path: "/api/auth/sign-up/email", body: JSON.stringify(body) };
}

/** Shows whether the sign-up form can be submitted, as React does. */
export function showReadiness(form: EarlyForm): void {
  const ready = canSignUp(form.dataset.code ?? null, textOf(form, "password"), textOf(form, "repeated"));
  const button = form.querySelector("[type=submit]");
  if (ready) button?.removeAttribute("aria-disabled");
  else button?.setAttribute("aria-disabled", "true");
}
