import { useState } from "react";

interface Retried {
  data: unknown;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/**
 * For a note that something did not load, with a button that asks again: a query forgets its failure when it asks anew,
 * and the note would go with the focus. `error` is there until something came, and `busy` while it is asked for.
 */
export function useRetry({ data, error, refetch }: Retried) {
  const [retried, setRetried] = useState<Error | null>(null);
  return {
    error: data === undefined ? (error ?? retried) : null,
    busy: retried !== null,
    /** Resolves once it came, or failed again. */
    retry: async (): Promise<void> => {
      setRetried(error);
      await refetch();
      setRetried(null);
    },
  };
}
