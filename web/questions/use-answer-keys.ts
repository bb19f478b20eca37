import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Attributes of the element that contains a question's heading and answers, within which its keyboard shortcuts work.
 * The element is focusable, so that the shortcuts keep working after a click on an empty area of it.
 */
export const QUESTION = { "data-question": true, tabIndex: -1 } as const;

const WITHIN = "[data-question]";
const TYPING = "input:not([type=radio]), textarea, select, [contenteditable]";

type KeyAction = { answer: number; key: "digit" | "letter" } | "next";

/** Action of a key press within a question; undefined if the key is not one of its shortcuts. */
export function keyAction(event: KeyboardEvent): KeyAction | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  // Single-character shortcuts need the focus in the question, so that a slip or speech input does not answer.
  if (!target?.closest(WITHIN) || target.closest(TYPING)) return undefined;
  if (/^[1-5]$/.test(event.key)) return { answer: Number(event.key), key: "digit" };
  if (/^[a-e]$/i.test(event.key)) return { answer: "abcde".indexOf(event.key.toLowerCase()) + 1, key: "letter" };
  return event.key === "Enter" && !target.closest("button, a") ? "next" : undefined;
}

/**
 * Keyboard shortcuts while the focus is within the question (`QUESTION`): 1 to 5 or a to e answer, Enter goes on. Text
 * fields and buttons keep their own keys. `onAnswer` gets the 1-based position of the answer. If nothing has the focus
 * on mount, as after a page load, the question's heading gets it.
 */
export function useAnswerKeys(onAnswer: (answer: number, key: "digit" | "letter") => void, onNext: () => void): void {
  const latest = useRef({ onAnswer, onNext });
  // Layout effect: a key pressed right after the paint must not answer the previous question.
  useLayoutEffect(() => {
    latest.current = { onAnswer, onNext };
  });
  useEffect(() => {
    if (document.activeElement === document.body) {
      const heading = document.querySelector<HTMLElement>(`${WITHIN} :is(h1, h3)`);
      heading?.focus({ preventScroll: true });
    }
    function handle(event: KeyboardEvent) {
      const action = keyAction(event);
      if (!action) return;
      if (action === "next" || action.key === "digit") event.preventDefault();
      if (action === "next") latest.current.onNext();
      else latest.current.onAnswer(action.answer, action.key);
    }
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}
