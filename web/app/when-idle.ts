/** Time for the first screen to become usable, in milliseconds. */
export const FIRST_SCREEN_MS = 1500;

/** Runs a task once the page has loaded and has nothing else to do. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let cancel = (): void => removeEventListener("load", wait);
  function wait(): void {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) {
      const asked = requestIdleCallback(task);
      cancel = () => cancelIdleCallback(asked);
    } else {
      const asked = setTimeout(task, 200);
      cancel = () => clearTimeout(asked);
    }
  }
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => cancel();
}
