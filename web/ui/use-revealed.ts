import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Scrolls an element into view when `what` changes while its field (`data-field`) has focus, and when the field gets
 * focus other than by a press. Browsers scroll only to the control, so a sheet's buttons could cover an error below it.
 */
export function useRevealed<E extends Element>(what: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const field = ref.current?.closest("[data-field]");
    if (!field) return undefined;
    const reveal = () => ref.current?.scrollIntoView({ block: "nearest" });
    if (field.contains(document.activeElement)) reveal();
    const handleFocus = () => {
      if (!field.matches(":active")) reveal();
    };
    field.addEventListener("focusin", handleFocus);
    return () => field.removeEventListener("focusin", handleFocus);
  }, [what]);
  return ref;
}
