import { useEffect, useRef, type RefObject } from "react";

/** Focuses an element that replaces the focused one, and scrolls it into view. Only on mount. */
export function useFreshFocus<E extends HTMLElement>(fresh: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!fresh) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "nearest" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  return element;
}
