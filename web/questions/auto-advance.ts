import { useEffect, useRef } from "react";

const KEY = "sintonia-moves-on";

/** How long the picked point of a scale stays visible before auto-advance, in milliseconds. */
const ADVANCE_DELAY_MS = 280;

/** Whether scale questions auto-advance on this device; true unless turned off. */
export function autoAdvances(): boolean {
  try {
    return localStorage.getItem(KEY) !== "no";
  } catch {
    return true;
  }
}

export function setAutoAdvances(moves: boolean): void {
  try {
    if (moves) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "no");
  } catch {
    // Storage is blocked: the default stays.
  }
}

/** Next is ignored for this long after an auto-advance, in milliseconds: it was meant for the previous question. */
const IGNORE_NEXT_MS = 600;

/**
 * Auto-advance for scale questions. `picked` goes to the next question after a short delay if auto-advance is on; a
 * change of `at` cancels it. The last question never auto-advances, because finishing must be a deliberate action.
 * `press` handles the button and Enter.
 */
export function useAutoAdvance({ at, last, next }: { at: unknown; last: boolean; next: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => () => clearTimeout(timer.current), [at]);
  return {
    picked: () => {
      clearTimeout(timer.current);
      movedAt.current = Number.NEGATIVE_INFINITY;
      if (last || !autoAdvances()) return;
      timer.current = setTimeout(() => {
        movedAt.current = performance.now();
        latest.current();
      }, ADVANCE_DELAY_MS);
    },
    press: () => {
      if (performance.now() - movedAt.current > IGNORE_NEXT_MS) latest.current();
    },
  };
}
