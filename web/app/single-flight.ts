import { useRef } from "react";

/**
 * The same deed, which does nothing while it is under way: the second click of a double click comes before the screen
 * can show that the first one was heard.
 */
export function useSingleFlight<A extends unknown[]>(
  deed: (...args: A) => Promise<unknown>,
): (...args: A) => Promise<void> {
  const flying = useRef(false);
  return async (...args) => {
    if (flying.current) return;
    flying.current = true;
    try {
      await deed(...args);
    } finally {
      flying.current = false;
    }
  };
}
