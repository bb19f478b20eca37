import { writeCookie } from "./app/cookies.ts";
import { setSharedDevice } from "./app/offline/device.ts";
import type { EarlyInput } from "./app/replay-input.ts";
import { safePath } from "./app/safe-path.ts";
import { announceSession } from "./app/session-events.ts";
import { keepTimeZone } from "./app/time-zone.ts";
import { earlyRequest, type EarlyForm } from "./features/account/early-request.ts";
import { noteWelcome } from "./features/account/welcome.ts";
import { markAsOwn } from "./features/invitations/device.ts";

/** The form to send if this button submits one that works before React. */
export function earlyFormOf(button: HTMLElement): EarlyForm | null {
  const form = button instanceof HTMLButtonElement && button.type === "submit" ? button.form : null;
  return form && "early" in form.dataset ? form : null;
}

/** Sends the form; false if that is left to React. */
export function sendForm(form: EarlyForm, early: EarlyInput): boolean {
  const request = earlyRequest(form);
  if (!request) return false;
  const headers = { "Content-Type": "application/json" };
  early.sent = { ...request, answer: fetch(request.path, { method: "POST", headers, body: request.body }) };
  return true;
}

/** Whether the answer signs the user in with an account whose language is known, as the pages after this one need. */
export async function isEntered(answer: Promise<Response>): Promise<boolean> {
  const response = await answer;
  // React may need the body.
  const { user } = (await response.clone().json()) as { user?: object };
  if (!user) return false;
  announceSession("signed-in");
  const profile = await fetch("/api/profile");
  const { language } = (await profile.json()) as { language?: string | null };
  if (!language) return false;
  writeCookie("sintonia_lang", language);
  return true;
}

/** Does what React does before it shows the next page. Returns that page's path. */
export async function prepareNextPage(form: EarlyForm, { fields }: EarlyInput): Promise<string> {
  // The server needs it for the dates of that page.
  keepTimeZone();
  const { code } = form.dataset;
  if (code !== undefined) {
    await markAsOwn(code);
    noteWelcome();
    return "/onboarding";
  }
  const shared = form.elements.namedItem("shared_device") as HTMLInputElement | null;
  if (shared && fields.has(shared)) await setSharedDevice(shared.checked);
  return safePath(new URLSearchParams(location.search).get("next") ?? undefined) ?? "/home";
}
