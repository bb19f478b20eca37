import { whenIdle } from "./when-idle.ts";

/** Whether the page has to fetch what it may need later. */
let isByPage = false;
const tasks = new Map<() => void, () => void>();

/**
 * Runs a task that fetches what the page may need later, once the page is idle, if no service worker stores it. Where one
 * does, it fetches every file once for each version, and the page takes it from there when it needs it. Returns a
 * function that cancels it.
 */
export function fetchLater(task: () => void): () => void {
  tasks.set(task, isByPage ? whenIdle(task) : () => undefined);
  return () => {
    tasks.get(task)?.();
    tasks.delete(task);
  };
}

/** There is no service worker that would store the files. */
export function fetchByPage(): void {
  if (isByPage) return;
  isByPage = true;
  for (const task of tasks.keys()) tasks.set(task, whenIdle(task));
}
