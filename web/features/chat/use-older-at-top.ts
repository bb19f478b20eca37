import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** The messages before those that are shown. */
export interface Older {
  has: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
}

/** How far above what is seen the next older page begins to load. */
const OLDER_FROM = "800px 0px 0px 0px";

/** Loads what is older as the top of the box comes near; what is returned is the ref of what stands there. */
export function useOlderAtTop(
  box: RefObject<HTMLElement | null>,
  { has, loading, failed, load }: Older,
): (element: HTMLDivElement) => () => void {
  const top = useRef<HTMLDivElement>(null);
  const lostFocus = useRef(false);
  const holdTop = useCallback((element: HTMLDivElement) => {
    top.current = element;
    return () => {
      top.current = null;
      lostFocus.current = element.contains(document.activeElement);
    };
  }, []);
  useLayoutEffect(() => {
    // With the first message the button goes, and the focus it may have had.
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
  return holdTop;
}
