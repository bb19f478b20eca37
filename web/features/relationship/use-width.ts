import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The current width of an element, in px; null until it is measured. */
export function useWidth(): [ref: RefObject<HTMLDivElement | null>, width: number | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // Inside a closed <details> the width is 0: keep the last one.
    const measure = () => setWidth((old) => element.clientWidth || old);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
