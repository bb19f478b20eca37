import { createContext, startTransition, use, useEffect, useState, type ReactNode } from "react";

const TakenOver = createContext(true);

/** Around an application that takes over the server's HTML. */
export function TakeOver({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  useEffect(() => startTransition(() => setDone(true)), []);
  return <TakenOver value={isDone}>{children}</TakenOver>;
}

/**
 * False until React has taken over the whole of the server's HTML, also what is within suspense boundaries, which comes
 * last: React does not let a change of context through before. For what may change what other parts show, such as the
 * language. `useHydrated` is true as soon as a component's own part is taken over.
 */
export function useTakenOver(): boolean {
  return use(TakenOver);
}
