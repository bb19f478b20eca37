import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The question (1-based) that the previous history entry shows. */
    questionBefore?: number | undefined;
  }
}

/** How to write a question to the URL. */
export interface QuestionMove {
  /** Replace the current history entry. */
  replace: boolean;
  state: { questionBefore?: number | undefined };
}

export type OnQuestion = (at: number, move: QuestionMove) => void;

/**
 * Syncs the URL with the question on screen, so that the browser's Back and the Back button do the same, also after a
 * reload. Each question has one history entry. `at` is 1-based, `index` 0-based.
 */
export function useQuestionUrl(at: number | undefined, index: number, onAt: OnQuestion) {
  const router = useRouter();
  const leaving = useRef<number | null>(null);
  useEffect(() => {
    leaving.current = null;
  }, [index]);
  // An entry without a number would show the first open question when the user returns to it.
  const named = at === index + 1;
  useEffect(() => {
    if (!named) {
      const { questionBefore } = router.history.location.state;
      onAt(index + 1, { replace: true, state: { questionBefore } });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  return {
    /** Goes to a later question (1-based). */
    goOn: (to: number) => onAt(to, { replace: false, state: { questionBefore: index + 1 } }),
    /** Goes to the previous question. */
    goBack: () => {
      if (leaving.current === index) return;
      leaving.current = index;
      if (router.history.location.state.questionBefore === index) router.history.back();
      else onAt(index, { replace: true, state: {} });
    },
  };
}
