/** What somebody does who uses the page. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown"] as const;

let isUsed = false;
const tasks = new Set<() => void>();

function begin(): void {
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, begin, true);
  for (const task of tasks) whenIdle(task);
  tasks.clear();
}

/** Not in Safari, which has no idle callbacks: soon. */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 200);
}

/**
 * Runs a task soon after somebody has begun to use the page: what they may want next is fetched, but does not compete
 * with the page's first load. Nobody waits for it: what is needed before is fetched at once, and the service worker
 * fetches everything anyway.
 */
export function whenUsed(task: () => void): void {
  if (isUsed) return whenIdle(task);
  if (tasks.size === 0) for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  tasks.add(task);
}
