import type { EarlyInput } from "./app/replay-input.ts";
import { leaveAgain } from "./app/offline/leave-device.ts";
import { ESCAPES, leaveIfLeftBefore, leaveNow, withPress } from "./safety/leave.ts";

declare global {
  interface Window {
    /** Ends the recording. Absent in development, where the server renders nothing. */
    takeEarlyInput?: () => EarlyInput;
  }
}

/** The button that leaves the page at once. */
const LEAVE = "[data-leave]";

export const early: EarlyInput = { fields: new Map(), pressed: null, sent: null };

/** What some pages do besides recording. */
export interface EarlyHandlers {
  onInput?: (field: unknown) => void;
  /** False if the press needs no recording. */
  onPress?: (button: HTMLElement) => boolean;
  /** React takes over. */
  onEnd?: () => void;
}

export function record(field: unknown): void {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    early.fields.set(field, field.checked);
  } else if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    early.fields.set(field, field.value);
  }
}

/** Makes it the button pressed last. */
export function mark(button: HTMLElement | null): void {
  early.pressed?.removeAttribute("data-waiting");
  button?.setAttribute("data-waiting", "");
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

/** Records what is typed and pressed until React takes over. */
export function startRecording({ onInput, onPress, onEnd }: EarlyHandlers = {}): void {
  // Runs in the page's head, before anything is drawn: a page left by quick exit must not show again.
  leaveIfLeftBefore();
  leaveAgain();
  const recordInput = ({ target }: Event): void => {
    record(target);
    onInput?.(target);
  };
  // Enter in a form presses its button too.
  const recordPress = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button, [role=button]") : null;
    if (!button) return;
    event.preventDefault();
    if (button.matches(LEAVE)) leaveNow();
    if (onPress?.(button) ?? true) mark(button);
  };
  // A password manager submits without a press; the browser would put the fields into the address.
  const recordSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (event.target instanceof Element) event.target.querySelector<HTMLElement>("[type=submit]")?.click();
  };
  addEventListener("keydown", countEscape, true);
  addEventListener("input", recordInput, true);
  addEventListener("click", recordPress, true);
  addEventListener("submit", recordSubmit, true);
  window.takeEarlyInput = () => {
    onEnd?.();
    removeEventListener("input", recordInput, true);
    removeEventListener("click", recordPress, true);
    removeEventListener("submit", recordSubmit, true);
    return early;
  };
}
