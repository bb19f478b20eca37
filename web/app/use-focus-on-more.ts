import { useLayoutEffect, useRef, useState } from "react";

/** Marks a list item's focus target: `<a {...itemFocus(id)}>`. */
export const itemFocus = (key: string) => ({ "data-item": key });

/**
 * Focus management for a "load more" button, which often disappears with the last page: call `asked` with the pending
 * request on click. The first new item (its `itemFocus` element) then gets focus, unless the user has moved focus.
 * `keys` are those of the rendered items. If the request adds nothing, items that arrive later do not move focus.
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
    // If the button has been removed, focus is on the body or on the dialog around the list.
    if (focused === from || focused === null || focused.contains(item)) item?.focus();
  });
  return {
    asked: (loading) => {
      waiting.current = { known: new Set(keys), from: document.activeElement, loading };
      // One task later, after React has rendered the new items.
      const settle = () => setTimeout(() => setSettled(loading));
      loading.then(settle, settle);
    },
  };
}
