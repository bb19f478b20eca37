/** Input events that may scroll. The scroll bar, find-in-page and screen readers cause only `scroll` events. */
export const SCROLL_INPUTS = ["wheel", "touchstart", "touchmove", "keydown"] as const;

/** Keys that scroll up. */
const UP = new Set(["ArrowUp", "PageUp", "Home"]);

/** Touch movement that counts as scrolling, in pixels. */
const SLOP = 6;

let touched = 0;

/** Whether an input event scrolls the box up. Events in form fields do not count. */
export function scrollsUp(event: Event, box: HTMLElement): boolean {
  if (event instanceof WheelEvent) return event.deltaY < 0 && !event.ctrlKey && !inField(event.target);
  if (event instanceof KeyboardEvent) {
    if (inField(event.target) || event.altKey || event.ctrlKey || event.metaKey) return false;
    return UP.has(event.key) || (event.key === " " && event.shiftKey && event.target === box);
  }
  const y = "touches" in event ? ((event as TouchEvent).touches[0]?.clientY ?? 0) : 0;
  if (event.type === "touchstart") {
    touched = y;
    return false;
  }
  return y - touched > SLOP && !inField(event.target);
}

function inField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
