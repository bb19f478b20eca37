import { useEffect, useMemo, useRef } from "react";
import type { MessageActions } from "./message-actions.ts";

/**
 * Returns an object with a stable identity whose functions call the latest ones, so that memoized lines do not
 * re-render.
 */
export function useMessageActions(now: MessageActions): MessageActions {
  const newest = useRef(now);
  useEffect(() => {
    newest.current = now;
  });
  const { persona, enterSends } = now;
  return useMemo(
    () => ({
      persona,
      enterSends,
      edit: (...args) => newest.current.edit(...args),
      sendEdited: (...args) => newest.current.sendEdited(...args),
      regenerate: (...args) => newest.current.regenerate(...args),
      continueAnswer: (...args) => newest.current.continueAnswer(...args),
      askAgain: () => newest.current.askAgain(),
      askBuiltIn: (...args) => newest.current.askBuiltIn(...args),
      show: (...args) => newest.current.show(...args),
      changePlan: (...args) => newest.current.changePlan(...args),
      planSaved: () => newest.current.planSaved(),
    }),
    [persona, enterSends],
  );
}
