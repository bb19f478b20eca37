import { useEffect, useState } from "react";

import { useHeldWhilePressed } from "./use-held-while-pressed.ts";

/**
 * Spacer for layouts with toasts at the top (toasts.tsx): as high as the toasts that stay until dismissed, so that they
 * cover no heading. Scroll anchoring keeps the visible content in place.
 */
export function ToastSpacer({ list, needed }: { list: HTMLElement | null; needed: boolean }) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!needed || !list) return undefined;
    const observer = new ResizeObserver(() => setHeight(list.offsetHeight));
    observer.observe(list);
    return () => observer.disconnect();
  }, [list, needed]);
  return <div aria-hidden="true" className="xl:hidden" style={{ height: useHeldWhilePressed(needed ? height : 0) }} />;
}
