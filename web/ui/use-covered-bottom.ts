import { useLayoutEffect } from "react";

/** What covers the bottom of the page: the phone's bottom bar, or a form's submit row above it. */
type Cover = "bar" | "actions";

const shown: Record<Cover, number> = { bar: 0, actions: 0 };

/**
 * Names a bar in `data-bottom-bar` or `data-bottom-actions` of the page's root while it is shown, where styles keep
 * what is focused clear of it. Not `:has()` on the root: every change of the page would search the whole page for it.
 */
export function useCoveredBottom(cover: Cover): void {
  useLayoutEffect(() => {
    const count = (by: 1 | -1) => {
      shown[cover] += by;
      document.documentElement.toggleAttribute(`data-bottom-${cover}`, shown[cover] > 0);
    };
    count(1);
    return () => count(-1);
  }, [cover]);
}
