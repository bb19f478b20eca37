import { useEffect, useRef, type RefObject } from "react";

/** Puts the focus on what has just taken the place of what had it, and brings it into sight. */
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
