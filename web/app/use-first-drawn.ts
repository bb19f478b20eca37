import { useDeferredValue, useEffect } from "react";
import { isShell } from "./offline/offline-start.tsx";
import { useHydrated } from "./use-hydrated.ts";

let isDrawn = false;

/**
 * As `useHydrated`, for what is below the first screen. Without a network, where the browser draws the first page itself,
 * false until that is drawn.
 */
export function useFirstDrawn(): boolean {
  const hydrated = useHydrated();
  const rest = useDeferredValue(true, isDrawn || typeof document === "undefined" || !isShell());
  useEffect(() => void (isDrawn = true), []);
  return hydrated && rest;
}
