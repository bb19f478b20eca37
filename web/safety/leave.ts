import type { Language } from "#domain/language.ts";

/** The inconspicuous page that "Leave this page" opens. */
export const NEUTRAL_PAGES: Record<Language, string> = {
  en: "https://en.wikipedia.org/",
  it: "https://it.wikipedia.org/",
};
const NEUTRAL_TITLE = "Wikipedia";

/** Session storage key: this tab was left with the quick exit. */
const LEFT = "sintonia-left";

/** Quick exit: hides the page before any network request, and replaces its history entry with the neutral page. */
export function leaveNow(): void {
  document.documentElement.style.setProperty("display", "none", "important");
  document.title = NEUTRAL_TITLE;
  try {
    sessionStorage.setItem(LEFT, "1");
  } catch {
    // Leave even without storage.
  }
  location.replace(NEUTRAL_PAGES[document.documentElement.lang === "it" ? "it" : "en"]);
}

function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT) !== null;
  } catch {
    return false;
  }
}

/**
 * Call before the first render. Returns true, and leaves again, if Back or Forward leads to a page left with the quick
 * exit. Typed addresses and links open normally.
 */
export function leaveIfLeftBefore(): boolean {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasLeft()) leaveNow();
  });
  if (!hasLeft()) return false;
  const [entry] = performance.getEntriesByType("navigation");
  if (entry && "type" in entry && entry.type === "back_forward") {
    leaveNow();
    return true;
  }
  sessionStorage.removeItem(LEFT);
  return false;
}

/** Number of Escape presses that leave the page, and the time window in milliseconds. */
export const ESCAPES = 3;
export const ESCAPES_WITHIN = 1500;

/** The presses within the time window, plus one at `now`. */
export function withPress(presses: readonly number[], now: number): number[] {
  return [...presses.filter((time) => now - time < ESCAPES_WITHIN), now];
}

let watching = 0;
let presses: number[] = [];

function handleKey(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.repeat) return;
  presses = withPress(presses, performance.now());
  if (presses.length >= ESCAPES) leaveNow();
}

/**
 * Enables leaving by three quick presses of Escape; returns the cleanup function. Cleanup is delayed, because the first
 * press may close the dialog that enabled it, and the other two must still count.
 */
export function watchEscape(): () => void {
  watching += 1;
  // In the capture phase, before a dialog handles it.
  if (watching === 1) addEventListener("keydown", handleKey, true);
  return () => {
    setTimeout(() => {
      watching -= 1;
      if (watching === 0) removeEventListener("keydown", handleKey, true);
    }, ESCAPES_WITHIN);
  };
}
