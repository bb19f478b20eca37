import { early, mark, record, startRecording } from "./early-record.ts";
import { earlyFormOf, isEntered, prepareNextPage, sendForm } from "./early-forms.ts";
import { showReadiness, type EarlyForm } from "./features/account/early-request.ts";
import { keepInvitation } from "./features/invitations/device.ts";

// The script in the head of sign-in, sign-up and invitations, which work before React has loaded.

/** How long a valid invitation is shown, in milliseconds; as in web/routes/invite.$code.tsx. */
const SHOWN_FOR = 1000;

/** React has taken over, or the next page is on its way. */
let over = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads React, which waits for the page to be drawn (scripts/build-web.mjs). */
function loadApplication(): void {
  const waiting = document.querySelector<HTMLTemplateElement>("template#application");
  waiting?.remove();
  if (waiting) document.head.append(document.importNode(waiting.content, true));
}

function stopWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Leaves React nothing to repeat, should it come meanwhile. */
function leaveFor(path: string): void {
  over = true;
  Object.assign(early, { fields: new Map(), pressed: null, sent: null });
  location.replace(path);
}

/** A valid invitation leads on to its form. */
function leadOn(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-invitation]");
  if (!link) return;
  keepInvitation(link.dataset["invitation"]!);
  timer = setTimeout(leaveFor, SHOWN_FOR, link.href);
}

function onInput(field: unknown): void {
  // What was sent is being changed: only another press sends it.
  if (early.sent) mark(null);
  const form = field instanceof HTMLInputElement ? field.form : null;
  if (form?.dataset["early"] === "sign-up") showReadiness(form);
}

function onPress(button: HTMLElement): boolean {
  if (over || (early.sent && early.pressed === button)) return false;
  stopWaiting();
  const form = earlyFormOf(button);
  if (form && sendForm(form, early)) void goOn(form);
  else loadApplication();
  return true;
}

/** Goes on to the page after the form; if the answer is any other, React shows it. */
async function goOn(form: EarlyForm): Promise<void> {
  const { sent } = early;
  // Also what the browser has filled in by itself.
  for (const field of form.querySelectorAll("input:not([type=checkbox])")) record(field);
  const entered = await isEntered(sent!.answer).catch(() => false);
  if (over || early.sent !== sent) return;
  if (entered) leaveFor(await prepareNextPage(form, early));
  else loadApplication();
}

startRecording({
  onInput,
  onPress,
  onEnd: () => {
    over = true;
    stopWaiting();
  },
});
addEventListener("DOMContentLoaded", leadOn);
addEventListener("load", () => timer ?? loadApplication());
