/** What is written, unless it is stopped before: the thread may be at somebody else's job for seconds. */
export function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  return Promise.race([work, stopped.promise]).finally(() => signal.removeEventListener("abort", stop));
}
