import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { StatusLine } from "#web/ui/status-line.tsx";

/** How long a page may take to show its heading before focus is left where it is, in milliseconds. */
const PATIENCE = 10_000;

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether the reader is already doing something else: typing in a field or in a dialog. */
function isBusyElsewhere(): boolean {
  return Boolean(document.activeElement?.closest("[role=dialog], [role=alertdialog], input, textarea, select"));
}

/**
 * Puts focus on the page's h1, now or when it comes, and again should it be lost while the page settles: what is hidden
 * for a moment loses it. Until the reader does something; returns the way to stop.
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
 * A view or a part of one that stands in the address is a page of its own, and so are the two of home, which the
 * navigation leads to. The tabs within a page are not: the arrow keys go on from the one that has the focus.
 */
function placeOf({ pathname, search }: Place): string {
  return JSON.stringify([pathname === "/home" && search.tab, search.view, search.part, search.cluster]);
}

/** After a change of page: focus to its heading, its title said politely. Nothing on the first page. */
export function PageChange() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(() => {
    let stop = (): void => undefined;
    let saying: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || (!pathChanged && placeOf(fromLocation) === placeOf(toLocation))) return;
      stop();
      stop = focusHeading();
      // The new page names itself only once it has been drawn.
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
