import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of a question in the address: the one, from 1, that the entry before this one shows. */
    questionBefore?: number | undefined;
  }
}

/** How a question comes into the address. */
export interface QuestionMove {
  /** In place of the entry that is there. */
  replace: boolean;
  state: { questionBefore?: number | undefined };
}

export type OnQuestion = (at: number, move: QuestionMove) => void;

/**
 * Keeps the address and the question on screen in step, so that the browser’s Back and the one on the screen do the same:
 * each question has one entry, which names it, also after a reload. `index` counts from 0.
 */
export function useQuestionPlace(at: number | undefined, index: number, onAt: OnQuestion) {
  const router = useRouter();
  const leaving = useRef<number | null>(null);
  useEffect(() => {
    leaving.current = null;
  }, [index]);
  // Without it the entry would show whichever question is the first open one when it is come back to.
  const named = at === index + 1;
  useEffect(() => {
    if (!named) {
      const { questionBefore } = router.history.location.state;
      onAt(index + 1, { replace: true, state: { questionBefore } });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  return {
    /** To a question after this one. */
    goOn: (to: number) => onAt(to, { replace: false, state: { questionBefore: index + 1 } }),
    /** To the question before this one. */
    goBack: () => {
      if (leaving.current === index) return;
      leaving.current = index;
      if (router.history.location.state.questionBefore === index) router.history.back();
      else onAt(index, { replace: true, state: {} });
    },
  };
}
