import { useSyncExternalStore } from "react";

/** From here on a panel and a page have room side by side; in rem, so that large letters count. */
const WIDE = "(min-width: 80rem)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a side panel stands beside the page instead of above it. */
export function useDocked(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
