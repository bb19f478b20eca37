import type { EarlyInput } from "./app/replay-input.ts";
import { leaveIfLeftBefore } from "./safety/leave.ts";

declare global {
  interface Window {
    /** Ends the recording. Absent in development, where the server renders nothing. */
    takeEarlyInput?: () => EarlyInput;
  }
}

// Runs in the page's head, before anything is drawn: a page left by quick exit must not show again.
leaveIfLeftBefore();

const early: EarlyInput = { fields: new Map(), pressed: null };

function recordInput({ target }: Event): void {
  if (target instanceof HTMLInputElement && (target.type === "checkbox" || target.type === "radio")) {
    early.fields.set(target, target.checked);
  } else if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    early.fields.set(target, target.value);
  }
}

/** Enter in a form presses its button too. */
function recordPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button, [role=button]") : null;
  if (!button) return;
  event.preventDefault();
  early.pressed?.removeAttribute("data-waiting");
  button.setAttribute("data-waiting", "");
  early.pressed = button;
}

addEventListener("input", recordInput, true);
addEventListener("click", recordPress, true);
window.takeEarlyInput = () => {
  removeEventListener("input", recordInput, true);
  removeEventListener("click", recordPress, true);
  return early;
};
