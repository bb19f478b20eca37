import { setTimeout as sleep } from "node:timers/promises";

/** Waits until it holds, looking often. @throws after `seconds`. */
export async function until<T>(what: string, seconds: number, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  const late = performance.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > late) throw new Error(`${what}: not within ${seconds} s`);
    await sleep(50);
  }
}
