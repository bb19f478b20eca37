import { useEffect, useRef, type ReactNode } from "react";

/**
 * What lies out of sight is neither laid out nor drawn, however long the conversation; it can still be searched, and heard.
 * Its height is the one it was drawn with, so that nothing moves when it comes into sight.
 */
const UNSEEN = "auto";

/** After the browser has drawn what is there now, and so knows how high it is. */
function afterDrawing(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}

/** The turns of a conversation, as a list that a screen reader goes through one by one. */
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
      // In another width everything has another height.
      const drawn = [...element.querySelectorAll<HTMLElement>(":scope > [data-still]")];
      for (const turn of drawn) turn.style.contentVisibility = "";
      stop();
      stop = afterDrawing(() => {
        for (const turn of drawn) turn.style.contentVisibility = UNSEEN;
      });
    });
    observer.observe(element);
    return () => {
      stop();
      observer.disconnect();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without marks is one
    <ol ref={list} role="list" className="-my-2 flex flex-col">
      {children}
    </ol>
  );
}

/** One turn; `still`: it does not change any more. */
export function Turn({ still = false, children }: { still?: boolean; children: ReactNode }) {
  const turn = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = turn.current;
    if (!element || !still) return undefined;
    const stop = afterDrawing(() => {
      element.style.contentVisibility = UNSEEN;
    });
    return () => {
      stop();
      element.style.contentVisibility = "";
    };
  }, [still]);
  return (
    // The room round it is for focus rings, which end at its edge.
    <li
      ref={turn}
      data-still={still || undefined}
      className="-mx-2 flex flex-col gap-4 px-2 py-2 [contain-intrinsic-block-size:auto_8rem]"
    >
      {children}
    </li>
  );
}
