import { useEffect, useLayoutEffect, useRef } from "react";

const TYPING = "input:not([type=radio]), textarea, select, [contenteditable]";

/**
 * While mounted, the keys 1 to 5 answer, or a to e where there are letters to choose from, and Enter goes on, wherever
 * the focus is; text fields and buttons keep their keys. `onAnswer` gets the place of the answer, from 1.
 */
export function useAnswerKeys(onAnswer: (answer: number, key: "digit" | "letter") => void, onNext: () => void): void {
  const latest = useRef({ onAnswer, onNext });
  // Before the screen shows them: a key pressed at once must not answer the question that was there before.
  useLayoutEffect(() => {
    latest.current = { onAnswer, onNext };
  });
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPING)) return;
      if (/^[1-5]$/.test(event.key)) {
        event.preventDefault();
        latest.current.onAnswer(Number(event.key), "digit");
      } else if (/^[a-e]$/i.test(event.key)) {
        latest.current.onAnswer("abcde".indexOf(event.key.toLowerCase()) + 1, "letter");
      } else if (event.key === "Enter" && !target?.closest("button, a")) {
        event.preventDefault();
        latest.current.onNext();
      }
    }
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}
