import { useEffect, useRef, type ReactNode } from "react";
import { afterPaint } from "#web/app/after-paint.ts";

/**
 * Once out of view, a group is neither laid out nor painted, but stays searchable and accessible. It keeps its last
 * rendered height, so that the scroll position does not jump. In view it would be drawn anew, which counts as a layout
 * shift. Returns a function that stops watching it.
 */
function skipOffscreen(group: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return;
    group.style.contentVisibility = "auto";
    observer.disconnect();
  });
  observer.observe(group);
  return () => observer.disconnect();
}

/** The turns of a conversation, as one list for screen readers: stored ones in groups, then those that still change. */
export function Turns({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let width = element.clientWidth;
    let changes = 0;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      // The remembered heights are stale: render all groups once at the new width.
      const groups = [...element.querySelectorAll<HTMLElement>(":scope > [data-group]")];
      for (const group of groups) group.style.contentVisibility = "";
      const change = (changes += 1);
      // When the heights are known.
      void afterPaint().then(() => {
        if (change === changes) for (const group of groups) skipOffscreen(group);
      });
    });
    observer.observe(element);
    return () => {
      changes += 1;
      observer.disconnect();
    };
  }, []);
  return (
    // Not `ol`, which allows only list items as children.
    <div ref={list} role="list" className="-my-2">
      {children}
    </div>
  );
}

/**
 * Stored turns that are skipped together out of view: skipping each turn by itself costs time for each turn in every
 * frame. `size` is their number.
 */
export function TurnGroup({ size, children }: { size: number; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = group.current;
    if (!element) return undefined;
    const stop = skipOffscreen(element);
    return () => {
      stop();
      // A turn was added, so the remembered height is stale.
      element.style.contentVisibility = "";
    };
  }, [size]);
  return (
    // The padding is for focus rings, which `content-visibility` clips at the edge.
    <div ref={group} data-group className="-mx-2 px-2 [contain-intrinsic-block-size:auto_64rem]">
      {children}
    </div>
  );
}

export function Turn({ children }: { children: ReactNode }) {
  return (
    <div role="listitem" className="flex flex-col gap-4 py-2">
      {children}
    </div>
  );
}
