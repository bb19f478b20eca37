import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** The messages before the loaded ones. */
export interface Older {
  has: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
}

/** How far above the viewport the next older page starts to load, as a root margin. */
const OLDER_FROM = "800px 0px 0px 0px";

/** Loads older messages when the top comes near the viewport. Returns the ref callback for the element at the top. */
export function useOlderAtTop(
  box: RefObject<HTMLElement | null>,
  { has, loading, failed, load }: Older,
): (element: HTMLDivElement) => () => void {
  const top = useRef<HTMLDivElement>(null);
  const lostFocus = useRef(false);
  const topRef = useCallback((element: HTMLDivElement) => {
    top.current = element;
    return () => {
      top.current = null;
      lostFocus.current = element.contains(document.activeElement);
    };
  }, []);
  useLayoutEffect(() => {
    // The button is unmounted with the last page: move its focus to the box.
    if (lostFocus.current) box.current?.focus({ preventScroll: true });
    lostFocus.current = false;
  }, [has, box]);
  const near = has && !loading && !failed;
  useEffect(() => {
    const [element, root] = [top.current, box.current];
    if (!near || !element || !root) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root,
      rootMargin: OLDER_FROM,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, load, box]);
  return topRef;
}
