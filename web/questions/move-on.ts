import { useEffect, useRef } from "react";

const KEY = "sintonia-moves-on";

/** How long a chosen point of a scale is seen before the next question, in milliseconds. */
const SEEN_MS = 280;

/** Whether questions on a scale move on by themselves, on this device: unless somebody has said no. */
export function movesOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "no";
  } catch {
    return true;
  }
}

export function chooseMovesOn(moves: boolean): void {
  try {
    if (moves) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "no");
  } catch {
    // Storage is forbidden: it stays as it is by default.
  }
}

/** Whoever presses Next as well, just after it has moved on, meant the question that has gone. */
const HABIT_MS = 600;

/**
 * Moving on from a question on a scale. `picked` goes to the next one a moment after a point was picked, where that is
 * wanted; what happens to the question meanwhile (`at` changes) cancels it. The last one waits for its button: its end is
 * a deed of its own. `press` is what the button and Enter do.
 */
export function useMoveOn({ at, last, next }: { at: unknown; last: boolean; next: () => void }) {
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
      if (last || !movesOn()) return;
      timer.current = setTimeout(() => {
        movedAt.current = performance.now();
        latest.current();
      }, SEEN_MS);
    },
    press: () => {
      if (performance.now() - movedAt.current > HABIT_MS) latest.current();
    },
  };
}
