import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { MOVING, readerScrolls } from "./reader-scrolls.ts";

/** How near the end still counts as being there, in pixels. */
const NEAR = 48;
/** Between the top of what is kept whole in sight and the top of the box, in pixels. */
const ABOVE = 12;

/** What must stay whole in sight, with `data-keep-in-sight` inside the box; there is one at most. */
const KEPT = "[data-keep-in-sight]";

/** A turn and how far it lies below the top of the content, in pixels. */
interface Anchor {
  element: Element;
  offset: number;
}

function offsetOf(element: Element, content: Element): number {
  return element.getBoundingClientRect().top - content.getBoundingClientRect().top;
}

/** The first turn of which anything is in sight. */
function firstInSight(box: HTMLElement, content: HTMLElement): Anchor | null {
  const turns = content.querySelector(":scope > ol")?.children ?? [];
  const edge = box.getBoundingClientRect().top;
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (turns[middle]!.getBoundingClientRect().bottom > edge) high = middle;
    else low = middle + 1;
  }
  const element = turns[low];
  return element ? { element, offset: offsetOf(element, content) } : null;
}

/** How much lies below what is seen, in pixels. */
function belowSight(box: HTMLElement): number {
  return box.scrollHeight - box.scrollTop - box.clientHeight;
}

export interface FollowScroll {
  box: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  toEnd: () => void;
  /** Keeps this where it is on the screen while another path takes the place of what follows it. */
  hold: (element: HTMLElement) => void;
  /** Something was said below what is in sight: the reader went up, or something is kept in sight. */
  away: "left" | "kept" | null;
}

/**
 * Keeps a scrolling box at its end until the reader scrolls away from it, and again once the reader is back; and keeps
 * what is read in its place when older content is put in front. Only what the reader does counts: that the end is out of
 * sight may just as well mean that more was written than was drawn yet.
 *
 * `firstKey` names the first thing said, if anything has been: before that the box stays at its beginning. `latest` is
 * another whenever something more was said. `keep` names something that is brought into sight whole when it comes, wherever the reader is:
 * what follows it is followed only as far as it stays there.
 */
