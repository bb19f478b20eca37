import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether an element's content is wider than the element; updates on resize of the element or its children. */
export function useOverflows(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setOverflows(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(look);
    for (const one of [element, ...element.children]) observer.observe(one);
    look();
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
