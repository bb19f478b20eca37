import { useState, useSyncExternalStore } from "react";

/** A tap's own mouse events, the click among them, come this many milliseconds after the finger has left, at most. */
const TAP_MS = 100;

let pressed = false;
let release: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  pressed = next;
  for (const listener of listeners) listener();
}

function handleDown(): void {
  clearTimeout(release);
  set(true);
}

function handleUp(event: PointerEvent): void {
  clearTimeout(release);
  release = setTimeout(() => set(false), event.type === "pointerup" && event.pointerType !== "mouse" ? TAP_MS : 0);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("pointerdown", handleDown, true);
    addEventListener("pointerup", handleUp, true);
    addEventListener("pointercancel", handleUp, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("pointerdown", handleDown, true);
    removeEventListener("pointerup", handleUp, true);
    removeEventListener("pointercancel", handleUp, true);
    clearTimeout(release);
    pressed = false;
  };
}

const isPressed = () => pressed;

/**
 * The value, held as it was while a pointer is pressed. For what moves the page when it comes or goes: a field's error
 * shows when the field is left, which happens between pressing and letting go of what is below it; moved away, that
 * would lose the click.
 */
export function useSteady<T>(value: T): T {
  const held = useSyncExternalStore(subscribe, isPressed, isPressed);
  const [shown, setShown] = useState(value);
  if (!held && shown !== value) setShown(value);
  return held ? shown : value;
}
