import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The width an element has on screen, in px, as it changes; null until it has one. */
export function useWidth(): [ref: RefObject<HTMLDivElement | null>, width: number | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // Inside what is folded there is none for a while: what was drawn stays.
    const measure = () => setWidth((old) => element.clientWidth || old);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
