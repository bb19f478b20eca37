import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How near the end still counts as being there, in pixels. */
const NEAR = 48;

/**
 * Keeps a scrolling box at its end while it is there, and nowhere else; and keeps what is read in its place when older
 * content is put in front. `firstKey` names the first thing said, if anything has been: before that the box stays at its
 * beginning. `latest` is another whenever something more was said.
 */
export function useFollowScroll({
  firstKey,
  latest,
  switching,
}: {
  firstKey: string | undefined;
  latest: string;
  /** What follows is being replaced: what is held stays in its place until that is done. */
  switching: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const before = useRef<{ key: string | undefined; height: number }>({ key: undefined, height: 0 });
  const started = useRef(firstKey !== undefined);
  const seen = useRef(latest);
  const held = useRef<{ element: HTMLElement; top: number }>(null);
  const [away, setAway] = useState(false);

  const toEnd = useCallback((behavior: ScrollBehavior = "auto") => {
    following.current = true;
    setAway(false);
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior });
  }, []);

  const hold = useCallback((element: HTMLElement) => {
    following.current = false;
    held.current = { element, top: element.getBoundingClientRect().top };
  }, []);

  const onScroll = useCallback(() => {
    const element = box.current;
    // What is heard of an earlier scroll must not undo the holding.
    if (!element || held.current) return;
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (following.current) setAway(false);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { key, height } = before.current;
    const holds = held.current?.element.isConnected ? held.current : null;
    if (holds) element.scrollTop += holds.element.getBoundingClientRect().top - holds.top;
    else if (key !== undefined && key !== firstKey && !following.current)
      element.scrollTop += element.scrollHeight - height;
    before.current = { key: firstKey, height: element.scrollHeight };
  });

  useLayoutEffect(() => {
    started.current = firstKey !== undefined;
    // Another path is not something more that was said.
    if (latest !== seen.current && !following.current && held.current === null) setAway(true);
    seen.current = latest;
  }, [firstKey, latest]);

  useLayoutEffect(() => {
    if (!switching) held.current = null;
  });

  useEffect(() => {
    const [element, inner] = [box.current, content.current];
    if (!element || !inner) return undefined;
    const observer = new ResizeObserver(() => {
      if (following.current && started.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(inner);
    // The box shrinks when a keyboard comes up or the field below it grows.
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { box, content, onScroll, toEnd, hold, away };
}
