import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { StatusLine } from "#web/ui/status-line.tsx";

/** How long to wait for a page's heading before giving up on focus, in milliseconds. */
const PATIENCE = 10_000;

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether focus is in a dialog or a form field. */
function isBusyElsewhere(): boolean {
  return Boolean(document.activeElement?.closest("[role=dialog], [role=alertdialog], input, textarea, select"));
}

/**
 * Focuses the page's h1, now or once it renders, and again if focus is lost while the page settles (a briefly hidden
 * element loses focus). Stops at the first key press or pointer press. Returns a stop function.
 */
function focusHeading(): () => void {
  const observer = new MutationObserver(settle);
  const timer = setTimeout(stop, PATIENCE);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("keydown", stop, true);
    removeEventListener("pointerdown", stop, true);
  }
  function settle(): void {
    const main = document.querySelector<HTMLElement>("main");
    const target = main?.querySelector<HTMLElement>("h1") ?? main;
    const { activeElement } = document;
    if (isBusyElsewhere()) return stop();
    const isFree = !activeElement?.isConnected || activeElement === document.body || activeElement === main;
    if (target && (isFree || !begun)) focusQuietly(target);
    begun = true;
  }
  let begun = false;
  addEventListener("keydown", stop, true);
  addEventListener("pointerdown", stop, true);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["style"] });
  settle();
  return stop;
}

interface Place {
  pathname: string;
  search: Partial<Record<"tab" | "view" | "part" | "cluster", unknown>>;
}

/**
 * Key of the page at an address. Views, their parts and home's two tabs (linked from the navigation) count as separate
 * pages. Other tabs do not: focus stays on the selected tab, so that the arrow keys continue to work.
 */
function pageKey({ pathname, search }: Place): string {
  return JSON.stringify([pathname === "/home" && search.tab, search.view, search.part, search.cluster]);
}

/** After navigation: moves focus to the heading and announces the title politely. Does nothing on the first page. */
export function PageChange() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(() => {
    let stop = (): void => undefined;
    let saying: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || (!pathChanged && pageKey(fromLocation) === pageKey(toLocation))) return;
      stop();
      stop = focusHeading();
      // The new page sets `document.title` after it renders.
      clearTimeout(saying);
      saying = setTimeout(() => setTitle(document.title), 200);
    });
    return () => {
      stop();
      clearTimeout(saying);
      unsubscribe();
    };
  }, [router]);
  return <StatusLine>{title}</StatusLine>;
}
