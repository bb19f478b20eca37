import { useEffect, useRef, type ReactNode } from "react";

/**
 * Once out of view, a finished turn is neither laid out nor painted, but stays searchable and accessible. It keeps its
 * last rendered height, so that the scroll position does not jump. In view it would be drawn anew, which counts as a
 * layout shift. Returns a function that stops watching it.
 */
function skipOffscreen(turn: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return;
    turn.style.contentVisibility = "auto";
    observer.disconnect();
  });
  observer.observe(turn);
  return () => observer.disconnect();
}

/** Calls `then` after the next paint, when the heights are known. Returns a function that cancels it. */
function afterPaint(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}

/** The turns of a conversation, as a list for screen readers. */
export function Turns({ children }: { children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let width = element.clientWidth;
    let stop = () => {};
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      // The remembered heights are stale: render all turns once at the new width.
      const turns = [...element.querySelectorAll<HTMLElement>(":scope > [data-still]")];
      for (const turn of turns) turn.style.contentVisibility = "";
      stop();
      stop = afterPaint(() => {
        for (const turn of turns) skipOffscreen(turn);
      });
    });
    observer.observe(element);
    return () => {
      stop();
      observer.disconnect();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without markers
    <ol ref={list} role="list" className="-my-2 flex flex-col">
      {children}
    </ol>
  );
}

/** One turn; `still` means that it is not being streamed or sent. */
export function Turn({ still = false, children }: { still?: boolean; children: ReactNode }) {
  const turn = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = turn.current;
    if (!element || !still) return undefined;
    const stop = skipOffscreen(element);
    return () => {
      stop();
      element.style.contentVisibility = "";
    };
  }, [still]);
  return (
    // The padding is for focus rings, which `content-visibility` clips at the edge.
    <li
      ref={turn}
      data-still={still || undefined}
      className="-mx-2 flex flex-col gap-4 px-2 py-2 [contain-intrinsic-block-size:auto_8rem]"
    >
      {children}
    </li>
  );
}
