import { useState, useSyncExternalStore } from "react";

/** A tap's synthetic mouse events, including click, follow `pointerup` within this many milliseconds. */
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
 * Holds the previous value while a pointer is pressed. For values that cause layout shifts: a field's error appears on
 * blur, between pointer down and up on an element below; the shift would move that element and lose the click.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const held = useSyncExternalStore(subscribe, isPressed, isPressed);
  const [shown, setShown] = useState(value);
  if (!held && shown !== value) setShown(value);
  return held ? shown : value;
}
