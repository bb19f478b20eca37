import { useLayoutEffect, useRef, useState } from "react";

/** What the focus goes to for an item of a list: `<a {...itemFocus(id)}>`. */
export const itemFocus = (key: string) => ({ "data-item": key });

/**
 * For a button that adds to the end of a list, and often goes with it: call `asked` with what it waits for when it is
 * pressed. Once more items are there, the first of them gets the focus (the element with its `itemFocus`), unless the reader has gone elsewhere.
 * `keys` are those of the items that are shown. Where nothing new came of it, what comes later by itself moves no focus.
 */
export function useFocusOnMore(keys: readonly string[]): { asked: (loading: Promise<unknown>) => void } {
  const waiting = useRef<{ known: ReadonlySet<string>; from: Element | null; loading: Promise<unknown> } | null>(null);
  const [settled, setSettled] = useState<Promise<unknown> | null>(null);
  useLayoutEffect(() => {
    if (!waiting.current) return;
    const { known, from, loading } = waiting.current;
    const first = keys.find((key) => !known.has(key));
    if (first !== undefined || settled === loading) waiting.current = null;
    if (first === undefined) return;
    const item = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(first)}"]`);
    const focused = document.activeElement;
    // Where the button has gone, the focus is on the page or on the dialog around the list.
    if (focused === from || focused === null || focused.contains(item)) item?.focus();
  });
  return {
    asked: (loading) => {
      waiting.current = { known: new Set(keys), from: document.activeElement, loading };
      // A task later: what came is drawn no later than this.
      const settle = () => setTimeout(() => setSettled(loading));
      loading.then(settle, settle);
    },
  };
}
