import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * On the element that holds a question, its heading and its answers: where its keys work. A press on an empty part of it
 * puts the focus on it, so that they go on working.
 */
export const QUESTION = { "data-question": true, tabIndex: -1 } as const;

const WITHIN = "[data-question]";
const TYPING = "input:not([type=radio]), textarea, select, [contenteditable]";

type Meant = { answer: number; key: "digit" | "letter" } | "next";

/** What a key means to the question that has the focus; undefined for a key that is none of its own. */
export function meantBy(event: KeyboardEvent): Meant | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  // Single characters must not answer for somebody whose focus is elsewhere: a slip, or a word said to speech input.
  if (!target?.closest(WITHIN) || target.closest(TYPING)) return undefined;
  if (/^[1-5]$/.test(event.key)) return { answer: Number(event.key), key: "digit" };
  if (/^[a-e]$/i.test(event.key)) return { answer: "abcde".indexOf(event.key.toLowerCase()) + 1, key: "letter" };
  return event.key === "Enter" && !target.closest("button, a") ? "next" : undefined;
}

/**
 * While mounted, the keys 1 to 5 answer, or a to e where there are letters to choose from, and Enter goes on, wherever
 * within the question (`QUESTION`) the focus is; text fields and buttons keep their keys. `onAnswer` gets the place of the
 * answer, from 1. Where nothing has the focus, as when the page has just been loaded, the question's heading gets it.
 */
export function useAnswerKeys(onAnswer: (answer: number, key: "digit" | "letter") => void, onNext: () => void): void {
  const latest = useRef({ onAnswer, onNext });
  // Before the screen shows them: a key pressed at once must not answer the question that was there before.
  useLayoutEffect(() => {
    latest.current = { onAnswer, onNext };
  });
  useEffect(() => {
    if (document.activeElement === document.body) {
      const heading = document.querySelector<HTMLElement>(`${WITHIN} :is(h1, h3)`);
      heading?.focus({ preventScroll: true });
    }
    function handle(event: KeyboardEvent) {
      const meant = meantBy(event);
      if (!meant) return;
      if (meant === "next" || meant.key === "digit") event.preventDefault();
      if (meant === "next") latest.current.onNext();
      else latest.current.onAnswer(meant.answer, meant.key);
    }
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}
