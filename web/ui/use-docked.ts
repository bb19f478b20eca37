import { useSyncExternalStore } from "react";

/** From this width a panel fits next to the page; in rem, to account for the text size. */
const WIDE = "(min-width: 80rem)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a side panel is docked next to the page instead of modal. */
export function useDocked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
