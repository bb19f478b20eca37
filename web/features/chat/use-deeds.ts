import { useEffect, useMemo, useRef } from "react";
import type { Deeds } from "./deeds.ts";

/**
 * Returns an object with a stable identity whose functions call the latest ones, so that memoized lines do not
 * re-render.
 */
export function useDeeds(now: Deeds): Deeds {
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
      again: (...args) => newest.current.again(...args),
      goOn: (...args) => newest.current.goOn(...args),
      askAgain: () => newest.current.askAgain(),
      askBuiltIn: (...args) => newest.current.askBuiltIn(...args),
      show: (...args) => newest.current.show(...args),
      changePlan: (...args) => newest.current.changePlan(...args),
      planSaved: () => newest.current.planSaved(),
    }),
    [persona, enterSends],
  );
}
