import { useEffect, useState } from "react";
import type { RefObject } from "react";

import { useSteady } from "./use-steady.ts";

/**
 * Where toasts lie at the top (toasts.tsx): as much room above the page as those that stay until dismissed take, so that
 * they cover no heading. Further down the page the browser's scroll anchoring keeps what is read in its place.
 */
export function ToastRoom({ region, needed }: { region: RefObject<HTMLElement | null>; needed: boolean }) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const list = region.current?.querySelector("ol");
    if (!needed || !list) return undefined;
    const observer = new ResizeObserver(() => setHeight(list.offsetHeight));
    observer.observe(list);
    return () => observer.disconnect();
  }, [region, needed]);
  return <div aria-hidden="true" className="xl:hidden" style={{ height: useSteady(needed ? height : 0) }} />;
}
