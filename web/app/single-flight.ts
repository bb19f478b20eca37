import { useRef } from "react";

/**
 * Wraps an async function so that calls during a pending one do nothing: the second click of a double click arrives
 * before the disabled state renders.
 */
export function useSingleFlight<A extends unknown[]>(
  action: (...args: A) => Promise<unknown>,
): (...args: A) => Promise<void> {
  const flying = useRef(false);
  return async (...args) => {
    if (flying.current) return;
    flying.current = true;
    try {
      await action(...args);
    } finally {
      flying.current = false;
    }
  };
}
