import { useEffect, useState } from "react";

/** Debounces text by `pauseMs`; an empty text takes effect at once. */
export function useDebounced(text: string, pauseMs: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === "" ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return debounced;
}
