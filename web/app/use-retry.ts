import { useState } from "react";

interface Retried {
  data: unknown;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/**
 * For an error note with a retry button. A query clears its error on refetch, which would unmount the note and lose
 * focus; here `error` stays until data arrives, and `busy` is true while refetching.
 */
export function useRetry({ data, error, refetch }: Retried) {
  const [retried, setRetried] = useState<Error | null>(null);
  return {
    error: data === undefined ? (error ?? retried) : null,
    busy: retried !== null,
    /** Resolves once the refetch succeeds or fails. */
    retry: async (): Promise<void> => {
      setRetried(error);
      await refetch();
      setRetried(null);
    },
  };
}
