import { useEffect, useState } from "react";

/** How far down the window somebody reads, as a share of its height. */
const READING_LINE = 0.3;

/** Ways in which a reader moves a page by themselves. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

function sectionBeingRead(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  // The last ones may be too short to reach the line.
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1) return ids.at(-1);
  const isAbove = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= innerHeight * READING_LINE;
  };
  return ids.findLast(isAbove) ?? ids[0];
}

/**
 * Which of the elements with these ids, in their order on the page, begins what is being read. One that a link led to
 * stays the current one until the reader moves on, even where the page ends before it reaches the top.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    const known = all.split(" ");
    const target = () => known.find((id) => `#${id}` === location.hash);
    let held = target();
    const look = () => setCurrent(held ?? sectionBeingRead(known));
    const letGo = () => {
      held = undefined;
    };
    const hold = () => {
      held = target();
      look();
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    addEventListener("hashchange", hold);
    for (const move of MOVES) addEventListener(move, letGo, { passive: true });
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
      removeEventListener("hashchange", hold);
      for (const move of MOVES) removeEventListener(move, letGo);
    };
  }, [all]);
  return current;
}
