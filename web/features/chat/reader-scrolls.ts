/** What a reader may scroll with. A scroll bar, a search in the page and a screen reader are known by the scroll alone. */
export const MOVING = ["wheel", "touchstart", "touchmove", "keydown"] as const;

/** Keys that go towards the beginning. */
const UP = new Set(["ArrowUp", "PageUp", "Home"]);

/** How far a finger goes, in pixels, before it means to scroll. */
const SLOP = 6;

let touched = 0;

/** Whether this is somebody’s wish to go towards the beginning of a scrolling box; not within a field of its own. */
export function readerScrolls(event: Event, box: HTMLElement): boolean {
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
