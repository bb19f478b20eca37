import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Brings an element into view when what it says changes while its field (`data-field`) has the focus, and when the field
 * gets the focus other than by a press on it: the browser scrolls to the control alone, and what stands below it would lie
 * under the buttons of a sheet.
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