export function useFollowScroll({
  firstKey,
  latest,
  keep,
  switching,
}: {
  firstKey: string | undefined;
  latest: string;
  keep: string | undefined;
  /** What follows is being replaced: what is held stays in its place until that is done. */
  switching: boolean;
}): FollowScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  /** What is kept in sight has come, and nobody has scrolled since. */
  const keeping = useRef(keep !== undefined);
  const drawnFirst = useRef<string>(undefined);
  /**
   * The turn at the top of the box once the reader has left the end; it is kept in place when the height above it
   * changes.
   */
  const anchor = useRef<Anchor>(null);
  /** Where the box was when it was last looked at, and how high its content when it was last drawn. */
  const at = useRef({ top: 0, height: 0 });
  const started = useRef(firstKey !== undefined);
  const seen = useRef({ latest, keep });
  const held = useRef<{ element: HTMLElement; top: number }>(null);
  const [away, setAway] = useState<FollowScroll["away"]>(null);

  const place = useCallback((element: HTMLElement, top: number) => {
    element.scrollTop = top;
    at.current.top = element.scrollTop;
  }, []);

  /** Goes where somebody who follows is: to the end, or as far as what is kept in sight allows. */
  const follow = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const end = element.scrollHeight - element.clientHeight;
    const kept = keeping.current ? element.querySelector(KEPT) : null;
    const room = kept
      ? element.scrollTop + kept.getBoundingClientRect().top - element.getBoundingClientRect().top - ABOVE
      : end;
    place(element, Math.min(end, room));
  }, [place]);

  /** Puts what is read back where it was, if anything above it has another height now. */
  const settle = useCallback(() => {
    if (following.current || held.current !== null) return;
    const [element, inner, read] = [box.current, content.current, anchor.current];
    if (!element || !inner || !read?.element.isConnected) return;
    const offset = offsetOf(read.element, inner);
    if (offset !== read.offset) place(element, element.scrollTop + offset - read.offset);
    read.offset = offset;
  }, [place]);

  /** What is in sight is what is read from now on. */
  const look = useCallback(() => {
    settle();
    const [element, inner] = [box.current, content.current];
    anchor.current = element && inner && !following.current ? firstInSight(element, inner) : null;
  }, [settle]);

  const leave = useCallback(() => {
    // One from before the reader was at the end.
    if (following.current) anchor.current = null;
    following.current = false;
    keeping.current = false;
    look();
  }, [look]);

  const toEnd = useCallback(() => {
    following.current = true;
    keeping.current = false;
    held.current = null;
    setAway(null);
    follow();
  }, [follow]);

  const hold = useCallback(
    (element: HTMLElement) => {
      leave();
      held.current = { element, top: element.getBoundingClientRect().top };
    },
    [leave],
  );

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    function handleScroll() {
      // What is heard of an earlier scroll must not undo the holding.
      if (!element || held.current) return;
      const { top, height } = at.current;
      const { scrollTop, clientHeight, scrollHeight } = element;
      at.current.top = scrollTop;
      if (scrollTop > top && scrollTop + clientHeight >= Math.min(height, scrollHeight) - NEAR) {
        following.current = true;
        keeping.current = false;
        setAway(null);
        // Content that became shorter moves the end, and nobody scrolled.
      } else if (scrollTop > top ? keeping.current : scrollTop < top && scrollTop + clientHeight < scrollHeight - 1) {
        leave();
      }
      look();
    }
    function handleIntent(event: Event) {
      if (element && element.scrollTop > 0 && readerScrolls(event, element)) leave();
    }
    element.addEventListener("scroll", handleScroll, { passive: true });
    for (const name of MOVING) element.addEventListener(name, handleIntent, { passive: true });
    return () => {
      element.removeEventListener("scroll", handleScroll);
      for (const name of MOVING) element.removeEventListener(name, handleIntent);
    };
  }, [leave, look]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Its turn was mounted anew, as when a live answer has been stored.
    if (anchor.current && !anchor.current.element.isConnected) look();
    const holds = held.current?.element.isConnected ? held.current : null;
    if (holds) place(element, element.scrollTop + holds.element.getBoundingClientRect().top - holds.top);
    // Other changes are heard of by the observer: asking whenever something is drawn would have all laid out at once.
    else if (drawnFirst.current !== firstKey) settle();
    drawnFirst.current = firstKey;
  });

  useLayoutEffect(() => {
    const { latest: lastLatest, keep: lastKept } = seen.current;
    seen.current = { latest, keep };
    started.current = firstKey !== undefined;
    if (keep !== undefined && keep !== lastKept) {
      following.current = true;
      keeping.current = true;
      follow();
    } else if (keep === undefined && keeping.current) leave();
    // Another path is not something more that was said.
    if (latest === lastLatest || held.current !== null) return;
    if (!following.current) setAway("left");
    else if (keeping.current && box.current && belowSight(box.current) > NEAR) setAway("kept");
  }, [firstKey, latest, keep, follow, leave]);

  useLayoutEffect(() => {
    if (switching || held.current === null) return;
    held.current = null;
    // What has changed above it since, holding has made good.
    anchor.current = null;
    look();
  });

  useEffect(() => {
    const [element, inner] = [box.current, content.current];
    if (!element || !inner) return undefined;
    const observer = new ResizeObserver(() => {
      settle();
      if (following.current && started.current) follow();
      at.current.height = element.scrollHeight;
    });
    observer.observe(inner);
    // The box shrinks when a keyboard comes up or the field below it grows.
    observer.observe(element);
    return () => observer.disconnect();
  }, [follow, settle]);

  return { box, content, toEnd, hold, away };
}
