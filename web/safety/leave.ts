import type { Language } from "#domain/language.ts";

/** Where “Leave this page” leads: a page that everybody could be reading. */
export const NEUTRAL_PAGES: Record<Language, string> = {
  en: "https://en.wikipedia.org/",
  it: "https://it.wikipedia.org/",
};
const NEUTRAL_TITLE = "Wikipedia";

/** Says in this tab that the application was left in a hurry. */
const LEFT = "sintonia-left";

/**
 * Leaves the application at once: the page is gone before anything is asked of the network, and the neutral page takes
 * its place in the history.
 */
export function leaveNow(): void {
  document.documentElement.style.setProperty("display", "none", "important");
  document.title = NEUTRAL_TITLE;
  try {
    sessionStorage.setItem(LEFT, "1");
  } catch {
    // Without a store the page is left all the same.
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
 * To be asked before anything is drawn: true where Back or Forward leads to a page that was left in a hurry, which is
 * left again. Whoever comes by an address or a link means to come.
 */
export function leavesAgain(): boolean {
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

/** How often Escape leaves the page, and within how many milliseconds. */
export const ESCAPES = 3;
export const ESCAPES_WITHIN = 1500;

/** The presses that still count, with one more. */
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
 * From now on three quick presses of Escape leave the page; returns the way to end that. The first press may close what
 * asked for it, with a dialog: the other two still count.
 */
export function watchEscape(): () => void {
  watching += 1;
  // Before a dialog hears of it.
  if (watching === 1) addEventListener("keydown", handleKey, true);
  return () => {
    setTimeout(() => {
      watching -= 1;
      if (watching === 0) removeEventListener("keydown", handleKey, true);
    }, ESCAPES_WITHIN);
  };
}
