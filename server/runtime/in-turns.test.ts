import { expect, test } from "vitest";
import { inTurns, mapInTurns } from "./in-turns.ts";

/** Blocks the thread. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("returns results in order, and yields to others between pieces of long work", async () => {
  const events: string[] = [];
  setImmediate(() => events.push("others"));
  const answers = await mapInTurns([1, 2, 3, 4, 5], (one, index) => {
    busy(10);
    events.push(`piece ${one}`);
    return one * index;
  });
  expect(answers).toEqual([0, 2, 6, 12, 20]);
  expect(events).toEqual(["piece 1", "others", "piece 2", "piece 3", "piece 4", "piece 5"]);
  expect(await mapInTurns([], () => 1)).toEqual([]);
});

test("short work does not yield, and errors are thrown", async () => {
  const events: string[] = [];
  setImmediate(() => events.push("others"));
  await mapInTurns([1, 2, 3], (one) => events.push(`piece ${one}`));
  expect(events).toEqual(["piece 1", "piece 2", "piece 3"]);
  const failing = inTurns(
    // oxlint-disable-next-line require-yield -- it fails before it could
    (function* (): Generator<void, number> {
      throw new TypeError("no");
    })(),
  );
  await expect(failing).rejects.toThrow("no");
});
