import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { ScrollKeeper, type Away, type Followed } from "./scroll-keeper.ts";

export interface FollowScroll {
  box: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  toEnd: () => void;
  /** Keeps an element at its screen position while the content after it is replaced. */
  hold: (element: HTMLElement) => void;
  away: Away;
}

/** Keeps a scrolling box at its end until the reader scrolls away; resumes once the reader is back at the end. */
export function useFollowScroll({
  firstKey,
  latest,
  keep,
  switching,
}: Followed & {
  /** The content after the held element is being replaced: hold the element until this is false. */
  switching: boolean;
}): FollowScroll {
  const [away, setAway] = useState<Away>(null);
  const [keeper] = useState(() => new ScrollKeeper({ firstKey, latest, keep }, setAway));
  useEffect(() => keeper.attach(), [keeper]);
  useLayoutEffect(() => keeper.rendered(firstKey));
  useLayoutEffect(() => keeper.update({ firstKey, latest, keep }), [keeper, firstKey, latest, keep]);
  useLayoutEffect(() => {
    if (!switching) keeper.release();
  });
  return { box: keeper.box, content: keeper.content, toEnd: keeper.toEnd, hold: keeper.hold, away };
}
