import { expect, test } from "vitest";
import { inTurns, mapInTurns } from "./in-turns.ts";

/** Blocks the thread. */
function busy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("answers in order, and lets others go on between pieces of long work", async () => {
  const heard: string[] = [];
  setImmediate(() => heard.push("somebody else"));
  const answers = await mapInTurns([1, 2, 3, 4, 5], (one, index) => {
    busy(10);
    heard.push(`piece ${one}`);
    return one * index;
  });
  expect(answers).toEqual([0, 2, 6, 12, 20]);
  expect(heard).toEqual(["piece 1", "somebody else", "piece 2", "piece 3", "piece 4", "piece 5"]);
  expect(await mapInTurns([], () => 1)).toEqual([]);
});

test("short work is done at once, and what fails is thrown", async () => {
  const heard: string[] = [];
  setImmediate(() => heard.push("somebody else"));
  await mapInTurns([1, 2, 3], (one) => heard.push(`piece ${one}`));
  expect(heard).toEqual(["piece 1", "piece 2", "piece 3"]);
  const failing = inTurns(
    // oxlint-disable-next-line require-yield -- it fails before it could
    (function* (): Generator<void, number> {
      throw new TypeError("no");
    })(),
  );
  await expect(failing).rejects.toThrow("no");
});
