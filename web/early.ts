import type { EarlyInput } from "./app/replay-input.ts";
import { leaveAgain } from "./app/offline/leave-device.ts";
import { ESCAPES, leaveIfLeftBefore, leaveNow, withPress } from "./safety/leave.ts";

declare global {
  interface Window {
    /** Ends the recording. Absent in development, where the server renders nothing. */
    takeEarlyInput?: () => EarlyInput;
  }
}

// Runs in the page's head, before anything is drawn: a page left by quick exit must not show again.
leaveIfLeftBefore();
leaveAgain();

/** The button that leaves the page at once. */
const LEAVE = "[data-leave]";

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
  if (button.matches(LEAVE)) leaveNow();
  early.pressed?.removeAttribute("data-waiting");
  button.setAttribute("data-waiting", "");
  early.pressed = button;
}

let escapes: number[] = [];

/** As `watchEscape`, which starts later; stays, because the presses may fall on both sides of the takeover. */
function countEscape({ key, repeat }: KeyboardEvent): void {
  if (key !== "Escape" || repeat) return;
  escapes = withPress(escapes, performance.now());
  if (escapes.length === 1 && !document.querySelector(LEAVE)) escapes = [];
  if (escapes.length >= ESCAPES) leaveNow();
}

addEventListener("keydown", countEscape, true);
addEventListener("input", recordInput, true);
addEventListener("click", recordPress, true);
window.takeEarlyInput = () => {
  removeEventListener("input", recordInput, true);
  removeEventListener("click", recordPress, true);
  return early;
};
